// Waiting times of tables, in ms. Tests shorten them.
export interface Pace {
  readonly absenceMs: number; // until an absent opponent's game may be claimed
  readonly recoveryMs: number; // how long a recovered table waits for the others
  readonly awayMs: number; // how long somebody has been away before they are called back to their turn
  readonly countdownMs: number; // from a full and ready lobby to its game
  readonly botMs: number; // a bot takes at least this long, so that people can follow
  readonly thinkMs: readonly number[]; // for how long a bot may think, by strength
}

export const usualPace = {
  absenceMs: 60_000,
  recoveryMs: 15_000,
  awayMs: 60_000,
  thinkMs: [150, 500, 1_200],
};
