// Reads a stage with somebody's predictions of it: one's own, or of a colleague what may be seen.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { readPeopleInTeams } from '../../people/store.ts';
import { type PredictionGame, readGame } from './gameStore.ts';
import { type Item, isLocked } from './items.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { type Prediction, readPredictions } from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database'>;

export interface StageRead {
  readonly game: PredictionGame;
  readonly items: readonly Item[];
  readonly predictions: readonly Prediction[];
}

interface Asked {
  readonly gameId: string;
  readonly stageId: string;
  readonly userId?: string | undefined;
}

/** A colleague's predictions are shown once they are locked, and before that nothing of them. */
export async function readStage(
  { clock, database }: Deps,
  { member, team }: { member: { userId: string }; team: { teamId: string } },
  { gameId, stageId, userId = member.userId }: Asked,
  kind: PredictionGame['kind'],
): Promise<StageRead | Refusal> {
  const game = await readGame(database, team.teamId, gameId);
  if (game?.kind !== kind) return refuse('NotFound');
  const items = await readItems(database, game, stageId);
  if (items.length === 0) return refuse('NotFound');
  const isOwn = userId === member.userId;
  const now = clock.now();
  const locked = new Set(items.filter((item) => isLocked(item, now)).map(({ id }) => id));
  if (!isOwn) {
    const [asked] = await readPeopleInTeams(database, [userId]);
    if (asked?.team_id !== team.teamId || asked.disabled_at !== null) return refuse('NotFound');
    if (locked.size === 0) return refuse('NotAllowed');
  }
  const all = await readPredictions(database, gameId, stageId, userId);
  return { game, items, predictions: isOwn ? all : all.filter(({ item_id }) => locked.has(item_id)) };
}
