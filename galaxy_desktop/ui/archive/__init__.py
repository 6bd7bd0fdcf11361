"""Archive of finished games on the screen: list, filters, preview."""
