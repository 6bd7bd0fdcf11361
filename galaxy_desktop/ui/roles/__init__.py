"""What a painter may do beside drawing: one role for each file, which a painter has by inheriting from it."""
