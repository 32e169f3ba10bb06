// A person leaves the team: in a game of two they resign, elsewhere a bot plays on, every other seat becomes free.
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { Seat } from '../../engine/game.ts';
import type { TableEntry } from '../../engine/log.ts';
import { tableRefusal } from '../../engine/turn.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import type { BotTurns } from './bots/turns.ts';
import type { RoomChanges } from './changeRoom.ts';
import type { Turns } from './commit.ts';
import { type LiveMatch, matchNow, seatAt } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import type { Publisher } from './publish.ts';
import { positionOf, sitBotIn, vacateSeat } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Settlement } from './settlement.ts';
import { endUnfinished, readRoomsWith } from './store.ts';

/** Takes the person from every table of the team. */
export type Vacate = (teamId: string, userId: string) => Promise<void>;

interface Needs {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly changes: RoomChanges;
  readonly turns: Pick<Turns, 'commit'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly publisher: Pick<Publisher, 'room' | 'match'>;
  readonly botTurns: BotTurns;
  readonly database: Database;
  readonly clock: WallClock;
}

export function createVacate(needs: Needs): Vacate {
  const { rooms, changes, turns, settlement, publisher, botTurns, database, clock } = needs;

  async function giveUpSeat(open: OpenRoom, userId: string): Promise<void> {
    await rooms.catchUp(open);
    const { live, stored } = open;
    const position = positionOf(stored.doc, userId);
    const seat = live && seatAt(live, position);
    const isPlaying = stored.status === roomStatus.playing && live && !live.match.result && seat !== null;
    if (isPlaying && !(await resignFor(open, live, seat))) return playOnWithout(open, live, userId);
    if (live?.match.result) await settlement.settle(open, live); // before the seat is free, so that the result is theirs
    await changes.changeAndPublish(open, (doc) => vacateSeat(doc, userId));
  }

  /** Resigns the whole match. False: it goes on, because the game knows no resigning or others would lose by it. */
  async function resignFor(open: OpenRoom, live: LiveMatch, seat: Seat): Promise<boolean> {
    if (live.facts.setup.seats !== 2) return false;
    const entryIn = (now: LiveMatch): TableEntry => ({ kind: 'resign', by: seat, at: matchNow(now, clock) });
    if (tableRefusal(live.facts.game, live.match, entryIn(live)) !== null) return false;
    for (;;) {
      const stored = await turns.commit(open, null, (now) =>
        now.match.result ? refuse('AlreadyDone') : entryIn(now),
      );
      if (isRefusal(stored) && stored.error !== 'AlreadyDone')
        throw new Error(`not resigned: ${stored.error}`);
      if (isRefusal(stored) || !open.live || open.live.match.result) return true; // or it was one game of several
    }
  }

  async function playOnWithout(open: OpenRoom, live: LiveMatch, userId: string): Promise<void> {
    const position = positionOf(open.stored.doc, userId);
    const changed = await changes.change(open, (doc) => sitBotIn(doc, userId));
    if (isRefusal(changed)) return;
    if (open.stored.status === roomStatus.closed) {
      await endUnfinished(database, live.facts.id, clock.now());
      return changes.publishClosed(open, 'everyoneLeft');
    }
    open.goneSince.delete(position);
    publisher.room(open);
    publisher.match(open, null);
    botTurns.wake(open, live);
  }

  return async (teamId, userId) => {
    for (const id of await readRoomsWith(database, teamId, userId)) {
      const open = await rooms.open(id);
      if (open) await open.queue(() => giveUpSeat(open, userId));
    }
  };
}
