// The time of one of two is up: the other one ends the game, or gives them another day.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Message } from '../../../../contract/realtime.ts';
import { seatsToAct } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import { dueAfter } from '../../../people/workingDays.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { personAt } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Turns } from '../turns/commit.ts';
import { matchNow, type StoredDailySeat } from '../turns/liveMatch.ts';
import { readDailyPeople } from './calendars.ts';
import { tellAt } from './dailyRows.ts';
import { writeAnotherDay } from './dailyStore.ts';
import { decidingSeat, lateSeat } from './dailyView.ts';
import { endOf } from './dueTurns.ts';

export type DecideLate = (
  open: OpenRoom,
  userId: string,
  asked: Omit<Message<'match:late'>, 'room'>,
) => Promise<object | Refusal>;

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly turns: Pick<Turns, 'commit'>;
  readonly announcer: Pick<Announcer, 'room'>;
  readonly database: Database;
  readonly clock: WallClock;
}

export function createDecideLate({ rooms, turns, announcer, database, clock }: Deps): DecideLate {
  async function giveDay(open: OpenRoom, late: StoredDailySeat): Promise<object | Refusal> {
    const { userId, teamId } = late;
    if (userId === null) return refuse('NotAllowed', { reason: 'notNow' });
    const person = (await readDailyPeople(database, [{ userId, teamId }])).of({ userId, teamId });
    const since = clock.now();
    const next = { since, dueAt: dueAfter(person.calendar, since, 1), tellAt: tellAt(person, since) };
    if (!(await writeAnotherDay(database, late, next))) return refuse('AlreadyDone');
    await rooms.catchUp(open);
    announcer.room(open.id, open.teamId);
    return {};
  }

  const endGame = (open: OpenRoom, late: StoredDailySeat, moveId: string) => {
    const known = open.live?.match.turn;
    return turns.commit(open, moveId, (live) => {
      const done = live.done.get(moveId);
      if (done !== undefined) return { done };
      const isLate = live.match.turn === known && seatsToAct(live.match).includes(late.seat);
      return isLate ? endOf(live, late, matchNow(live, clock)) : refuse('NotAllowed', { reason: 'notNow' });
    });
  };

  return (open, userId, { moveId, choice }) =>
    open.queue(async () => {
      await rooms.catchUp(open);
      const { live, stored } = open;
      if (!live) return refuse('Closed');
      const done = live.done.get(moveId);
      if (done !== undefined) return {};
      if (live.match.result) return refuse('Closed', { reason: 'gameOver' });
      const late = lateSeat(live.daily);
      const decides = late && decidingSeat(live.daily, late);
      const position = decides ? (live.facts.positions[decides.seat] ?? -1) : -1;
      if (!late || personAt(stored.doc, position) !== userId)
        return refuse('NotAllowed', { reason: 'notNow' });
      if (choice === 'anotherDay') return giveDay(open, late);
      const ended = await endGame(open, late, moveId);
      return isRefusal(ended) ? ended : {};
    });
}
