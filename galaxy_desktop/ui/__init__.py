"""The pygame client: knows questions, not games."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
