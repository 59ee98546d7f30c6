/** The walk, played for all: doors, then stars, then the report. The same for every walk. */
export const DOORS = 2; // seconds until they have closed
export const FILM = 4; // and until the report
