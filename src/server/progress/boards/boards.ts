// Builds the leaderboards of a team: ranks, changes since the period before, and the reader's own row.
import { catalogue } from '../../../catalogue/catalogue.ts';
import {
  type Badge,
  type BadgeRow,
  type DetailsRow,
  firstDay,
  type Row,
} from '../../../contract/progress/leaderboards.ts';
import { type Day, dayOf, daysBetween, mondayOf, plusDays, startOf } from '../../base/shared/days.ts';
import type { Database } from '../../base/storage/database.ts';
import { winRate } from '../results/figures.ts';
import {
  type BoardSpan,
  readBadgesOfTeam,
  readBestRuns,
  readCounts,
  readPoints,
  type StoredPoints,
} from './leaderboardStore.ts';
import { type Ranks, readAllRanks, readLeaders, readRanks } from './leadersStore.ts';

interface Scored {
  readonly userId: string;
  readonly name: string;
  readonly points: number;
  /** When the points were reached; breaks ties, the earlier one first. */
  readonly reachedAt: number;
}

type Ranked<S extends Scored> = S & { readonly rank: number };

/** Equal points share a rank and the next rank skips. Within a rank: earlier first, then by name in the reader's language. */
export function ranked<S extends Scored>(scored: readonly S[], collator: Intl.Collator): Ranked<S>[] {
  const order = scored.toSorted(
    (a, b) => b.points - a.points || a.reachedAt - b.reachedAt || collator.compare(a.name, b.name),
  );
  let rank = 0;
  return order.map((each, at) => {
    if (each.points !== order[at - 1]?.points) rank = at + 1;
    return { ...each, rank };
  });
}

/** Places gained since the ranking before; null for who was not in it. */
export function moveSince(before: ReadonlyMap<string, number>, userId: string, rank: number): number | null {
  const was = before.get(userId);
  return was === undefined ? null : was - rank;
}

/** The reader and their team. */
export interface BoardReader {
  readonly database: Database;
  readonly teamId: string;
  readonly timeZone: string;
  readonly userId: string;
  readonly language: 'en' | 'tr';
}

/** Days of the team, both inclusive. */
export interface BoardPeriod {
  readonly start: Day;
  readonly end: Day;
}

const topOfGame = 5;

export function thisWeek(timeZone: string, now: number): BoardPeriod {
  const start = mondayOf(dayOf(timeZone, now));
  return { start, end: plusDays(start, 6) };
}

/** Null: of all time. */
const spanOf = (timeZone: string, { start, end }: BoardPeriod): BoardSpan | null =>
  start <= firstDay ? null : spanBetween(timeZone, { start, end });

const spanBetween = (timeZone: string, { start, end }: BoardPeriod): BoardSpan => ({
  from: startOf(timeZone, start),
  to: startOf(timeZone, plusDays(end, 1)),
});

/** The period of equal length just before. */
function periodBefore({ start, end }: BoardPeriod): BoardPeriod {
  const days = daysBetween(start, end) + 1;
  return { start: plusDays(start, -days), end: plusDays(end, -days) };
}

interface Person extends Scored {
  readonly avatar: string | null;
}

const personOf = ({
  user_id: userId,
  name,
  avatar,
  points,
  reached_at: reachedAt,
}: StoredPoints): Person => ({
  userId,
  name,
  avatar,
  points,
  reachedAt,
});

/** Sums up the rows of each person. */
function together(rows: readonly StoredPoints[]): Person[] {
  const people = new Map<string, Person>();
  for (const row of rows) {
    const so = people.get(row.user_id);
    const points = row.points + (so?.points ?? 0);
    people.set(row.user_id, {
      ...personOf(row),
      points,
      reachedAt: Math.max(row.reached_at, so?.reachedAt ?? 0),
    });
  }
  return [...people.values()];
}

type RankOf = ReadonlyMap<string, number>;

/** Boards without movement: all time, and badges. */
const noRanks: RankOf = new Map();
const noRanksAtAll: Ranks = new Map();

