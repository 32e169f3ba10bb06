// Reminds people once, a day before a stage locks, if they have predicted nothing of it.
import { readColleagues } from '../../people/store.ts';
import { readStagesToRemind } from './gameStore.ts';
import { isFinished, isLocked } from './items.ts';
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
  for (const { game, stageId } of await readStagesToRemind(database, now, now + dayMs)) {
    const items = await readItems(database, game, stageId);
    const isUntouched = items.every((item) => !isLocked(item, now) && !isFinished(item));
    if (!isUntouched || (await wasReminded(database, game.id, stageId, now))) continue;
    const predictors = await readPredictors(database, game.id, stageId);
    const colleagues = await readColleagues(database, game.team_id);
    const late = colleagues.filter(({ id }) => !predictors.has(id));
    await notifications.notifyAll(
      late.map(({ id }) => ({
        userId: id,
        subject: `predictReminder ${game.id} ${stageId}`,
        content: { kind: 'predictReminder', event: game.name, gameId: game.id },
      })),
    );
  }
}
