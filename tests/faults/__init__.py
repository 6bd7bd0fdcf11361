"""What happens when files are damaged and the program is killed: `python -m tests.faults --help`."""
