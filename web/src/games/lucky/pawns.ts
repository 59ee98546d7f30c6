/** The pawns: one colour and one hat a seat, so that nobody is told by colour alone. */
export const COLOURS = ["#e4573d", "#3fa7a0", "#c774b2", "#8fb24b", "#6f8fd8", "#c9925a", "#b9bcc6"];

const HATS = [
  '<rect x="-9" y="-23" width="18" height="4" rx="1.5"/><rect x="-5.5" y="-29" width="11" height="7" rx="1"/>', // boater
  '<rect x="-9" y="-23" width="18" height="3.5" rx="1.75"/><path d="M-6 -22a6 7.5 0 0 1 12 0z"/>', // bowler
  '<path d="M-8 -20a8 6 0 0 1 16 0z"/><path d="M5 -24C9 -33 3 -35 0 -31C4 -32 5 -28 2 -24z"/>', // plume
  '<path d="M-8 -18C-8 -30 8 -30 8 -18L10 -16H-10Z"/>', // cloche
  '<path d="M-8 -20C-9 -28 9 -28 8 -20Z"/><path d="M-8 -20H12V-17.5H-8Z"/>', // cap
  '<path d="M-6 -18L-4.5 -29H4.5L6 -18Z"/><path d="M1 -29C6 -29 7 -26 7.5 -21"/>', // fez
  '<path d="M-10 -24C-10 -30 10 -30 10 -24L7 -22H-7Z"/><rect x="-7" y="-22.5" width="14" height="5" rx="1"/>', // sailor
];
export const TOP_HAT = '<rect x="-10" y="-22" width="20" height="3.5" rx="1.5"/><path d="M-6.5 -21L-7.5 -36H7.5L6.5 -21Z"/>';

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const hatOf = (seat: number): string => HATS[seat % HATS.length]!;
/** The first sign of a name, whole. */
export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? "";
