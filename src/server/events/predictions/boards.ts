// Rankings of predictions, from sums that scoring keeps: reading them costs no history.
import { placesOf } from '../../../engine/contest.ts';
import type { Database } from '../../base/storage/database.ts';
import { type PredictionGame, readGames } from './gameStore.ts';
import type { PredictionServices } from './services.ts';
import { readTotals, type TotalRow } from './store.ts';

export type BoardDeps = Pick<PredictionServices, 'clock' | 'database'>;

interface Reader {
  readonly member: { readonly userId: string; readonly language: 'en' | 'tr' };
  readonly team: { readonly teamId: string };
}

interface Part {
  readonly pageSize: number;
  readonly pageNumber: number;
}

export type RankedTotal = TotalRow & { readonly rank: number };

/** Points, then what decides between equals, then a shared place; there by name in the reader's language. */
function ranked(rows: readonly TotalRow[], language: 'en' | 'tr'): RankedTotal[] {
  const collator = new Intl.Collator(language);
  const places = placesOf(rows.map(({ points, first, second }) => ({ points, tieBreaks: [first, second] })));
  return rows
    .map((row, i) => ({ ...row, rank: places[i] ?? 1 }))
    .toSorted((one, other) => one.rank - other.rank || collator.compare(one.name, other.name));
}

export const rowOf = ({ user_id, name, avatar, rank, points }: RankedTotal) => ({
  userId: user_id,
  name,
  avatar,
  rank,
  move: null, // of all time: nobody moves
  points,
});

export function pageOf<R extends { readonly userId: string }>(rows: readonly R[], own: string, part: Part) {
  const { pageSize, pageNumber: page } = part;
  return {
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    page,
    pageSize,
    own: rows.find(({ userId }) => userId === own) ?? null,
  };
}

export async function totalsOf(
  { database }: BoardDeps,
  { member, team }: Reader,
  games: readonly PredictionGame[],
  stageId?: string,
): Promise<RankedTotal[]> {
  const ids = games.map(({ id }) => id);
  return rankedTotals(database, team.teamId, ids, member.language, stageId);
}

export const rankedTotals = async (
  database: Database,
  teamId: string,
  gameIds: readonly string[],
  language: 'en' | 'tr',
  stageId?: string,
): Promise<RankedTotal[]> => ranked(await readTotals(database, teamId, gameIds, stageId), language);

/** The games of a kind, or one of them by its season. */
export async function gamesOf(
  { database }: BoardDeps,
  { team }: Reader,
  kind: string,
  fixtureId?: string,
): Promise<PredictionGame[]> {
  const games = await readGames(database, team.teamId);
  return games.filter(
    (game) => game.kind === kind && (fixtureId === undefined || game.season_id === fixtureId),
  );
}
