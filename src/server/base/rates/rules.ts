// Limits of the rate classes, as numbers.
import type { RateClass } from '../../../contract/rates.ts';

/** The identifiers of a caller; a rule that needs a missing one does not apply. */
export interface Subject {
  readonly address?: string;
  readonly user?: string;
  readonly session?: string;
  readonly team?: string;
  /** The id of the team, only in its first seven days. */
  readonly youngTeam?: string;
  readonly socket?: string;
  /** The e-mail address, folded: of the account that is signed in to, or of the recipient of a mail. */
  readonly account?: string;
  readonly accountAtAddress?: string;
  readonly recipient?: string;
  /** The team whose sign-up link is used. */
  readonly link?: string;
  readonly game?: string;
  readonly pair?: string;
  readonly reader?: string;
  readonly writer?: string;
  readonly everyone?: string;
  /** The token of a team by which a program asks. */
  readonly teamToken?: string;
}

export interface RateRule {
  readonly by: keyof Subject;
  /** Size of the bucket: so many calls at once … */
  readonly most: number;
  /** … and one more every so often. */
  readonly everyMs: number;
  /** The token is returned when the call did not fail. */
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
  // Counts different accounts with a wrong password from unknown browsers; SPRAYED remembers which accounts are counted already.
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
  // A link is valid for half an hour, so even when strangers use up the limit the owner has a valid link in the mailbox.
  RESET: [
    within('accountAtAddress', 2, hour),
    within('accountAtAddress', 5, day),
    within('recipient', 4, hour),
    within('address', 60, hour),
    within('everyone', 500, hour),
  ],
  TOKEN: [failures('address', 10, (15 * minute) / 10)],
  // Over all calls of a token, beside the limits of each; who tries tokens that are none is slowed down.
  'TEAM-TOKEN': [within('teamToken', 120, minute), failures('address', 30, minute / 30)],
  // A directory sends thousands of people at once when it is connected.
  SCIM: [within('teamToken', 3_000, minute)],
  CODE: [within('address', 20, minute)],
  // Whoever tries codes knows the password: a code of three may be guessed once in a million tries.
  FACTOR: [failures('account', 10, 5 * minute)],
  REFRESH: [within('session', 10, hour)],
  READ: [{ by: 'user', most: 60, everyMs: minute / 240 }],
  HEAVY: [within('user', 60, minute)],
  WRITE: [within('user', 60, minute)],
  GUESS: [within('game', 30, minute)],
  GRID: [within('game', 10, minute)],
  INVITE: [within('user', 10, minute), within('user', 100, day), within('pair', 1, minute)],
  REPORT: [within('user', 5, minute), within('user', 30, day)],
  // Every change of the admin panel is saved by itself.
  ADM: [within('reader', 120, minute), within('writer', 60, minute)],
  BILL: [within('team', 8, 10 * minute), within('team', 40, day)],
  UP: [within('user', 10, 10 * minute), within('user', 30, day)],
  PUB: [within('address', 120, minute)],
  HOOK: [within('address', 600, minute)],
  'WS-CONN': [within('user', 20, minute), failures('address', 60, minute / 60)],
  'WS-MSG': [{ by: 'socket', most: 40, everyMs: second / 20 }],
};

/** How many calls of one user may run at the same time; a few more wait in a queue. */
export const atOnce: Partial<Record<RateClass, number>> = { HEAVY: 2 };
export const mayWait = 4;
