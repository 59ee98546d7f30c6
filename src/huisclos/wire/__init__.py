"""The protocol between server and clients."""