const rowOf = ({ userId, name, avatar, rank, points }: Ranked<Person>, before: RankOf): Row => ({
  userId,
  name,
  avatar,
  rank,
  points,
  move: moveSince(before, userId, rank),
});

const collatorOf = ({ language }: BoardReader) => new Intl.Collator(language);

const ownOf = <R extends Row>(rows: readonly R[], { userId }: BoardReader): R | null =>
  rows.find((row) => row.userId === userId) ?? null;

export async function overviewOf(reader: BoardReader, period: BoardPeriod, top: number) {
  const { database, teamId, timeZone, userId: ownId } = reader;
  const { compare } = collatorOf(reader);
  const span = spanOf(timeZone, period);
  const [leaders, before] = await Promise.all([
    readLeaders(database, { teamId, span, top, topOfGame, ownId }),
    span ? readAllRanks(database, teamId, spanBetween(timeZone, periodBefore(period))) : noRanksAtAll,
  ]);
  const byGame = Map.groupBy(leaders, ({ game_type }) => game_type);
  const rowsOf = (gameType: string): Row[] =>
    (byGame.get(gameType) ?? [])
      .toSorted((a, b) => a.rank - b.rank || a.reached_at - b.reached_at || compare(a.name, b.name))
      .map((leader) => rowOf({ ...personOf(leader), rank: leader.rank }, before.get(gameType) ?? noRanks));
  const all = rowsOf('');
  const games = catalogue.flatMap(({ gameName: gameType }) => {
    const rows = rowsOf(gameType).slice(0, topOfGame);
    return rows.length > 0 ? [{ gameType, rows }] : [];
  });
  return { ...period, overall: all.slice(0, top), own: ownOf(all, reader), games };
}

/** Without a period it is the board of all time, which shows no movement. */
export async function detailsOf(reader: BoardReader, gameType: string, period: BoardPeriod | null) {
  const { database, teamId, timeZone } = reader;
  const game = gameType === 'all' ? null : gameType;
  const span = period && spanOf(timeZone, period);
  const earlier = period && span && spanBetween(timeZone, periodBefore(period));
  const [points, before, counts, runs] = await Promise.all([
    readPoints(database, teamId, span, game),
    earlier ? readRanks(database, teamId, earlier, game) : noRanks,
    readCounts(database, teamId, span, game),
    game === null ? new Map<string, number>() : readBestRuns(database, teamId, span, game),
  ]);
  const played = new Map(counts.map((row) => [row.user_id, row]));
  const paid = new Set(points.map((row) => row.user_id));
  const unpaid: StoredPoints[] = counts.map(({ user_id, name, avatar, last_at }) => ({
    user_id,
    name,
    avatar,
    points: 0,
    reached_at: paid.has(user_id) ? 0 : last_at,
  }));
  const collator = collatorOf(reader);
  const rows = ranked(together([...points, ...unpaid]), collator).map((person): DetailsRow => {
    const { played: games = 0, won = 0 } = played.get(person.userId) ?? {};
    return {
      ...rowOf(person, before),
      played: games,
      won,
      winRate: winRate(won, games),
      best: runs.get(person.userId) ?? null,
    };
  });
  return { rows, own: ownOf(rows, reader) };
}

interface Collector extends Person {
  readonly badges: readonly Badge[];
}

/** Ranks by the number of badges, then by who had them first. */
export async function badgeRows(reader: BoardReader): Promise<{ rows: BadgeRow[]; own: BadgeRow | null }> {
  const collectors = new Map<string, Collector>();
  for (const row of await readBadgesOfTeam(reader.database, reader.teamId)) {
    const { user_id: userId, name, avatar, idprod, earned_at: reachedAt } = row;
    const earned = { idprod, earnedAt: new Date(reachedAt).toISOString() };
    const badges = [...(collectors.get(userId)?.badges ?? []), earned];
    collectors.set(userId, { userId, name, avatar, reachedAt, badges, points: badges.length });
  }
  const rows = ranked([...collectors.values()], collatorOf(reader)).map((collector) => ({
    ...rowOf(collector, noRanks),
    badges: [...collector.badges],
  }));
  return { rows, own: ownOf(rows, reader) };
}
