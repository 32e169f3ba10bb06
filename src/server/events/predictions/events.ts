// Predictions on the agenda: the stage of each that is open or was over within a day, and those that come soon.
import { predictionsEntry } from '../../../catalogue/elsewhere.ts';
import type { Event } from '../../../contract/events/events.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { EventSource } from '../agenda/sources.ts';
import { creatorOf, type PredictionGame, readGames, removeGame } from './gameStore.ts';
import { type Item, isFinished, isLocked, type StageOf, stagesOf } from './items.ts';
import { factsOf } from './kinds.ts';
import { predictorImage } from './schedule.ts';
import { readItems, readItemsBetween } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { readPredictedStages } from './store.ts';

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;
const afterwardsMs = dayMs;

export function predictionEvents({
  clock,
  database,
}: Pick<PredictionServices, 'clock' | 'database'>): EventSource {
  const gamesOf = sharedReading(
    (teamId: string) => readGames(database, teamId),
    (teamId) => teamId,
  );
  return {
    async events({ member, team }, now) {
      const games = team.limitedGames.includes(predictionsEntry) ? [] : await gamesOf(team.teamId);
      if (games.length === 0) return [];
      const predicted = await readPredictedStages(database, member.userId, games);
      const lists = await Promise.all(
        games.map(async (game) => {
          const items = await readItemsBetween(database, game, now - afterwardsMs, now + aheadMs);
          return stagesOf(items).map(
            (stage): Event => ({
              ...eventOf(game, stage, now),
              host: creatorOf(game),
              myState: predicted.has(`${game.id} ${stage.stageId}`) ? 'predicted' : 'open',
            }),
          );
        }),
      );
      return lists.flat();
    },
    async scheduled({ team }, now) {
      const games = await readGames(database, team.teamId);
      return Promise.all(
        games.map(async (game) => {
          const items = await readItems(database, game);
          const coming = items.find((item) => !isLocked(item, now) && !isFinished(item));
          return {
            gameId: game.id,
            type: 'predictorEvent' as const,
            gameType: null, // the title says which league, race or event it is
            title: game.name,
            next: coming ? timeOf(coming.locks_at ?? coming.starts_at) : null,
            channelName: game.channel_name,
            createdBy: creatorOf(game),
          };
        }),
      );
    },
    remove: (teamId, gameId) => removeGame(database, teamId, gameId, clock.now()),
  };
}

/** It begins when its first match does: until then everything can be predicted. */
function eventOf(game: PredictionGame, { stageId, items, start, end }: StageOf<Item>, now: number) {
  const isOver = items.every(isFinished);
  const name = items[0]?.stage_name ?? '';
  return {
    id: `${game.id} ${stageId}`,
    type: 'predictorEvent' as const,
    gameType: factsOf(game.kind).gameType,
    gameId: game.id,
    title: factsOf(game.kind).hasStages ? `${game.name} · ${name}` : game.name,
    image: predictorImage,
    start: timeOf(start),
    end: timeOf(end),
    state: isOver ? ('finished' as const) : start <= now ? ('running' as const) : ('coming' as const),
    registered: null,
    isRegistered: false,
    solvers: null,
  };
}
