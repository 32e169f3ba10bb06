// What time does at tables with a move a day: the opponent is asked, a bot takes a turn, a game ends, a node that stopped is made up for.
import { refuse } from '../../../../contract/errors.ts';
import { nextExpiry } from '../../../../engine/expiry.ts';
import type { Shapes } from '../../../../engine/game.ts';
import type { Logged } from '../../../../engine/log.ts';
import { seatsToAct } from '../../../../engine/match.ts';
import { tableRefusal } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import { dueAfter, type Stop, tellableAt } from '../../../people/workingDays.ts';
import type { BotTurns } from '../bots/turns.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Turns } from '../turns/commit.ts';
import type { ExpiryTimers } from '../turns/expiry.ts';
import { type LiveMatch, matchNow, type StoredDailySeat } from '../turns/liveMatch.ts';
import type { Settlement } from '../turns/settlement.ts';
import { type DailyPeople, readDailyPeople, readStops } from './calendars.ts';
import {
  isSettled,
  type LaterDue,
  putOff,
  readDailySeats,
  readDue,
  readRunningOf,
  readRunningOfTeam,
  removeSeats,
  writeAsked,
  writeDueAt,
} from './dailyStore.ts';
import { decidingSeat } from './dailyView.ts';

export interface DueTurns {
  /** Does all that is due by now, at all tables. Safe on several nodes at once. */
  handleAll(): Promise<void>;
  /** Somebody is away, or back: their turns are due by their calendar as it is now. */
  renewOf(userId: string): Promise<void>;
  /** The same for a team that has changed its calendar. */
  renewOfTeam(teamId: string): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'get' | 'catchUp'>;
  readonly turns: Pick<Turns, 'commit'>;
  readonly expiry: Pick<ExpiryTimers, 'expireDue'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly botTurns: BotTurns;
  readonly announcer: Pick<Announcer, 'room'>;
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
}

const atOnce = 100;
/** What a node could not do is tried again after this. */
const againMs = 5 * 60_000;

const isRunning = ({ since, userId }: StoredDailySeat): boolean => since !== null && userId !== null;

/** Another node may have done what was due, and the seat be on turn again. */
const isAsRead = ({ daily }: LiveMatch, row: StoredDailySeat): boolean =>
  daily.some(
    ({ seat, turn, dueAt, askedAt }) =>
      seat === row.seat && turn === row.turn && dueAt === row.dueAt && askedAt === row.askedAt,
  );

/** The late one of two loses; where both are late nobody does. */
export function endOf(live: LiveMatch, late: StoredDailySeat, at: number): Logged<Shapes> {
  const isAlone = seatsToAct(live.match).every((seat) => seat === late.seat);
  return isAlone ? { kind: 'flag', by: late.seat, at } : { kind: 'abandon', at };
}

