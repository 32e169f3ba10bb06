// Handlers of races: showing them and predicting them.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictions.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import type { Handler } from '../../../web/http/route.ts';
import { readGameOfSeason } from '../gameStore.ts';
import { currentStage, isFinished, isLocked, stagesOf } from '../items.ts';
import { type PredictDeps, predict } from '../predict.ts';
import { readItems } from '../seasonStore.ts';
import type { PredictionServices } from '../services.ts';
import { readStage, type StageRead } from '../stages.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database'>;

export const kind = 'race';

export const listRaceStages =
  ({ clock, database }: Deps): Handler<typeof call.raceStages> =>
  async ({ team }, { raceSeasonId }) => {
    const game = await readGameOfSeason(database, team.teamId, raceSeasonId);
    if (game?.kind !== kind) return refuse('NotFound');
    const items = await readItems(database, game);
    return {
      stages: items.flatMap((item) => {
        const { id, stage_id, about, locks_at, starts_at } = item;
        if (!('drivers' in about)) return [];
        return [
          {
            stageId: stage_id,
            raceId: id,
            name: about.name,
            circuit: about.circuit,
            country: about.country,
            locksAt: timeOf(locks_at ?? starts_at),
            start: timeOf(starts_at),
            isFinished: isFinished(item),
          },
        ];
      }),
      currentStageId: currentStage(stagesOf(items), clock.now()),
    };
  };

function raceFrom({ items, predictions }: StageRead, now: number): call.StageRace | Refusal {
  const [item] = items;
  const [own] = predictions;
  if (!item || !('drivers' in item.about)) return refuse('NotFound');
  const { about, truth, locks_at, starts_at } = item;
  return {
    raceId: item.id,
    name: about.name,
    locksAt: timeOf(locks_at ?? starts_at),
    isLocked: isLocked(item, now) || isFinished(item),
    drivers: [...about.drivers],
    predicted: own && 'first' in own.entry ? podiumFrom(own.entry) : null,
    official: truth && 'first' in truth ? podiumFrom(truth) : null,
    isVoid: item.isVoid,
    points: own?.points ?? null,
  };
}

const podiumFrom = <Id>({
  first,
  second,
  third,
  pole,
  fastestLap,
}: Readonly<Record<keyof call.Podium, Id>>) => ({
  first,
  second,
  third,
  pole,
  fastestLap,
});

export const getRace =
  (services: Deps): Handler<typeof call.stageRace> =>
  async (context, input) => {
    const read = await readStage(services, context, input, kind);
    return isRefusal(read) ? read : raceFrom(read, services.clock.now());
  };

export const predictRace =
  (services: PredictDeps): Handler<typeof call.predictRace> =>
  async (context, { gameId, raceId, predictions }) => {
    const entries = [{ itemId: raceId, entry: predictions }];
    const refusal = await predict(services, context, { kind, gameId, stageId: raceId, entries });
    if (refusal) return refusal;
    const read = await readStage(services, context, { gameId, stageId: raceId }, kind);
    return isRefusal(read) ? read : raceFrom(read, services.clock.now());
  };
