// Opens the puzzles whose time has come, each once: by the job of every minute, or when somebody asks before it ran.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { PuzzleShelf } from '../make/shelf.ts';
import { closingOf, latestUpTo, nextAfter, type Occurrence } from './occurrences.ts';
import { makePuzzle, storePuzzle } from './openPuzzle.ts';
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

  async function openDue(teamId: string | undefined): Promise<void> {
    for (const schedule of await readDueSchedules(database, clock.now(), teamId ?? null))
      await openOnce(schedule);
  }

  return sharedReading(openDue, (teamId) => teamId ?? 'all');
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
  const puzzle = due && (await makePuzzle(deps, schedule, due, closingOf(schedule, due)));
  await database.transaction().execute(async (transaction) => {
    if (!(await lockArmed(transaction, schedule))) return;
    if (puzzle) await storePuzzle(transaction, schedule, puzzle);
    await armSchedule(transaction, schedule, nextAfter(schedule, now).at, now);
  });
}
