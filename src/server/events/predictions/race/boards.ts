// Handlers of the leaderboards of race predictions.
import { refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictionBoards.ts';
import type { Handler } from '../../../web/http/route.ts';
import { type BoardDeps, gamesOf, pageOf, type RankedTotal, rowOf, totalsOf } from '../boards.ts';
import { isFinished } from '../items.ts';
import { readItems } from '../seasonStore.ts';
import { kind } from './stages.ts';

const raceRow = (row: RankedTotal): call.RaceRow => ({ ...rowOf(row), steps: row.first, poles: row.second });

export const getRaceOverview =
  (services: BoardDeps): Handler<typeof call.raceOverview> =>
  async (reader, { fixtureId, ...part }) => {
    const games = await gamesOf(services, reader, kind, fixtureId);
    if (fixtureId !== undefined && games.length === 0) return refuse('NotFound');
    const rows = await totalsOf(services, reader, games);
    return pageOf(rows.map(raceRow), reader.member.userId, part);
  };

const topOfRace = 10;

export const getRaces =
  (services: BoardDeps): Handler<typeof call.raceByRace> =>
  async (reader, { fixtureId, pageSize, pageNumber: page }) => {
    const games = await gamesOf(services, reader, kind, fixtureId);
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
