// Handlers of the leaderboards of score predictions, and what an admin says a match counts.
import { refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictionBoards.ts';
import type * as desk from '../../../../contract/events/predictionDesk.ts';
import type { Handler } from '../../../web/http/route.ts';
import { type BoardDeps, gamesOf, pageOf, type RankedTotal, rowOf, totalsOf } from '../boards.ts';
import { readGame, readGameOfSeason, writeFactor } from '../gameStore.ts';
import { isFinished, isLocked, stagesOf } from '../items.ts';
import { readItems } from '../seasonStore.ts';
import { readPredictionsOf } from '../store.ts';
import { kind } from './stages.ts';

const scoreRow = (row: RankedTotal): call.ScoreRow => ({
  ...rowOf(row),
  exact: row.first,
  difference: row.second,
});

export const getScoreTotals =
  (services: BoardDeps): Handler<typeof call.scoreTotals> =>
  async (reader, part) => {
    const rows = await totalsOf(services, reader, await gamesOf(services, reader, kind));
    const of = rows.map((row) => ({ ...scoreRow(row), fixtures: row.games }));
    return pageOf(of, reader.member.userId, part);
  };

export const getScoreFixtures =
  (services: BoardDeps): Handler<typeof call.scoreFixtures> =>
  async (reader, { pageSize, pageNumber: page }) => {
    const games = await gamesOf(services, reader, kind);
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
  (services: BoardDeps): Handler<typeof call.scoreOverview> =>
  async (reader, { fixtureId, ...part }) => {
    const games = await gamesOf(services, reader, kind, fixtureId);
    if (games.length === 0) return refuse('NotFound');
    const rows = await totalsOf(services, reader, games);
    return pageOf(rows.map(scoreRow), reader.member.userId, part);
  };

export const getScoreStage =
  (services: BoardDeps): Handler<typeof call.scoreStage> =>
  async (reader, { fixtureId, stageId, ...part }) => {
    const { clock, database } = services;
    const game = await readGameOfSeason(database, reader.team.teamId, fixtureId);
    const items = game?.kind === kind ? await readItems(database, game, stageId) : [];
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

export const setFactor =
  ({ clock, database }: BoardDeps): Handler<typeof desk.setFactor> =>
  async ({ team }, { gameId, itemId, factor }) => {
    const game = await readGame(database, team.teamId, gameId);
    const items = game?.kind === kind ? await readItems(database, game) : [];
    const item = items.find(({ id }) => id === itemId);
    if (!item) return refuse('NotFound');
    const now = clock.now();
    if (items.some((each) => each.stage_id === item.stage_id && isLocked(each, now))) return refuse('Closed');
    await writeFactor(database, gameId, itemId, factor);
    return { ok: true };
  };
