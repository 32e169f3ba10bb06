// Opens the puzzles whose time has come, each once: by the job of every minute, or when somebody asks before it ran.
import { randomUUID } from 'node:crypto';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzleShelf } from '../make/shelf.ts';
import { closingOf, latestUpTo, nextAfter, type Occurrence } from './occurrences.ts';
import { closeEarlier, type NewPuzzle, readRecentPuzzles, writePosts, writePuzzle } from './puzzleStore.ts';
import { armSchedule, type DueSchedule, lockArmed, readDueSchedules } from './store.ts';

/** The team's puzzles that are due, or everybody's. */
export type OpenDuePuzzles = (teamId?: string) => Promise<void>;

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Pick<Log, 'error'>;
  readonly puzzles: PuzzleShelf;
}

/** What was missed for longer is not made up for. */
const mostLateMs = 6 * 60 * 60_000;
/** No answer is repeated within a year of puzzles. */
const remembered = 365;

export function createPuzzleOpener(deps: Deps): OpenDuePuzzles {
  const { clock, database, log } = deps;
  /** Calls that arrive while a puzzle is being generated wait for the same one. */
  const opening = new Map<string, Promise<void>>();

  function openOnce(schedule: DueSchedule): Promise<void> {
    const under = opening.get(schedule.id);
    if (under) return under;
    const work = open(deps, schedule)
      .catch((fault: unknown) =>
        log.error({ fault: String(fault), schedule: schedule.id }, 'a puzzle was not opened'),
      )
      .finally(() => opening.delete(schedule.id));
    opening.set(schedule.id, work);
    return work;
  }

  return async (teamId) => {
    for (const schedule of await readDueSchedules(database, clock.now(), teamId ?? null))
      await openOnce(schedule);
  };
}

/** The occurrence to open now; null: there is none, or it is too late for it, or the team may not play it. */
function dueNow(schedule: DueSchedule, now: number): Occurrence | null {
  const { next_at, is_limited, limited_games, puzzle_type } = schedule;
  if (next_at === null || next_at > now || is_limited || limited_games.includes(puzzle_type)) return null;
  const due = latestUpTo(schedule, now);
  const until = Math.min(closingOf(schedule, due), due.at + mostLateMs);
  return due.at >= next_at && now < until ? due : null;
}

async function open(deps: Deps, schedule: DueSchedule): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  const due = dueNow(schedule, now);
  const puzzle = due && (await make(deps, schedule, due));
  await database.transaction().execute(async (transaction) => {
    if (!(await lockArmed(transaction, schedule))) return;
    if (puzzle && (await writePuzzle(transaction, puzzle))) await announce(transaction, schedule, puzzle);
    await armSchedule(transaction, schedule, nextAfter(schedule, now).at, now);
  });
}

async function make(
  { database, puzzles }: Deps,
  schedule: DueSchedule,
  due: Occurrence,
): Promise<NewPuzzle | null> {
  const { team_id, puzzle_type, time_zone, settings } = schedule;
  const definition = await puzzles.load(puzzle_type);
  const rules = definition?.readRules(settings, due.weekday);
  if (!definition || rules === null) return null;
  const recent = await readRecentPuzzles(database, schedule, remembered);
  return {
    id: randomUUID(),
    team_id,
    puzzle_type,
    day: due.day,
    time_zone,
    opens_at: due.at,
    closes_at: closingOf(schedule, due),
    version: definition.version,
    puzzle: JSON.stringify(await puzzles.make({ puzzle: puzzle_type, rules, recent })),
  };
}

/** Stored with the puzzle: whatever happens to this process, it is posted. */
async function announce(database: Database, schedule: DueSchedule, puzzle: NewPuzzle): Promise<void> {
  const { channel_id, group_id, created_by } = schedule;
  const post = { puzzle_id: puzzle.id, channel_id, group_id, posted_by: created_by };
  await closeEarlier(database, puzzle);
  await writePosts(database, [
    { ...post, kind: 'opened', due_at: puzzle.opens_at },
    { ...post, kind: 'results', due_at: puzzle.closes_at },
  ]);
}
