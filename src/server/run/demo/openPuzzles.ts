// The daily puzzles of the demo team: those of the last working days, the newest of them open.
import { randomUUID } from 'node:crypto';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { demoTeamId } from '../../../contract/people/demo.ts';
import type { PuzzleFacts } from '../../../engine/facts.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzleShelf } from '../../puzzles/make/shelf.ts';
import { between, nextAfter, type Occurrence } from '../../puzzles/schedules/occurrences.ts';
import { makePuzzle } from '../../puzzles/schedules/openPuzzle.ts';
import { writePuzzle } from '../../puzzles/schedules/puzzleStore.ts';
import { type StoredSchedule, writeSchedule } from '../../puzzles/schedules/store.ts';
import { demoPeople } from './people.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly puzzles: PuzzleShelf;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const workingDays = [1, 2, 3, 4, 5];
/** A week of puzzles, with its weekend. */
export const puzzleDays = 7;

/** Each at the last full hour but one, so that colleagues have had time to solve it. */
export async function openPuzzles(deps: Deps): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  const hour = new Date(now - hourMs).getUTCHours();
  for (const facts of puzzleFacts) {
    const pattern = { hour, minute: 0, time_zone: 'UTC', days: workingDays, duration: dayMs / minuteMs };
    const schedule = await writeDemoSchedule(database, facts, pattern, now);
    const occurrences = between(pattern, now - puzzleDays * dayMs, now - hourMs);
    for (const each of occurrences) await open(deps, schedule, each);
  }
}

function writeDemoSchedule(
  database: Database,
  { id, demoSettings = {} }: PuzzleFacts,
  pattern: Pick<StoredSchedule, 'hour' | 'minute' | 'time_zone' | 'days' | 'duration'>,
  now: number,
): Promise<StoredSchedule> {
  const { days, ...times } = pattern;
  return writeSchedule(database, {
    ...times,
    id: randomUUID(),
    team_id: demoTeamId,
    puzzle_type: id,
    days: JSON.stringify(days),
    settings: JSON.stringify(demoSettings),
    channel_id: null,
    channel_name: null,
    group_id: null,
    group_name: null,
    created_by: demoPeople[0]?.userId ?? null,
    next_at: nextAfter(pattern, now).at,
    armed_at: now,
  });
}

/** Until the next one, over a weekend too, so that a visitor always finds one open. Without posts: nobody is told of them. */
async function open(deps: Deps, schedule: StoredSchedule, occurrence: Occurrence): Promise<void> {
  const puzzle = await makePuzzle(deps, schedule, occurrence, nextAfter(schedule, occurrence.at).at);
  if (puzzle) await writePuzzle(deps.database, puzzle);
}
