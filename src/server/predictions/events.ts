// Predictions on the agenda: the stage of each that is open or was over within a day, and those that come soon.
import type { Event } from '../../contract/events.ts';
import type { EventSource } from '../agenda/sources.ts';
import { readColleagues } from '../people/store.ts';
import { type Game, readGames, removeGame } from './gameStore.ts';
import { type Item, isFinished, isLocked, type StageOf, stagesOf } from './items.ts';
import { predictorImage } from './schedule.ts';
import { gameTypes } from './scoring.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { readPredictors } from './store.ts';

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;
const afterwardsMs = dayMs;

const timeOf = (moment: number): string => new Date(moment).toISOString();

export const predictionEvents = ({
  clock,
  database,
}: Pick<PredictionServices, 'clock' | 'database'>): EventSource => ({
  async events({ member, team }, now) {
    const games = team.limitedGames.includes(gameTypes.score) ? [] : await readGames(database, team.teamId);
    const colleagues = await readColleagues(database, team.teamId);
    const lists = await Promise.all(
      games.map(async (game) => {
        const host = colleagues.find(({ id }) => id === game.created_by);
        const stages = stagesOf(await readItems(database, game)).filter(
          ({ start, end }) => start < now + aheadMs && end > now - afterwardsMs,
        );
        return Promise.all(
          stages.map(async (stage): Promise<Event> => {
            const predictors = await readPredictors(database, game.id, stage.stageId);
            return {
              ...eventOf(game, stage, now),
              host: host ? { userId: host.id, name: host.name, avatar: host.avatar } : null,
              myState: predictors.has(member.userId) ? 'predicted' : 'open',
            };
          }),
        );
      }),
    );
    return lists.flat();
  },
  async scheduled({ team }, now) {
    const games = await readGames(database, team.teamId);
    const colleagues = await readColleagues(database, team.teamId);
    return Promise.all(
      games.map(async (game) => {
        const items = await readItems(database, game);
        const coming = items.find((item) => !isLocked(item, now) && !isFinished(item));
        const by = colleagues.find(({ id }) => id === game.created_by);
        return {
          gameId: game.id,
          type: 'predictorEvent' as const,
          gameType: null, // the title says which league, race or event it is
          title: game.name,
          next: coming ? timeOf(coming.locks_at ?? coming.starts_at) : null,
          channelName: game.channel_name,
          createdBy: by ? { userId: by.id, name: by.name, avatar: by.avatar } : null,
        };
      }),
    );
  },
  remove: (teamId, gameId) => removeGame(database, teamId, gameId, clock.now()),
});

/** It begins when its first match does: until then everything can be predicted. */
function eventOf(game: Game, { stageId, items, start, end }: StageOf<Item>, now: number) {
  const isOver = items.every(isFinished);
  const name = items[0]?.stage_name ?? '';
  return {
    id: `${game.id} ${stageId}`,
    type: 'predictorEvent' as const,
    gameType: gameTypes[game.kind],
    gameId: game.id,
    title: game.kind === 'special' ? game.name : `${game.name} · ${name}`,
    image: predictorImage,
    start: timeOf(start),
    end: timeOf(end),
    state: isOver ? ('finished' as const) : start <= now ? ('running' as const) : ('coming' as const),
    registered: null,
    isRegistered: false,
    solvers: null,
  };
}
