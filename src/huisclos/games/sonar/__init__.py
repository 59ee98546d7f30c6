"""Captain Sonar: two submarines, two crews, one sea, for 2 to 8 people."""
