// Opening one puzzle of a schedule: it is made, stored once a day, and posted about.
import { randomUUID } from 'node:crypto';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import type { PuzzleShelf } from '../make/shelf.ts';
import type { Occurrence } from './occurrences.ts';
import { closeEarlier, type NewPuzzle, readRecentPuzzles, writePosts, writePuzzle } from './puzzleStore.ts';
import type { StoredSchedule } from './store.ts';

interface Deps {
  readonly database: Database;
  readonly puzzles: PuzzleShelf;
}

type PuzzleOf = Pick<StoredSchedule, 'team_id' | 'puzzle_type' | 'time_zone' | 'settings'>;
type PostsOf = Pick<StoredSchedule, 'channel_id' | 'group_id' | 'created_by'>;

/** No answer is repeated within a year of puzzles. */
const remembered = 365;

/** Null: the puzzle does not know what to do with these settings on this weekday. */
export async function makePuzzle(
  { database, puzzles }: Deps,
  schedule: PuzzleOf,
  { at, day, weekday }: Occurrence,
  closesAt: number,
): Promise<NewPuzzle | null> {
  const { team_id, puzzle_type, time_zone, settings } = schedule;
  const definition = await puzzles.load(puzzle_type);
  const rules = definition?.readRules(settings, weekday);
  if (!definition || rules === null) return null;
  const recent = await readRecentPuzzles(database, schedule, remembered);
  return {
    id: randomUUID(),
    team_id,
    puzzle_type,
    day,
    time_zone,
    opens_at: at,
    closes_at: closesAt,
    version: definition.version,
    puzzle: JSON.stringify(await puzzles.make({ puzzle: puzzle_type, rules, recent })),
  };
}

/** With its posts: whatever happens to this process, they are sent. False: the day has its puzzle already. */
export async function storePuzzle(
  transaction: Database,
  { channel_id, group_id, created_by }: PostsOf,
  puzzle: NewPuzzle,
): Promise<boolean> {
  if (!(await writePuzzle(transaction, puzzle))) return false;
  const post = { puzzle_id: puzzle.id, channel_id, group_id, posted_by: created_by };
  await closeEarlier(transaction, puzzle);
  const data = { puzzleId: puzzle.id, puzzleType: puzzle.puzzle_type, closesAt: timeOf(puzzle.closes_at) };
  const opened = { teamId: puzzle.team_id, event: 'puzzle.opened', data } as const;
  await tellWebhooks(transaction, puzzle.opens_at, [opened]);
  await writePosts(transaction, [
    { ...post, kind: 'opened', due_at: puzzle.opens_at },
    { ...post, kind: 'results', due_at: puzzle.closes_at },
  ]);
  return true;
}
