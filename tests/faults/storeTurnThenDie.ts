// A server in small: a turn of a game with a move a day is stored, and the process dies before it tells anybody.
import { randomUUID } from 'node:crypto';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openJournal } from '../../src/server/base/storage/journal.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { writeNewRoom } from '../../src/server/tables/matches/store.ts';
import { lonelyTeam } from '../support/people/storedTeam.ts';

const [, , dataDirectory = ''] = process.argv;
const fail = (why: unknown) => {
  console.error(why);
  process.exit(1);
};
const { rows: database } = await openLite({ dataDirectory, leastFreeMebibytes: 0 }, machineClock, fail);
const { teamId, userId } = await lonelyTeam(database);
const now = machineClock.now();
const roomId = randomUUID();
await writeNewRoom(database, {
  id: roomId,
  teamId,
  status: roomStatus.playing,
  version: 1,
  updatedAt: now,
  doc: {
    name: '',
    gameName: 'chess',
    hostUserId: userId,
    maxPlayers: 2,
    watch: 'team',
    ruleSet: { set: 'standard', options: {}, timer: null, turnDays: 1 },
    roomTimeout: 660,
    testMode: false,
    places: [{ kind: 'person', userId, name: 'Ada Moss', avatar: null, isReady: true }, null],
    kicked: [],
    gamesPlayed: 0,
    game: 1,
    score: [0, 0],
    lastLoser: null,
    startsAt: null,
    startedAt: now,
    rematch: [],
  },
});
const seat = { seat: 0, roomId, teamId, userId, days: 1, since: now, dueAt: now, tellAt: now };
const row = { matchId: `${roomId}:1`, turn: 0, moveId: null, entries: [], at: now, dueAt: null };
await openJournal(database).append({ ...row, result: null, daily: [seat] });
process.kill(process.pid, 'SIGKILL');
