// Which rooms a socket is in, and what follows when it comes or goes.
import type { Socket } from 'socket.io';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Host } from '../matches/host.ts';
import { arrive, depart } from '../matches/joinLeave.ts';
import type { Actor } from '../matches/lobby.ts';
import type { OpenRoom } from '../matches/openRoom.ts';
import type { Presence } from '../matches/presence.ts';
import { positionOf } from '../matches/room.ts';
import { groups } from './listeners.ts';

const mostSpectators = 200;

export interface Visits {
  /** Lets a socket hear a room; a refusal says why it may not. */
  enter(socket: Socket, open: OpenRoom, actor: Actor): Refusal | null;
  exit(socket: Socket, roomId: string): void;
  exitAll(socket: Socket): void;
}

export function keepVisits(host: Host, presence: Presence): Visits {
  const rooms = new WeakMap<Socket, Set<string>>();

  function exit(socket: Socket, roomId: string): void {
    const visited = rooms.get(socket);
    if (!visited?.delete(roomId)) return;
    const { userId } = socket.data;
    for (const group of [groups.room(roomId), groups.personInRoom(roomId, userId), groups.spectators(roomId)])
      void socket.leave(group);
    const open = host.rooms.get(roomId);
    if (presence.exit(roomId, userId) && open) depart(host, open, userId);
  }

  return {
    enter(socket, open, actor) {
      const visited = rooms.get(socket) ?? new Set<string>();
      rooms.set(socket, visited);
      if (visited.has(open.id)) return null;
      const isSeated = positionOf(open.stored.doc, actor.userId) >= 0;
      const refusal = isSeated ? null : watchRefusal(open, actor, presence);
      if (refusal) return refusal;
      visited.add(open.id);
      void socket.join([groups.room(open.id), groups.personInRoom(open.id, actor.userId)]);
      if (!isSeated) void socket.join(groups.spectators(open.id));
      if (presence.enter(open.id, actor.userId)) arrive(host, open, actor.userId);
      return null;
    },
    exit,
    exitAll(socket) {
      for (const roomId of rooms.get(socket) ?? []) exit(socket, roomId);
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
