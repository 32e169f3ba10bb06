// The one way anything happens in a match: judge, store, then tell. Nothing is told that is not stored.

import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Shapes } from '../../engine/game.ts';
import type { Logged } from '../../engine/log.ts';
import { catchUp, type Host } from './host.ts';
import { adopt, type LiveMatch, rowFor } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';

/** Looks at the match as it now is and says what should happen in it. */
export type Judge = (live: LiveMatch) => Logged<Shapes> | Refusal | { readonly done: number };

export interface Stored {
  readonly turn: number;
}

/** Losing the race this often in one act is not a race. */
const mostTries = 5;

/** Runs inside the room's queue. */
export async function commit(
  host: Host,
  open: OpenRoom,
  moveId: string | null,
  judge: Judge,
): Promise<Stored | Refusal> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (open.isStale) await catchUp(host, open);
    const { live } = open;
    if (!live) return refuse('Closed');
    const verdict = judge(live);
    if ('ok' in verdict) return verdict;
    if ('done' in verdict) return { turn: verdict.done };
    if (await store(host, open, live, verdict, moveId)) return { turn: live.match.turn };
  }
  return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
}

/** The house opens the game: the first turn has no act before it. */
export async function openGame(host: Host, open: OpenRoom, live: LiveMatch): Promise<void> {
  await store(host, open, live, null, null);
}

async function store(
  host: Host,
  open: OpenRoom,
  live: LiveMatch,
  first: Logged<Shapes> | null,
  moveId: string | null,
): Promise<boolean> {
  const before = live.match;
  const { row, match } = rowFor(live, first, moveId, host.clock);
  try {
    if (!(await host.journal.append(row))) {
      open.isStale = true;
      return false;
    }
  } catch (fault) {
    open.isStale = true; // it may be stored all the same: look before the next act
    throw fault;
  }
  adopt(live, row, match, host.clock);
  host.announcer.turn(open.id);
  // The acknowledgement goes first.
  setImmediate(() => {
    if (open.live === live) for (const follow of host.afterTurn) follow(open, live, before);
  });
  return true;
}
