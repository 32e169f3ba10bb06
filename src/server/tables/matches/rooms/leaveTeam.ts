// A person leaves the team: in a game of two they resign, elsewhere a bot plays on, every other seat becomes free.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { TableEntry } from '../../../../engine/log.ts';
import { tableRefusal } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { BotTurns } from '../bots/turns.ts';
import { leaveToBot } from '../daily/dailyStore.ts';
import { endUnfinished } from '../store.ts';
import type { Turns } from '../turns/commit.ts';
import { type LiveMatch, matchNow, seatAt } from '../turns/liveMatch.ts';
import type { MatchPublisher } from '../turns/publish.ts';
import type { Settlement } from '../turns/settlement.ts';
import type { RoomChanges } from './changeRoom.ts';
import type { OpenRoom } from './openRoom.ts';
import { positionOf, type RoomDoc, type StoredRoom, sitBotIn, vacateSeat } from './room.ts';
import { readRoomsWith } from './roomLists.ts';
import type { Rooms } from './rooms.ts';

/** Takes the person from every table of the team; null: of every team, as a guest sits at tables of others. */
export type Vacate = (teamId: string | null, userId: string) => Promise<void>;

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly changes: RoomChanges;
  readonly turns: Pick<Turns, 'commit'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly publisher: Pick<MatchPublisher, 'room' | 'match'>;
  readonly botTurns: BotTurns;
  readonly database: Database;
  readonly clock: WallClock;
}

const mostTries = 5;

/** Neither has a game begun since, nor has one ended. */
const isSamePlay = (now: Played, before: Played): boolean =>
  now.status === before.status && now.doc.game === before.doc.game;

type Played = Pick<StoredRoom, 'status' | 'doc'>;

const isStaleVersion = (changed: RoomDoc | Refusal): boolean =>
  isRefusal(changed) && changed.error === 'StaleVersion';

export function createVacate(deps: Deps): Vacate {
  const { rooms, changes, turns, settlement, publisher, botTurns, database, clock } = deps;

  /** Until it is done with the room as it then is: a game may begin or end on another node meanwhile. */
  async function giveUpSeat(open: OpenRoom, userId: string): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) if (await triedToGiveUp(open, userId)) return;
    throw new Error(`${open.id} changed too often for a seat to be given up`);
  }

  async function triedToGiveUp(open: OpenRoom, userId: string): Promise<boolean> {
    await rooms.catchUp(open);
    const { live, stored } = open;
    const position = positionOf(stored.doc, userId);
    const seat = live && seatAt(live, position);
    const isPlaying = stored.status === roomStatus.playing && live && !live.match.result && seat !== null;
    if (isPlaying && !(await resignFor(open, live, seat))) return playOnWithout(open, live, userId);
    if (live?.match.result) await settlement.settle(open, live); // before the seat is free, so that the result is theirs
    const before = open.stored;
    const changed = await changes.changeAndPublish(open, (doc, room) =>
      isSamePlay(room, before) ? vacateSeat(doc, userId) : refuse('StaleVersion'),
    );
    return !isStaleVersion(changed);
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

  async function playOnWithout(open: OpenRoom, live: LiveMatch, userId: string): Promise<boolean> {
    const position = positionOf(open.stored.doc, userId);
    const before = open.stored;
    const changed = await changes.change(open, (doc, room) =>
      isSamePlay(room, before) ? sitBotIn(doc, userId) : refuse('StaleVersion'),
    );
    if (isRefusal(changed)) return !isStaleVersion(changed);
    if (open.stored.status === roomStatus.closed) {
      await endUnfinished(database, live.facts.id, clock.now());
      changes.publishClosed(open);
      return true;
    }
    open.goneSince.delete(position);
    await leaveToBot(database, live.facts.id, userId, clock.now());
    publisher.room(open);
    publisher.match(open, null);
    botTurns.wake(open, live);
    return true;
  }

  return async (teamId, userId) => {
    for (const id of await readRoomsWith(database, teamId, userId)) {
      const open = await rooms.open(id);
      if (open) await open.queue(() => giveUpSeat(open, userId));
    }
  };
}
