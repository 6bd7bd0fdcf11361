"""The client put together: with a window, or without one."""
