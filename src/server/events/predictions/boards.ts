// Handlers of the leaderboards of predictions, from sums that scoring keeps: reading them costs no history.
import { refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/predictionBoards.ts';
import { kinds, type PredictionKind } from '../../../contract/events/predictions.ts';
import { placesOf } from '../../../engine/contest.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Handler } from '../../web/http/route.ts';
import { type Game, readGameOfSeason, readGames } from './gameStore.ts';
import { isFinished, isLocked, stagesOf } from './items.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { readPredictionsOf, readTotals, type TotalRow } from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database'>;

interface Reader {
  readonly member: { readonly userId: string; readonly language: 'en' | 'tr' };
  readonly team: { readonly teamId: string };
}

interface Part {
  readonly pageSize: number;
  readonly pageNumber: number;
}

type RankedTotal = TotalRow & { readonly rank: number };

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

function pageOf<R extends { readonly userId: string }>(rows: readonly R[], own: string, part: Part) {
  const { pageSize, pageNumber: page } = part;
  return {
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    page,
    pageSize,
    own: rows.find(({ userId }) => userId === own) ?? null,
  };
}

async function totalsOf(
  { database }: Deps,
  { member, team }: Reader,
  games: readonly Game[],
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
async function gamesOf(
  { database }: Deps,
  { team }: Reader,
  kind: PredictionKind,
  fixtureId?: string,
): Promise<Game[]> {
  const games = await readGames(database, team.teamId);
  return games.filter(
    (game) => game.kind === kind && (fixtureId === undefined || game.season_id === fixtureId),
  );
}

const scoreRow = (row: RankedTotal): call.ScoreRow => ({
  ...rowOf(row),
  exact: row.first,
  difference: row.second,
});
const raceRow = (row: RankedTotal): call.RaceRow => ({ ...rowOf(row), steps: row.first, poles: row.second });

export const getScoreTotals =
  (services: Deps): Handler<typeof call.scoreTotals> =>
  async (reader, part) => {
    const rows = await totalsOf(services, reader, await gamesOf(services, reader, kinds.score));
    const of = rows.map((row) => ({ ...scoreRow(row), fixtures: row.games }));
    return pageOf(of, reader.member.userId, part);
  };

export const getScoreFixtures =
  (services: Deps): Handler<typeof call.scoreFixtures> =>
  async (reader, { pageSize, pageNumber: page }) => {
    const games = await gamesOf(services, reader, kinds.score);
    const shown = games.slice((page - 1) * pageSize, page * pageSize);
    const items = await Promise.all(
      shown.map(async (game) => {
        const [leagueId = 0, season = 0] = game.season_id.split('-').map(Number);
        const stages = stagesOf(await readItems(services.database, game));
        return {
          fixtureId: game.season_id,
          gameId: game.id,
          name: game.name,
          leagueId,
          season,
          stages: stages.map((stage) => ({
            stageId: stage.stageId,
            name: stage.items[0]?.stage_name ?? stage.stageId,
            number: stage.items[0]?.stage_number ?? null,
            isFinished: stage.items.every(isFinished),
          })),
        };
      }),
    );
    return { items, total: games.length, page, pageSize };
  };

export const getScoreOverview =
  (services: Deps): Handler<typeof call.scoreOverview> =>
  async (reader, { fixtureId, ...part }) => {
    const games = await gamesOf(services, reader, kinds.score, fixtureId);
    if (games.length === 0) return refuse('NotFound');
    const rows = await totalsOf(services, reader, games);
    return pageOf(rows.map(scoreRow), reader.member.userId, part);
  };

export const getScoreStage =
  (services: Deps): Handler<typeof call.scoreStage> =>
  async (reader, { fixtureId, stageId, ...part }) => {
    const { clock, database } = services;
    const game = await readGameOfSeason(database, reader.team.teamId, fixtureId);
    const items = game?.kind === kinds.score ? await readItems(database, game, stageId) : [];
    if (!game || items.length === 0) return refuse('NotFound');
    const rows = await totalsOf(services, reader, [game], stageId);
    const page = pageOf(rows.map(scoreRow), reader.member.userId, part);
    const now = clock.now();
    const locked = new Set(items.filter((item) => isLocked(item, now)).map(({ id }) => id));
    const shown = [...page.items, ...(page.own ? [page.own] : [])].map(({ userId }) => userId);
    const predictions = await readPredictionsOf(database, game.id, stageId, shown);
    const withPredictions = (row: call.ScoreRow): call.StageRow => ({
      ...row,
      predictions: predictions.flatMap(({ user_id, item_id, entry, points }) =>
        user_id === row.userId && locked.has(item_id) && 'home' in entry
          ? [{ matchId: item_id, home: entry.home, away: entry.away, points }]
          : [],
      ),
    });
    return {
      ...page,
      items: page.items.map(withPredictions),
      own: page.own && withPredictions(page.own),
    };
  };

export const getRaceOverview =
  (services: Deps): Handler<typeof call.raceOverview> =>
  async (reader, { fixtureId, ...part }) => {
    const games = await gamesOf(services, reader, kinds.race, fixtureId);
    if (fixtureId !== undefined && games.length === 0) return refuse('NotFound');
    const rows = await totalsOf(services, reader, games);
    return pageOf(rows.map(raceRow), reader.member.userId, part);
  };

const topOfRace = 10;

export const getRaces =
  (services: Deps): Handler<typeof call.raceByRace> =>
  async (reader, { fixtureId, pageSize, pageNumber: page }) => {
    const games = await gamesOf(services, reader, kinds.race, fixtureId);
    if (fixtureId !== undefined && games.length === 0) return refuse('NotFound');
    const lists = await Promise.all(
      games.map(async (game) => {
        const items = await readItems(services.database, game);
        return items.filter(isFinished).map((item) => ({ game, item }));
      }),
    );
    const races = lists.flat().toSorted((one, other) => other.item.starts_at - one.item.starts_at);
    const shown = races.slice((page - 1) * pageSize, page * pageSize);
    const items = await Promise.all(
      shown.map(async ({ game, item }) => ({
        raceId: item.id,
        name: 'drivers' in item.about ? item.about.name : item.stage_name,
        start: new Date(item.starts_at).toISOString(),
        rows: (await totalsOf(services, reader, [game], item.stage_id)).slice(0, topOfRace).map(raceRow),
      })),
    );
    return { items, total: races.length, page, pageSize };
  };

export const getSpecialOverview =
  (services: Deps): Handler<typeof call.specialOverview> =>
  async (reader, { gameId, ...part }) => {
    const games = await gamesOf(services, reader, kinds.special);
    const game = gameId === undefined ? games.at(-1) : games.find(({ id }) => id === gameId);
    if (!game && gameId !== undefined) return refuse('NotFound');
    const rows = game ? await totalsOf(services, reader, [game]) : [];
    const of = rows.map((row) => ({
      ...rowOf(row),
      right: row.first,
      gameId: game?.id ?? '',
      title: game?.name ?? '',
    }));
    return pageOf(of, reader.member.userId, part);
  };
