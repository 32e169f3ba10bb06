// Which tables a change of a tournament opens and closes, and what people are told of it.
import { gameFacts } from '../../../catalogue/facts.ts';
import type { RuleSet } from '../../../contract/play/tables.ts';
import { peopleAt } from '../../../events/tournament/tournament.ts';
import type { Database } from '../../base/storage/database.ts';
import type { NewsFor } from '../../messaging/notifications/notifications.ts';
import type { PairedTable } from '../../tables/matches/rooms/pairedTables.ts';
import type { Guest } from '../../tables/matches/rooms/room.ts';
import { tableSubject } from '../../tables/matches/turns/awayNotices.ts';
import { readPeople } from './listStore.ts';
import { isArena, isGoing, type LoadedTournament, type StoredPairing } from './state.ts';

const openTables = (state: LoadedTournament): ReadonlyMap<string, StoredPairing> =>
  new Map(
    isGoing(state)
      ? state.pairings.flatMap((pairing) =>
          pairing.outcome === null && pairing.roomId !== null ? [[pairing.roomId, pairing] as const] : [],
        )
      : [],
  );

/** A table whose game was played out stays as it is: people look at the result there. */
export const tablesToClose = (before: LoadedTournament, after: LoadedTournament): string[] => {
  const open = openTables(after);
  const { results } = before.news;
  return [...openTables(before).keys()].filter((id) => !open.has(id) && !results.has(id));
};

const ruleSetOf = ({ timer, turnDays }: LoadedTournament): RuleSet =>
  turnDays === null
    ? { set: 'standard', options: {}, timer }
    : { set: 'standard', options: {}, timer: null, turnDays };

/** Without those whose account was deleted since the tournament was read. */
export async function toThoseThere(database: Database, told: readonly NewsFor[]): Promise<NewsFor[]> {
  const there = await readPeople(
    database,
    told.map(({ userId }) => userId),
  );
  return told.filter(({ userId }) => there.has(userId));
}

/** Nobody is seated whose account is gone: the tournament finds that out next. */
export async function tablesToOpen(
  database: Database,
  before: LoadedTournament,
  after: LoadedTournament,
): Promise<PairedTable[]> {
  const known = openTables(before);
  const opened = [...openTables(after)].filter(([id]) => !known.has(id));
  const people = new Map(after.entrants.map(({ number, userId }) => [number, userId]));
  const guests = await readPeople(
    database,
    opened.flatMap(([, pairing]) => peopleAt(pairing).flatMap((number) => people.get(number) ?? [])),
  );
  const guestOf = (number: number): Guest | null => guests.get(people.get(number) ?? '') ?? null;
  return opened.flatMap(([id, pairing]) => {
    const places = pairing.others ? placesOfTable(after, pairing, guestOf) : placesOfPair(pairing, guestOf);
    if (!places) return [];
    return [
      {
        id,
        teamId: after.teamId,
        tournament: after.id,
        isArena: isArena(after),
        name: after.name,
        gameName: after.gameName,
        ruleSet: ruleSetOf(after),
        places,
      } satisfies PairedTable,
    ];
  });
}

type GuestOf = (number: number) => Guest | null;

/** Null: one of them is gone. The seats change over after each game of a pairing. */
function placesOfPair({ first, second, game }: StoredPairing, guestOf: GuestOf): Guest[] | null {
  const [one, other] = [guestOf(first), second === null ? null : guestOf(second)];
  if (!one || !other) return null;
  return game % 2 === 1 ? [one, other] : [other, one];
}

/** Null is a bot: for whoever is not there, and as the fourth where the game does not seat three. */
function placesOfTable(
  { gameName }: LoadedTournament,
  pairing: StoredPairing,
  guestOf: GuestOf,
): (Guest | null)[] {
  const people = peopleAt(pairing);
  const seatsThree = gameFacts.some(({ id, seats }) => id === gameName && seats.includes(people.length));
  const places = people.map((number) => (pairing.absent?.includes(number) ? null : guestOf(number)));
  return seatsThree ? places : [...places, ...new Array<null>(4 - people.length).fill(null)];
}

/** To everybody at each table: against whom, and where. */
export const noticesOfTables = (
  { id, pairings }: LoadedTournament,
  tables: readonly PairedTable[],
): NewsFor[] =>
  tables.flatMap((table) => {
    const serial = pairings.find(({ roomId }) => roomId === table.id)?.round ?? 1;
    const round = table.isArena ? 0 : serial;
    const there = table.places.filter((guest) => guest !== null);
    const told = (to: Guest): NewsFor => ({
      userId: to.userId,
      subject: tableSubject(table.id),
      content: {
        kind: 'tournamentTable',
        roomId: table.id,
        gameName: table.gameName,
        tournament: table.name,
        round,
        others: there.filter((guest) => guest !== to).map(({ userId, name }) => ({ userId, name })),
        since: `${id} ${serial}`,
      },
    });
    return there.map(told);
  });

const toEntrants = (
  { id, name, entrants }: LoadedTournament,
  kind: 'tournamentSoon' | 'tournamentOver',
): NewsFor[] =>
  entrants.flatMap(({ userId }) =>
    userId === null
      ? []
      : [
          {
            userId,
            subject: `tournament ${kind} ${id}`,
            content: { kind, tournamentId: id, name, since: id },
          },
        ],
  );

/** To everybody who takes part: people may check in, or it is over. */
export function noticesOfCourse(before: LoadedTournament, after: LoadedTournament): NewsFor[] {
  if (after.phase === 'finished' && before.phase !== 'finished') return toEntrants(after, 'tournamentOver');
  const isCheckIn = before.phase === 'open' && after.phase === 'open' && after.dueAt === after.startsAt;
  if (isCheckIn && before.dueAt !== null && before.dueAt !== after.dueAt)
    return toEntrants(after, 'tournamentSoon');
  return [];
}
