"""The table without a screen: what is shown and asked, what is chosen, and what may be done."""
