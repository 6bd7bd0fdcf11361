"""What the command line can do, one file per command: `add_arguments(parser)` and `run(args)`."""
