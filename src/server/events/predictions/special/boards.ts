// Handler of the leaderboard of a special event.
import { refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictionBoards.ts';
import type { Handler } from '../../../web/http/route.ts';
import { type BoardDeps, gamesOf, pageOf, rowOf, totalsOf } from '../boards.ts';
import { kind } from './questions.ts';

export const getSpecialOverview =
  (services: BoardDeps): Handler<typeof call.specialOverview> =>
  async (reader, { gameId, ...part }) => {
    const games = await gamesOf(services, reader, kind);
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
