"""Shared parts of card tables: sheets, faces, hands, headers, and moving cards."""
