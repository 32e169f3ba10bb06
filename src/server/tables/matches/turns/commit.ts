// Turns of a match: an act is judged, stored, then adopted; everything that follows runs after the turn is stored.
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Shapes } from '../../../../engine/game.ts';
import type { Logged } from '../../../../engine/log.ts';
import { isDaily, type Match } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { DatabaseFault, sqlState } from '../../../base/storage/faults.ts';
import type { Journal } from '../../../base/storage/journal.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { DailyRows } from '../daily/dailyRows.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { adopt, type LiveMatch, rowFor } from './liveMatch.ts';

/** Decides what an act does to the match as it is now: a log entry, a refusal, or the turn it was already done in. */
export type Judge = (live: LiveMatch) => Logged<Shapes> | Refusal | { readonly done: number };

export interface Stored {
  readonly turn: number;
}

/** Runs after a turn is stored and its act acknowledged; `before` is the match before that turn. */
export type AfterTurn = (open: OpenRoom, live: LiveMatch, before: Match<Shapes>) => void;

/** Both run inside the room's queue. */
export interface Turns {
  commit(open: OpenRoom, moveId: string | null, judge: Judge): Promise<Stored | Refusal>;
  /** The first turn of a game, which no act precedes. */
  commitFirst(open: OpenRoom, live: LiveMatch): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly journal: Pick<Journal, 'append'>;
  readonly clock: WallClock;
  readonly announcer: Pick<Announcer, 'turn'>;
  readonly nodes: Pick<Nodes, 'isServing'>;
  readonly dailyRows: DailyRows;
  readonly afterTurn: readonly AfterTurn[];
}

/** After losing to other writers this often in one act, the act is refused. */
const mostTries = 5;

export function createTurns(deps: Deps): Turns {
  const { rooms, journal, clock, announcer, nodes, dailyRows, afterTurn } = deps;
  /** What follows on the last turn of a match, until it has run. */
  const following = new WeakMap<LiveMatch, () => void>();

  function follow(live: LiveMatch): void {
    const run = following.get(live);
    following.delete(live);
    run?.();
  }

  /** False: another node stored a turn of this number first. */
  async function store(
    open: OpenRoom,
    live: LiveMatch,
    first: Logged<Shapes> | null,
    moveId: string | null,
  ): Promise<boolean> {
    // Clocks are set right first: the time in which nothing could be stored is nobody's.
    if (!nodes.isServing()) throw new DatabaseFault('nothing could be stored for a while', sqlState.away);
    const before = live.match;
    const { row: alone, match } = rowFor(live, first, moveId, clock);
    const row = isDaily(match) ? await dailyRows.withSeats(open, before, match, alone) : alone;
    try {
      if (!(await journal.append(row))) {
        open.isStale = true;
        return false;
      }
      follow(live); // on a busy machine the next turn may be stored first: each is told as it was
    } catch (fault) {
      open.isStale = true; // it may be stored all the same: read again before the next act
      throw fault;
    }
    adopt(live, row, match, clock);
    announcer.turn(open.id);
    following.set(live, () => {
      if (open.live === live) for (const react of afterTurn) react(open, live, before);
    });
    setImmediate(follow, live); // the acknowledgement goes first
    return true;
  }

  return {
    async commit(open, moveId, judge) {
      for (let tries = 0; tries < mostTries; tries++) {
        if (open.isStale) await rooms.catchUp(open);
        const { live, stored } = open;
        if (!live || stored.status === roomStatus.closed) return refuse('Closed');
        const verdict = judge(live);
        if ('ok' in verdict) return verdict;
        if ('done' in verdict) return { turn: verdict.done };
        if (await store(open, live, verdict, moveId)) return { turn: live.match.turn };
      }
      return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
    },
    async commitFirst(open, live) {
      if (!(await store(open, live, null, null))) await rooms.catchUp(open);
    },
  };
}
