"""`python -m ninerealms` is the command `ninerealms`."""

from ninerealms.cli import main

main()
