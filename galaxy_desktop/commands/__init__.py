"""Commands of the command line, one file per command: `add_arguments(parser)` and `run(args)`."""
