// Changes of stored rooms, with optimistic locking: of several writers one wins, the others read again and retry.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { batched, gatherTogether } from '../../../base/storage/batches.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import { type RoomChange, writeRooms } from '../store.ts';
import type { MatchPublisher } from '../turns/publish.ts';
import type { OpenRoom } from './openRoom.ts';
import type { Changed, RoomDoc, StoredRoom } from './room.ts';
import type { Rooms } from './rooms.ts';

/**
 * Judges the room as it is stored and says what becomes of it. It runs again whenever another node wrote first, so all
 * that it decides by must be read in it: a status looked at before may be over.
 */
export type JudgedRoom = (doc: RoomDoc, room: StoredRoom) => Changed;

/** All run inside the room's queue. */
export interface RoomChanges {
  change(open: OpenRoom, change: JudgedRoom): Promise<RoomDoc | Refusal>;
  /** The change, then the new state to everyone in the room. */
  changeAndPublish(open: OpenRoom, change: JudgedRoom): Promise<RoomDoc | Refusal>;
  /** Publishes that the room is closed and drops it from memory. */
  publishClosed(open: OpenRoom): void;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp' | 'drop'>;
  readonly database: Database;
  readonly clock: WallClock;
  readonly announcer: Pick<Announcer, 'room'>;
  readonly publisher: Pick<MatchPublisher, 'room' | 'roomClosed'>;
}

const mostTries = 5;
/** Rooms written in one statement. */
const mostTogether = 500;

export function createRoomChanges({ rooms, database, clock, announcer, publisher }: Deps): RoomChanges {
  const writes = batched((changes: readonly RoomChange[]) => writeRooms(database, changes), {
    most: mostTogether,
    gathering: gatherTogether,
  });

  async function changeRoom(open: OpenRoom, change: JudgedRoom): Promise<RoomDoc | Refusal> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (open.isStale) await rooms.catchUp(open);
      const { stored } = open;
      if (stored.status === roomStatus.closed) return refuse('Closed');
      const changed = change(stored.doc, stored);
      if (isRefusal(changed)) return changed;
      const status = changed.status ?? stored.status;
      if (changed.doc === stored.doc && status === stored.status) return stored.doc;
      const now = clock.now();
      const written = await writes
        .add({ room: stored, doc: changed.doc, status, at: now })
        .catch((fault: unknown) => {
          open.isStale = true; // it may be stored all the same
          throw fault;
        });
      if (written) {
        open.stored = { ...stored, doc: changed.doc, status, version: stored.version + 1, updatedAt: now };
        announcer.room(open.id, open.teamId);
        return changed.doc;
      }
      open.isStale = true;
    }
    return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
  }

  function publishClosed(open: OpenRoom): void {
    publisher.roomClosed(open);
    rooms.drop(open);
  }

  return {
    change: changeRoom,
    async changeAndPublish(open, change) {
      const changed = await changeRoom(open, change);
      if (isRefusal(changed)) return changed;
      if (open.stored.status === roomStatus.closed) publishClosed(open);
      else publisher.room(open);
      return changed;
    },
    publishClosed,
  };
}
