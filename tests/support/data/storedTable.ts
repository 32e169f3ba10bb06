// Tables laid straight into the database, for tests of calls that only read them.
import { randomBytes } from 'node:crypto';
import { type RoomStatus, roomStatus } from '../../../src/server/base/storage/schema/matches.ts';
import type { RoomDoc } from '../../../src/server/tables/matches/rooms/room.ts';
import { writeNewRoom } from '../../../src/server/tables/matches/store.ts';
import type { Somebody, TestApp } from '../servers/testApp.ts';

export const roomId = () => randomBytes(16).toString('base64url');

interface Laid {
  readonly sitting: readonly Somebody[];
  readonly teamId: string;
  readonly status?: RoomStatus;
  readonly kicked?: readonly string[];
  readonly name?: string;
}

/** A stored table with these people at it. */
export async function lay(
  testApp: TestApp,
  { sitting, teamId, status = roomStatus.lobby, kicked = [], name = '' }: Laid,
) {
  const id = roomId();
  const places: RoomDoc['places'] = sitting.map(({ userId, user }) => ({
    kind: 'person',
    userId,
    name: user.name,
    avatar: null,
    isReady: false,
  }));
  const doc: RoomDoc = {
    name,
    gameName: 'backgammon',
    hostUserId: sitting[0]?.userId ?? '',
    maxPlayers: 2,
    watch: 'team',
    ruleSet: { set: 'standard', options: {}, timer: null },
    roomTimeout: 660,
    testMode: false,
    places: [...places, null],
    kicked,
    gamesPlayed: 0,
    game: 0,
    score: [0, 0],
    lastLoser: null,
    startsAt: null,
    startedAt: -1,
    rematch: [],
  };
  const updatedAt = testApp.clock.now();
  await writeNewRoom(testApp.parts.database, { id, teamId, status, version: 1, doc, updatedAt });
  return id;
}
