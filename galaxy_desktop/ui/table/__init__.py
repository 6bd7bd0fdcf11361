"""Table on the screen: shows the controller's output as pictures and widgets, and handles input."""
