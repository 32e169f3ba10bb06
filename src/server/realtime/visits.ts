// The rooms that each socket is in: joining, leaving, and who may watch.
import type { Socket } from 'socket.io';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Host } from '../matches/createHost.ts';
import type { Actor } from '../matches/newRoom.ts';
import type { OpenRoom } from '../matches/openRoom.ts';
import type { Presence } from '../matches/presence.ts';
import { positionOf } from '../matches/room.ts';
import { type Groups, group } from './groups.ts';

const mostSpectators = 200;

export interface Visits {
  /** Adds the socket to a room; a refusal says why it may not. */
  enter(socket: Socket, open: OpenRoom, actor: Actor): Refusal | null;
  exit(socket: Socket, roomId: string): void;
  exitAll(socket: Socket): void;
}

export function createVisits(
  { rooms, joinLeave }: Pick<Host, 'rooms' | 'joinLeave'>,
  presence: Presence,
  groups: Groups,
): Visits {
  const visitedBy = new WeakMap<Socket, Set<string>>();

  function exit(socket: Socket, roomId: string): void {
    const visited = visitedBy.get(socket);
    if (!visited?.delete(roomId)) return;
    const { userId } = socket.data;
    groups.leave(socket, group.room(roomId));
    const open = rooms.get(roomId);
    if (presence.exit(roomId, userId) && open) joinLeave.left(open, userId);
  }

  return {
    enter(socket, open, actor) {
      const visited = visitedBy.get(socket) ?? new Set<string>();
      visitedBy.set(socket, visited);
      if (visited.has(open.id)) return null;
      const isSeated = positionOf(open.stored.doc, actor.userId) >= 0;
      const refusal = isSeated ? null : watchRefusal(open, actor, presence);
      if (refusal) return refusal;
      visited.add(open.id);
      groups.enter(socket, group.room(open.id));
      if (presence.enter(open.id, actor.userId)) joinLeave.joined(open, actor.userId);
      return null;
    },
    exit,
    exitAll(socket) {
      for (const roomId of visitedBy.get(socket) ?? []) exit(socket, roomId);
    },
  };
}

function watchRefusal(open: OpenRoom, actor: Actor, presence: Presence): Refusal | null {
  const { doc } = open.stored;
  if (doc.kicked.includes(actor.userId)) return refuse('NotAllowed', { reason: 'kicked' });
  if (doc.watch === 'nobody' && open.live) return refuse('NotAllowed', { reason: 'notWatchable' });
  const watching = presence.watching(open.id, (userId) => positionOf(doc, userId) >= 0);
  return watching >= mostSpectators ? refuse('RoomFull') : null;
}
