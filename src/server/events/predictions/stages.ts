// Handlers that show stages: match days with their matches, races, and whose predictions of them may be seen.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/predictions.ts';
import { kinds } from '../../../contract/events/predictions.ts';
import { readPeopleInTeams } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { type Game, readGame, readGameOfSeason } from './gameStore.ts';
import { currentStage, type Item, isFinished, isLocked, stagesOf } from './items.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { type Prediction, readPredictions } from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database'>;

const timeOf = (moment: number): string => new Date(moment).toISOString();

export const listScoreStages =
  ({ clock, database }: Deps): Handler<typeof call.scoreStages> =>
  async ({ team }, { fixtureId }) => {
    const game = await readGameOfSeason(database, team.teamId, fixtureId);
    if (game?.kind !== kinds.score) return refuse('NotFound');
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

export const listRaceStages =
  ({ clock, database }: Deps): Handler<typeof call.raceStages> =>
  async ({ team }, { raceSeasonId }) => {
    const game = await readGameOfSeason(database, team.teamId, raceSeasonId);
    if (game?.kind !== kinds.race) return refuse('NotFound');
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

interface StageRead {
  readonly game: Game;
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
  kind: Game['kind'],
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

export function matchStatus(item: Item, now: number): call.StageMatch['status'] {
  if (item.isVoid) return 'void';
  if (item.truth) return 'finished';
  if (item.status === 'postponed') return 'postponed';
  if (!isLocked(item, now)) return 'open';
  return item.status === 'live' ? 'live' : 'locked';
}

export function matchesFrom({ items, predictions }: StageRead, now: number): call.StageMatches {
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

export function raceFrom({ items, predictions }: StageRead, now: number): call.StageRace | Refusal {
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

export const getMatches =
  (services: Deps): Handler<typeof call.stageMatches> =>
  async (context, input) => {
    const read = await readStage(services, context, input, kinds.score);
    return 'error' in read ? read : matchesFrom(read, services.clock.now());
  };

export const getRace =
  (services: Deps): Handler<typeof call.stageRace> =>
  async (context, input) => {
    const read = await readStage(services, context, input, kinds.race);
    return 'error' in read ? read : raceFrom(read, services.clock.now());
  };
