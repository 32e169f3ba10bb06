// Handlers of match days with their matches: showing them and predicting them.
import { isRefusal, refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictions.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import type { Handler } from '../../../web/http/route.ts';
import { readGameOfSeason } from '../gameStore.ts';
import { currentStage, type Item, isFinished, isLocked, stagesOf } from '../items.ts';
import { type PredictDeps, predict } from '../predict.ts';
import { readItems } from '../seasonStore.ts';
import type { PredictionServices } from '../services.ts';
import { readStage, type StageRead } from '../stages.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database'>;

export const kind = 'score';

export const listScoreStages =
  ({ clock, database }: Deps): Handler<typeof call.scoreStages> =>
  async ({ team }, { fixtureId }) => {
    const game = await readGameOfSeason(database, team.teamId, fixtureId);
    if (game?.kind !== kind) return refuse('NotFound');
    const now = clock.now();
    const stages = stagesOf(await readItems(database, game));
    return {
      stages: stages.map(({ stageId, items, start, end }) => ({
        stageId,
        name: items[0]?.stage_name ?? stageId,
        number: items[0]?.stage_number ?? null,
        start: timeOf(start),
        end: timeOf(end),
        isOpen: items.some((item) => !isLocked(item, now) && !isFinished(item)),
        isFinished: items.every(isFinished),
      })),
      currentStageId: currentStage(stages, now),
    };
  };

function matchStatus(item: Item, now: number): call.StageMatch['status'] {
  if (item.isVoid) return 'void';
  if (item.truth) return 'finished';
  if (item.status === 'postponed') return 'postponed';
  if (!isLocked(item, now)) return 'open';
  return item.status === 'live' ? 'live' : 'locked';
}

function matchesFrom({ items, predictions }: StageRead, now: number): call.StageMatches {
  const matches = items.flatMap((item): call.StageMatch[] => {
    const { id, about, starts_at, factor, truth } = item;
    const own = predictions.find(({ item_id }) => item_id === id);
    if (!('home' in about)) return [];
    return [
      {
        matchId: id,
        home: about.home,
        away: about.away,
        kickOff: timeOf(starts_at),
        isLocked: isLocked(item, now) || isFinished(item),
        status: matchStatus(item, now),
        factor,
        predicted: own && 'home' in own.entry ? { home: own.entry.home, away: own.entry.away } : null,
        result: truth && 'home' in truth ? { home: truth.home, away: truth.away } : null,
        points: own?.points ?? null,
      },
    ];
  });
  return { matches, total: matches.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

export const getMatches =
  (services: Deps): Handler<typeof call.stageMatches> =>
  async (context, input) => {
    const read = await readStage(services, context, input, kind);
    return isRefusal(read) ? read : matchesFrom(read, services.clock.now());
  };

export const predictScores =
  (services: PredictDeps): Handler<typeof call.predictScores> =>
  async (context, { gameId, stageId, predictionList }) => {
    const entries = predictionList.map(({ matchId, home, away }) => ({
      itemId: matchId,
      entry: { home, away },
    }));
    const refusal = await predict(services, context, { kind, gameId, stageId, entries });
    if (refusal) return refusal;
    const read = await readStage(services, context, { gameId, stageId }, kind);
    return isRefusal(read) ? read : matchesFrom(read, services.clock.now());
  };
