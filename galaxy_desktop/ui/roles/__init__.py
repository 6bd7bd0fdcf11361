"""Roles of painters beside drawing, one in each file; a painter has a role by inheriting from it."""
