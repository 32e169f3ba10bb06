// Handlers of the special game: the latest special event of a team on the list of special teams, and its ranking.
import { refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictionBoards.ts';
import type { Config } from '../../../base/config/config.ts';
import type { Handler } from '../../../web/http/route.ts';
import { rankedTotals, rowOf } from '../boards.ts';
import { readNumberedGames } from '../gameStore.ts';
import type { PredictionServices } from '../services.ts';
import { kind } from './questions.ts';

export interface SpecialGameDeps extends Pick<PredictionServices, 'database'> {
  readonly config: Pick<Config, 'specialTeams'>;
}

export const getSpecialGame =
  ({ config, database }: SpecialGameDeps): Handler<typeof call.getSpecialGame> =>
  async ({ team }) => {
    if (!config.specialTeams.includes(team.teamId)) return { event: null };
    const game = (await readNumberedGames(database, team.teamId, kind)).findLast(({ is_there }) => is_there);
    if (!game) return { event: null };
    return {
      event: {
        eventNumber: game.number,
        title: game.name,
        start: new Date(game.created_at).toISOString(),
        end: new Date(game.ends_at).toISOString(),
      },
    };
  };

export const getSpecialDetails =
  ({ config, database }: SpecialGameDeps): Handler<typeof call.detailsSpecial> =>
  async ({ member, team }, { eventNumber }) => {
    if (!config.specialTeams.includes(team.teamId)) return refuse('NotFound');
    const games = await readNumberedGames(database, team.teamId, kind);
    const game = games.find(({ number, is_there }) => is_there && number === eventNumber);
    if (!game) return refuse('NotFound');
    const rows = (await rankedTotals(database, team.teamId, [game.id], member.language)).map(rowOf);
    return { rows, own: rows.find(({ userId }) => userId === member.userId) ?? null };
  };
