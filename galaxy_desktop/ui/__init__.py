"""The pygame client: knows questions, not games."""
