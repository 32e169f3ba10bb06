// Limits of the rate classes, as numbers.
import type { RateClass } from '../../../contract/rates.ts';

/** What a caller is known by; a rule whose part is missing does not apply. */
export interface Subject {
  readonly address?: string;
  readonly user?: string;
  readonly session?: string;
  readonly team?: string;
  /** Of a team in its first seven days. */
  readonly youngTeam?: string;
  readonly socket?: string;
  /** The account somebody tries to sign in to, and whom a mail goes to: an e-mail address, folded. */
  readonly account?: string;
  readonly accountAtAddress?: string;
  readonly recipient?: string;
  /** The team whose link somebody signs up by. */
  readonly link?: string;
  readonly game?: string;
  readonly pair?: string;
  readonly reader?: string;
  readonly writer?: string;
  readonly everyone?: string;
}

export interface RateRule {
  readonly by: keyof Subject;
  /** As many at once … */
  readonly most: number;
  /** … and one more every so often. */
  readonly everyMs: number;
  /** Given back when the call was no failure. */
  readonly failuresOnly?: true;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const within = (by: keyof Subject, most: number, ms: number): RateRule => ({ by, most, everyMs: ms / most });
const failures = (by: keyof Subject, most: number, everyMs: number): RateRule => ({
  by,
  most,
  everyMs,
  failuresOnly: true,
});

export const rateRules: Readonly<Record<RateClass, readonly RateRule[]>> = {
  LOGIN: [failures('accountAtAddress', 5, minute), failures('account', 50, 30 * second)],
  // Different accounts whose password was wrong, from browsers that are not known: SPRAYED tells which are counted already.
  SPRAY: [failures('address', 300, (15 * minute) / 300)],
  SPRAYED: [within('accountAtAddress', 1, 15 * minute)],
  SIGNUP: [within('address', 60, hour), within('address', 300, day), within('link', 200, day)],
  MAIL: [
    within('recipient', 2, hour),
    within('recipient', 5, day),
    within('user', 30, day),
    within('team', 50, day),
    within('youngTeam', 10, day),
    within('address', 60, hour),
    within('everyone', 500, hour),
  ],
  // A link is good for half an hour: whoever asks in somebody's name, a good one is always in their mailbox.
  RESET: [
    within('accountAtAddress', 2, hour),
    within('accountAtAddress', 5, day),
    within('recipient', 4, hour),
    within('address', 60, hour),
    within('everyone', 500, hour),
  ],
  TOKEN: [failures('address', 10, (15 * minute) / 10)],
  CODE: [within('address', 20, minute)],
  REFRESH: [within('session', 10, hour)],
  READ: [{ by: 'user', most: 60, everyMs: minute / 240 }],
  HEAVY: [within('user', 60, minute)],
  WRITE: [within('user', 60, minute)],
  GUESS: [within('game', 30, minute)],
  GRID: [within('game', 10, minute)],
  INVITE: [within('user', 10, minute), within('user', 100, day), within('pair', 1, minute)],
  ADM: [within('reader', 60, minute), within('writer', 20, minute)],
  BILL: [within('team', 8, 10 * minute), within('team', 40, day)],
  UP: [within('user', 10, 10 * minute), within('user', 30, day)],
  PUB: [within('address', 120, minute)],
  HOOK: [within('address', 600, minute)],
  'WS-CONN': [within('user', 20, minute), failures('address', 60, minute / 60)],
  'WS-MSG': [{ by: 'socket', most: 40, everyMs: second / 20 }],
};

/** How many calls of one user may run at the same time; some more wait for their turn. */
export const atOnce: Partial<Record<RateClass, number>> = { HEAVY: 2 };
export const mayWait = 4;
