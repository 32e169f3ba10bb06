// A server in small: a team has a puzzle scheduled, it is opened, and the process dies before it tells anybody.
import { randomUUID } from 'node:crypto';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { createPuzzleOpener } from '../../src/server/puzzles/schedules/openDue.ts';
import { writeSchedule } from '../../src/server/puzzles/schedules/store.ts';
import { puzzleShelfHere } from '../support/data/puzzleShelf.ts';
import { lonelyTeam } from '../support/people/storedTeam.ts';

const [, , dataDirectory = ''] = process.argv;
const fail = (why: unknown) => {
  console.error(why);
  process.exit(1);
};
const { rows: database } = await openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, fail);
const { teamId, userId } = await lonelyTeam(database);
const now = machineClock.now();
const aMinuteAgo = new Date(now - 60_000);
await writeSchedule(database, {
  id: randomUUID(),
  team_id: teamId,
  puzzle_type: 'findTheWord',
  hour: aMinuteAgo.getUTCHours(),
  minute: aMinuteAgo.getUTCMinutes(),
  time_zone: 'UTC',
  duration: 600,
  days: '[0,1,2,3,4,5,6]',
  settings: '{}',
  channel_id: null,
  channel_name: null,
  group_id: null,
  group_name: null,
  created_by: userId,
  next_at: now - 120_000,
  armed_at: now - 300_000,
});
await createPuzzleOpener({ database, clock: machineClock, log: { error: fail }, puzzles: puzzleShelfHere })();
process.kill(process.pid, 'SIGKILL');
