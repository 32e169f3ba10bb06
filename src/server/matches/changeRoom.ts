// Changing a room: one writer wins, everyone else looks again. What follows a change is told to all who are there.
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import { catchUp, dropRoom, type Host } from './host.ts';
import type { OpenRoom } from './openRoom.ts';
import { publishRoom } from './publish.ts';
import type { Changed, RoomDoc } from './room.ts';
import { writeRoom } from './store.ts';

const mostTries = 5;

/** Runs inside the room's queue. */
export async function changeRoom(
  host: Host,
  open: OpenRoom,
  change: (doc: RoomDoc) => Changed,
): Promise<RoomDoc | Refusal> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (open.isStale) await catchUp(host, open);
    const { stored } = open;
    if (stored.status === roomStatus.closed) return refuse('Closed');
    const changed = change(stored.doc);
    if (isRefusal(changed)) return changed;
    const status = changed.status ?? stored.status;
    if (changed.doc === stored.doc && status === stored.status) return stored.doc;
    const now = host.clock.now();
    if (await writeRoom(host.database, stored, changed.doc, status, now)) {
      open.stored = { ...stored, doc: changed.doc, status, version: stored.version + 1, updatedAt: now };
      host.announcer.room(open.id);
      return changed.doc;
    }
    open.isStale = true;
  }
  return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
}

/** The change, and then the news of it. */
export async function changeAndTell(
  host: Host,
  open: OpenRoom,
  change: (doc: RoomDoc) => Changed,
  reason = 'everyoneLeft',
): Promise<RoomDoc | Refusal> {
  const changed = await changeRoom(host, open, change);
  if (isRefusal(changed)) return changed;
  if (open.stored.status === roomStatus.closed) tellClosed(host, open, reason);
  else publishRoom(host, open);
  return changed;
}

export function tellClosed(host: Host, open: OpenRoom, reason: string): void {
  host.listeners.toRoom(open.id, 'room:closed', { room: open.id, reason });
  host.listeners.toTeam(open.teamId, 'team:table', () => ({ id: open.id, gone: true }));
  dropRoom(host, open);
}
