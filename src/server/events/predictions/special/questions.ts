// The questions of a special event, as one person sees them: results only once they are entered.
import { isRefusal } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictions.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import type { Handler } from '../../../web/http/route.ts';
import type { PredictionGame } from '../gameStore.ts';
import { type Item, isLocked } from '../items.ts';
import { type PredictDeps, predict } from '../predict.ts';
import type { PredictionServices } from '../services.ts';
import { readStage } from '../stages.ts';
import type { Prediction } from '../store.ts';

export const kind = 'special';

/** All questions of an event are one stage. */
export const questionStage = 'questions';

interface EventRead {
  readonly game: Pick<PredictionGame, 'id' | 'name'>;
  readonly items: readonly Item[];
  readonly predictions: readonly Prediction[];
}

export function questionsFrom({ game, items, predictions }: EventRead, now: number): call.Questions {
  const questions = items
    .toSorted((one, other) => one.place - other.place)
    .flatMap((item): call.Question[] => {
      const { id, about, truth, isVoid, starts_at } = item;
      const own = predictions.find(({ item_id }) => item_id === id);
      if (!('choice' in about)) return [];
      return [
        {
          questionId: id,
          text: about.text,
          kind: about.choice,
          options: about.options.map(({ optionId, text }) => ({ optionId, text })),
          points: about.points,
          locksAt: timeOf(starts_at),
          isLocked: isLocked(item, now) || truth !== null || isVoid,
          isVoid,
          chosen: own && 'optionIds' in own.entry ? [...own.entry.optionIds] : [],
          right: truth && 'right' in truth ? [...truth.right] : null,
          earned: own?.points ?? null,
        },
      ];
    });
  const last = Math.max(...items.map(({ starts_at }) => starts_at));
  return { gameId: game.id, title: game.name, locksAt: timeOf(last), questions };
}

export const getQuestions =
  (services: Pick<PredictionServices, 'clock' | 'database'>): Handler<typeof call.eventQuestions> =>
  async (context, { gameId }) => {
    const read = await readStage(services, context, { gameId, stageId: questionStage }, kind);
    return isRefusal(read) ? read : questionsFrom(read, services.clock.now());
  };

export const predictEvent =
  (services: PredictDeps): Handler<typeof call.predictEvent> =>
  async (context, { gameId, predictions }) => {
    const entries = predictions.map(({ questionId, optionIds }) => ({
      itemId: questionId,
      entry: { optionIds },
    }));
    const stage = { gameId, stageId: questionStage };
    const refusal = await predict(services, context, { kind, ...stage, entries });
    if (refusal) return refusal;
    const read = await readStage(services, context, stage, kind);
    return isRefusal(read) ? read : questionsFrom(read, services.clock.now());
  };
