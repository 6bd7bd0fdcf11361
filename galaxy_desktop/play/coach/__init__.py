"""The coach: the choices of a finished game judged, what they cost, and how much of the result was luck."""
