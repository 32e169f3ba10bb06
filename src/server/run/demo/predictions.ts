// What the demo team predicts: a match day that is over, with everybody's points, and the next one, with tips of colleagues and room for a visitor's.
import { randomUUID } from 'node:crypto';
import { demoTeamId } from '../../../contract/people/demo.ts';
import { readGameOfSeason, writeGame } from '../../events/predictions/gameStore.ts';
import { type Item, isFinished, isLocked, stagesOf } from '../../events/predictions/items.ts';
import { predict } from '../../events/predictions/predict.ts';
import { readFirst } from '../../events/predictions/readSeasons.ts';
import { scoreDue } from '../../events/predictions/scoring.ts';
import { readItems, readSeason, writeSeason } from '../../events/predictions/seasonStore.ts';
import type { PredictionServices } from '../../events/predictions/services.ts';
import { parseSeasonId } from '../../events/predictions/sources/seasonId.ts';
import { shiftFor } from '../../events/predictions/sources/shipped.ts';
import type { Members } from '../../people/members.ts';
import { clockAt, contextOf, spread } from './asPerson.ts';
import { demoPeople } from './people.ts';

export interface PredictionDeps extends PredictionServices {
  readonly members: Members;
}

const dayMs = 24 * 60 * 60_000;

/** A league whose season is shipped: its results can be had here and now. */
export async function makePredictions(deps: PredictionDeps): Promise<void> {
  const { sports } = deps;
  const seasonId = sports.offered.find(
    (id) => typeof parseSeasonId(id)?.leagueId === 'number' && sports.sourceOf(id)?.id === 'shipped',
  );
  if (seasonId === undefined) return;
  const now = deps.clock.now();
  const before = deps.clock;
  // Read as it stood before its last match day, so that colleagues can still predict that one.
  const { shiftMs, past } = await withPastDay(deps, seasonId, now);
  const then = { ...deps, clock: clockAt(past?.before ?? now, before) };
  await begin(then, seasonId, shiftMs);
  const game = await readGameOfSeason(deps.database, demoTeamId, seasonId);
  if (!game) return;
  if (past) await predictAll(then, game, 1);
  await readFirst(deps, seasonId);
  await scoreDue(deps);
  await predictAll(deps, game, 3);
}

/** The season as it is usually moved, or a week earlier where its first match day would not be over yet. */
async function withPastDay(deps: PredictionDeps, seasonId: string, now: number) {
  const usual = shiftFor(seasonId, now);
  for (const shiftMs of [usual, usual - 7 * dayMs]) {
    const past = await lastPastDay(deps, seasonId, shiftMs, now);
    if (past) return { shiftMs, past };
  }
  return { shiftMs: usual, past: null };
}

/** The match day that ended last, and a moment just before it; null: none has. */
async function lastPastDay({ sports }: PredictionDeps, seasonId: string, shiftMs: number, now: number) {
  const source = sports.sourceOf(seasonId);
  const read = await source?.read({ id: seasonId, shiftMs, etag: null, stored: [], settled: new Map() }, now);
  if (read?.kind !== 'items') return null;
  const days = Map.groupBy(read.items, ({ stageId }) => stageId);
  const over = [...days.values()].filter((items) => items.every(({ truth }) => truth !== null));
  const starts = over.map((items) => Math.min(...items.map(({ startsAt }) => startsAt)));
  return starts.length === 0 ? null : { before: Math.max(...starts) - dayMs };
}

async function begin(deps: PredictionDeps, id: string, shift_ms: number): Promise<void> {
  const { clock, database, sports } = deps;
  const now = clock.now();
  const kind = parseSeasonId(id)?.kind;
  if (!kind) return;
  if (!(await readSeason(database, id)))
    await writeSeason(database, {
      id,
      kind,
      team_id: null,
      name: sports.nameOf(id),
      source: 'shipped',
      shift_ms,
      etag: null,
      next_read_at: now,
      failures: 0,
    });
  await readFirst(deps, id);
  await writeGame(database, {
    id: randomUUID(),
    team_id: demoTeamId,
    season_id: id,
    channel_id: null,
    channel_name: null,
    group_id: null,
    created_by: demoPeople[0]?.userId ?? null,
    created_at: now,
    removed_at: null,
    post_due_at: null,
    post_tries: 0,
  });
}

type Game = NonNullable<Awaited<ReturnType<typeof readGameOfSeason>>>;

/** The next match day of that moment, by all but every so many of the people. */
async function predictAll(deps: PredictionDeps, game: Game, butEvery: number): Promise<void> {
  const now = deps.clock.now();
  const items = await readItems(deps.database, game);
  const isOpen = (item: Item) => !isLocked(item, now) && !isFinished(item);
  const day = stagesOf(items).find((stage) => stage.items.every(isOpen));
  if (!day) return;
  for (const [person, { userId }] of demoPeople.entries()) {
    if (butEvery > 1 && person % butEvery === 0) continue;
    const context = await contextOf(deps, userId);
    if (!context) return;
    const entries = day.items.map(({ id }, match) => ({ itemId: id, entry: tipOf(person, match) }));
    await predict(deps, context, { kind: game.kind, gameId: game.id, stageId: day.stageId, entries });
  }
}

/** Scores as people expect them: few goals, a little more often for the home side. */
const tipOf = (person: number, match: number) => ({
  home: [1, 2, 1, 0, 3, 2, 1][spread(person, match, 7)] ?? 1,
  away: [1, 0, 2, 1, 0][spread(person + 3, match, 5)] ?? 0,
});
