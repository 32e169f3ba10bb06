// A move a day: how many working days a turn may take at a table that lasts for weeks. Calendars are the server's.

export const turnDays = [1, 2, 3, 7] as const;
export type TurnDays = (typeof turnDays)[number];

/** After so many late turns in a row at a table of more than two, a bot keeps the seat until its person takes it back. */
export const lateTurnsUntilBotStays = 3;