export function createDueTurns(deps: Deps): DueTurns {
  const { rooms, turns, expiry, settlement, botTurns, announcer, database, clock, log } = deps;

  /** The seats of a table have changed beside its log: whoever is there sees it. */
  async function showChange({ roomId, teamId }: StoredDailySeat): Promise<void> {
    const open = rooms.get(roomId);
    if (open) await open.queue(() => rooms.catchUp(open));
    announcer.room(roomId, teamId);
  }

  /** By the calendar as it is now: somebody is away meanwhile, or no node served for a while. Null: it is due. */
  function laterThanNow(row: StoredDailySeat, people: DailyPeople, stops: readonly Stop[]): LaterDue | null {
    const { userId, teamId, since, askedAt, days } = row;
    if (userId === null || since === null) return null;
    const { calendar } = people.of({ userId, teamId });
    const dueAt = dueAfter(calendar, since, days, stops);
    if (dueAt > clock.now()) return { dueAt, askedAt: null };
    const endsAt = askedAt === null ? 0 : dueAfter(calendar, askedAt, 1, stops);
    return endsAt > clock.now() ? { dueAt: endsAt, askedAt } : null;
  }

  async function ask(row: StoredDailySeat, seats: readonly StoredDailySeat[]): Promise<void> {
    const { teamId } = row;
    const decides = decidingSeat(seats, row);
    const userId = decides?.userId ?? row.userId ?? '';
    const people = await readDailyPeople(database, [{ userId, teamId }]);
    const { calendar, notices } = people.of({ userId, teamId });
    const at = clock.now();
    const endsAt = dueAfter(calendar, at, 1);
    const tellAt = decides && notices !== 'never' ? tellableAt(calendar, at) : null;
    if (await writeAsked(database, row, { at, endsAt, tellAt })) await showChange(row);
  }

  /** After an outage a time of minutes ends later than was written. */
  function againAt(live: LiveMatch): number {
    const expiry = nextExpiry(live.facts.game, live.match, live.facts.roomTimeoutMs);
    const inMs = expiry ? Math.max(0, expiry.at - matchNow(live, clock)) : againMs;
    return clock.now() + Math.min(inMs, againMs);
  }

  /** In the room's queue, on what is stored: a move that came meanwhile stands. */
  async function actAt(open: OpenRoom, row: StoredDailySeat): Promise<void> {
    await rooms.catchUp(open);
    const { live } = open;
    if (!live || live.facts.id !== row.matchId || live.match.result) return finish(open, row);
    if (!isAsRead(live, row)) return;
    const known = live.match.turn;
    const isStill = (now: LiveMatch) => now.match.turn === known && seatsToAct(now.match).includes(row.seat);
    if (isRunning(row)) {
      const isOfTwo = live.facts.setup.seats === 2;
      await turns.commit(open, null, (now) => {
        const at = matchNow(now, clock);
        const entry = isOfTwo ? endOf(now, row, at) : ({ kind: 'sitIn', by: row.seat, at } as const);
        const mayHappen = entry.kind !== 'sitIn' || tableRefusal(now.facts.game, now.match, entry) === null;
        return isStill(now) && mayHappen ? entry : refuse('AlreadyDone');
      });
      return;
    }
    await expiry.expireDue(open);
    botTurns.wake(open, live);
    await putOff(database, row, againAt(live));
  }

  /** The match is over: whatever its end brought is recorded, by this node if no other has. */
  async function finish(open: OpenRoom, row: StoredDailySeat): Promise<void> {
    const { live } = open;
    if (live?.facts.id === row.matchId && live.match.result) await settlement.settle(open, live);
    if (await isSettled(database, row.matchId)) await removeSeats(database, row.matchId);
    else await putOff(database, row, clock.now() + againMs);
  }

  async function handle(row: StoredDailySeat, people: DailyPeople, stops: readonly Stop[]): Promise<void> {
    const later = laterThanNow(row, people, stops);
    if (later) {
      if (await writeDueAt(database, row, later)) await showChange(row);
      return;
    }
    const seats = await readDailySeats(database, row.matchId);
    if (isRunning(row) && row.askedAt === null && seats.length === 2) return ask(row, seats);
    const open = await rooms.open(row.roomId);
    if (!open) return removeSeats(database, row.matchId);
    await open.restored;
    await open.queue(() => actAt(open, row));
  }

  async function handleSome(due: readonly StoredDailySeat[]): Promise<void> {
    const inTeams = due.flatMap(({ userId, teamId }) => (userId === null ? [] : [{ userId, teamId }]));
    const earliest = Math.min(...due.map(({ since, dueAt }) => since ?? dueAt ?? 0));
    const people = await readDailyPeople(database, inTeams);
    const stops = await readStops(database, earliest);
    for (const row of due)
      await handle(row, people, stops).catch(async (fault: unknown) => {
        log.warn({ match: row.matchId, fault: String(fault) }, 'a turn that is due is left for later');
        await putOff(database, row, clock.now() + againMs);
      });
  }

  async function renew(rows: readonly StoredDailySeat[]): Promise<void> {
    if (rows.length === 0) return;
    const inTeams = rows.flatMap(({ userId, teamId }) => (userId === null ? [] : [{ userId, teamId }]));
    const people = await readDailyPeople(database, inTeams);
    const stops = await readStops(database, Math.min(...rows.map(({ since }) => since ?? clock.now())));
    for (const row of rows) {
      const { userId, teamId, since, askedAt, days, dueAt } = row;
      if (userId === null || since === null) continue;
      const due = dueAfter(people.of({ userId, teamId }).calendar, since, days, stops);
      const isLate = due <= clock.now();
      if (due === dueAt || (isLate && askedAt !== null)) continue;
      if (await writeDueAt(database, row, { dueAt: due, askedAt: null })) await showChange(row);
    }
  }

  return {
    renewOf: async (userId) => renew(await readRunningOf(database, userId)),
    renewOfTeam: async (teamId) => renew(await readRunningOfTeam(database, teamId)),
    async handleAll() {
      const seen = new Set<string>();
      for (;;) {
        const due = await readDue(database, clock.now(), atOnce);
        const fresh = due.filter(({ matchId, seat }) => !seen.has(`${matchId} ${seat}`));
        for (const { matchId, seat } of fresh) seen.add(`${matchId} ${seat}`);
        if (fresh.length === 0) return;
        await handleSome(fresh);
      }
    },
  };
}
