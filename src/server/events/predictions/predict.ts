// Stores what a person predicts: judged by the rules of its contest at the time of the server, all of it or nothing.
import { predictionsEntry } from '../../../catalogue/elsewhere.ts';
import { isRefusal, type Refusal, type RefusalKey, refuse } from '../../../contract/errors.ts';
import type { StoredEntry } from '../../../engine/contest.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { MyTeam } from '../../people/members.ts';
import { contestOf, refusalOf } from './contestValues.ts';
import { isFinished, isLocked } from './items.ts';
import { factsOf } from './kinds.ts';
import type { PredictionServices } from './services.ts';
import { readStage } from './stages.ts';
import { writePredictions } from './store.ts';

export type PredictDeps = Pick<PredictionServices, 'clock' | 'contests' | 'database'>;

interface Predicting {
  /** The contest. */
  readonly kind: string;
  readonly gameId: string;
  readonly stageId: string;
  readonly entries: readonly StoredEntry[];
}

interface Who {
  readonly member: { readonly userId: string };
  readonly team: MyTeam;
}

const misfit = (path: string, code = 'invalid_value'): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code }] });

/** Reasons of contests that have a refusal of their own. */
const refusals: Readonly<Record<string, RefusalKey>> = { locked: 'Closed', noDriversYet: 'NoDriversYet' };

/** Null: stored. Those left out stay as they were. */
export async function predict(
  { clock, contests, database }: PredictDeps,
  who: Who,
  { kind, gameId, stageId, entries }: Predicting,
): Promise<Refusal | null> {
  const gate = gameRefusal(who.team, factsOf(kind).gameType) ?? gameRefusal(who.team, predictionsEntry);
  if (gate) return gate;
  const contest = await contestOf({ contests }, kind);
  return database.transaction().execute(async (transaction) => {
    const read = await readStage({ clock, database: transaction }, who, { gameId, stageId }, kind);
    if (isRefusal(read)) return read;
    const { items, predictions } = read;
    const before = predictions.map(({ item_id, entry }) => ({ itemId: item_id, entry }));
    const others = before.filter(({ itemId }) => !entries.some((entry) => entry.itemId === itemId));
    const now = clock.now();
    const closed = items.filter((item) => isLocked(item, now) || isFinished(item));
    if (entries.some(({ itemId }) => closed.some(({ id }) => id === itemId))) return refuse('Closed');
    const reason = refusalOf(contest, items, before, [...others, ...entries], now);
    const refusal = reason === null ? null : refusals[reason];
    if (refusal) return refuse(refusal);
    if (reason !== null) return misfit('predictions', reason);
    await writePredictions(transaction, { gameId, stageId, userId: who.member.userId }, entries, now);
    return null;
  });
}
