// Handlers that store predictions: judged by the rules at the time of the server, all of them or none.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/predictions.ts';
import { kinds } from '../../../contract/events/predictions.ts';
import type { ItemEntry } from '../../base/storage/schema/predictions.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { MyTeam } from '../../people/members.ts';
import type { Handler } from '../../web/http/route.ts';
import { refusalOf } from './contestValues.ts';
import type { Game } from './gameStore.ts';
import { isFinished, isLocked } from './items.ts';
import { questionStage, questionsFrom } from './questions.ts';
import { gameTypes } from './scoring.ts';
import type { PredictionServices } from './services.ts';
import { matchesFrom, raceFrom, readStage } from './stages.ts';
import { writePredictions } from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'contests' | 'database'>;

interface Wish {
  readonly itemId: string;
  readonly entry: ItemEntry;
}

interface Predicting {
  readonly kind: Game['kind'];
  readonly gameId: string;
  readonly stageId: string;
  readonly wishes: readonly Wish[];
}

interface Who {
  readonly member: { readonly userId: string };
  readonly team: MyTeam;
}

const misfit = (path: string, code = 'invalid_value'): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code }] });

/** Null: stored. Those left out stay as they were. */
async function predict(
  { clock, contests, database }: Deps,
  who: Who,
  { kind, gameId, stageId, wishes }: Predicting,
): Promise<Refusal | null> {
  const gate = gameRefusal(who.team, gameTypes[kind]) ?? gameRefusal(who.team, gameTypes.score);
  if (gate) return gate;
  const contest = await contests[kind]?.();
  if (!contest) throw new Error(`no contest ${kind}`);
  return database.transaction().execute(async (transaction) => {
    const read = await readStage({ clock, database: transaction }, who, { gameId, stageId }, kind);
    if (isRefusal(read)) return read;
    const { items, predictions } = read;
    const before = predictions.map(({ item_id, entry }) => ({ itemId: item_id, entry }));
    const others = before.filter(({ itemId }) => !wishes.some((wish) => wish.itemId === itemId));
    const now = clock.now();
    const closed = items.filter((item) => isLocked(item, now) || isFinished(item));
    if (wishes.some(({ itemId }) => closed.some(({ id }) => id === itemId))) return refuse('Closed');
    if (items.some(({ about }) => 'drivers' in about && about.drivers.length === 0))
      return refuse('NoDriversYet');
    const reason = refusalOf(contest, kind, items, before, [...others, ...wishes], now);
    if (reason === 'locked') return refuse('Closed');
    if (reason) return misfit('predictions', reason);
    await writePredictions(transaction, { gameId, stageId, userId: who.member.userId }, wishes, now);
    return null;
  });
}

export const predictScores =
  (services: Deps): Handler<typeof call.predictScores> =>
  async (context, { gameId, stageId, predictionList }) => {
    const wishes = predictionList.map(({ matchId, home, away }) => ({
      itemId: matchId,
      entry: { home, away },
    }));
    const refusal = await predict(services, context, { kind: kinds.score, gameId, stageId, wishes });
    if (refusal) return refusal;
    const read = await readStage(services, context, { gameId, stageId }, kinds.score);
    return isRefusal(read) ? read : matchesFrom(read, services.clock.now());
  };

export const predictRace =
  (services: Deps): Handler<typeof call.predictRace> =>
  async (context, { gameId, raceId, predictions }) => {
    const wishes = [{ itemId: raceId, entry: predictions }];
    const refusal = await predict(services, context, { kind: kinds.race, gameId, stageId: raceId, wishes });
    if (refusal) return refusal;
    const read = await readStage(services, context, { gameId, stageId: raceId }, kinds.race);
    return isRefusal(read) ? read : raceFrom(read, services.clock.now());
  };

export const predictEvent =
  (services: Deps): Handler<typeof call.predictEvent> =>
  async (context, { gameId, predictions }) => {
    const wishes = predictions.map(({ questionId, optionIds }) => ({
      itemId: questionId,
      entry: { optionIds },
    }));
    const stage = { gameId, stageId: questionStage };
    const refusal = await predict(services, context, { kind: kinds.special, ...stage, wishes });
    if (refusal) return refusal;
    const read = await readStage(services, context, stage, kinds.special);
    return isRefusal(read) ? read : questionsFrom(read, services.clock.now());
  };
