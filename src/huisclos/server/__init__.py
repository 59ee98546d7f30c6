"""The house: sockets, clocks, disks and bots around the tables."""
