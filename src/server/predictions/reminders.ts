// Reminds people once, a day before a stage locks, if they have predicted nothing of it.
import { readColleagues } from '../people/store.ts';
import { readAllGames } from './gameStore.ts';
import { isFinished, isLocked, stagesOf } from './items.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { readPredictors, wasReminded } from './store.ts';

const dayMs = 24 * 60 * 60_000;

export async function remindPeople({
  clock,
  database,
  notifications,
}: Pick<PredictionServices, 'clock' | 'database' | 'notifications'>): Promise<void> {
  const now = clock.now();
  for (const game of await readAllGames(database)) {
    for (const { stageId, items } of stagesOf(await readItems(database, game))) {
      const open = items.filter((item) => !isLocked(item, now) && !isFinished(item));
      const first = Math.min(...open.map(({ locks_at }) => locks_at ?? Number.POSITIVE_INFINITY));
      const isDue = first - now <= dayMs && open.length === items.length;
      if (!isDue || (await wasReminded(database, game.id, stageId, now))) continue;
      const predictors = await readPredictors(database, game.id, stageId);
      const colleagues = await readColleagues(database, game.team_id);
      for (const { id } of colleagues.filter((each) => !predictors.has(each.id)))
        await notifications.notify(id, {
          subject: `predictReminder ${game.id}`,
          told: { kind: 'predictReminder', event: game.name, gameId: game.id },
          renew: 'always',
        });
    }
  }
}
