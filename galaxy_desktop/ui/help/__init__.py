"""The help: rules and terms, the anatomy of cards, icons, keys."""
