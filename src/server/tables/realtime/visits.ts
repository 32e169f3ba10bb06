// The rooms that each socket is in: joining, leaving, and who may watch.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { MatchHost } from '../matches/createHost.ts';
import type { PresenceRegistry } from '../matches/nodes/presence.ts';
import type { TablePerson } from '../matches/rooms/newRoom.ts';
import type { OpenRoom } from '../matches/rooms/openRoom.ts';
import { positionOf } from '../matches/rooms/room.ts';
import { group, type SocketGroups } from './groups.ts';
import type { GameSocket } from './sockets.ts';

const mostSpectators = 200;

export interface Visits {
  /** Adds the socket to a room; a refusal says why it may not. */
  enter(socket: GameSocket, open: OpenRoom, actor: TablePerson): Refusal | null;
  exit(socket: GameSocket, roomId: string): void;
  exitAll(socket: GameSocket): void;
  /** Shows out who may not look on any more: put out by the host, or there is no watching once play has begun. */
  judge(open: OpenRoom): void;
}

export function createVisits(
  { rooms, joinLeave }: Pick<MatchHost, 'rooms' | 'joinLeave'>,
  presence: PresenceRegistry,
  groups: SocketGroups,
): Visits {
  const visitedBy = new WeakMap<GameSocket, Set<string>>();

  /** True if the socket was there. */
  function leaveGroup(socket: GameSocket, roomId: string): boolean {
    const wasThere = visitedBy.get(socket)?.delete(roomId) ?? false;
    if (wasThere) groups.leave(socket, group.room(roomId));
    return wasThere;
  }

  function exit(socket: GameSocket, roomId: string): void {
    if (leaveGroup(socket, roomId)) noteLeft(socket, roomId);
  }

  function noteLeft(socket: GameSocket, roomId: string): void {
    const { userId } = socket.data;
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
    judge(open) {
      const { doc } = open.stored;
      if (doc.kicked.length === 0 && !isHidden(open)) return;
      const out = [...groups.in(group.room(open.id))].filter(({ data }) => exclusion(open, data.userId));
      for (const socket of out) {
        const reason = exclusion(open, socket.data.userId)?.reason ?? '';
        socket.emit('room:closed', { room: open.id, reason });
        leaveGroup(socket, open.id);
      }
      for (const socket of out) noteLeft(socket, open.id); // publishes the room: nobody is judged twice
    },
    exitAll(socket) {
      for (const roomId of visitedBy.get(socket) ?? []) exit(socket, roomId);
    },
  };
}

const isHidden = (open: OpenRoom): boolean => open.stored.doc.watch === 'nobody' && open.live !== null;

/** Why somebody may not be there, whoever else is; players may. */
function exclusion(open: OpenRoom, userId: string): Refusal | null {
  const { doc } = open.stored;
  if (positionOf(doc, userId) >= 0) return null;
  if (doc.kicked.includes(userId)) return refuse('NotAllowed', { reason: 'kicked' });
  return isHidden(open) ? refuse('NotAllowed', { reason: 'notWatchable' }) : null;
}

function watchRefusal(open: OpenRoom, actor: TablePerson, presence: PresenceRegistry): Refusal | null {
  const excluded = exclusion(open, actor.userId);
  if (excluded) return excluded;
  const { doc } = open.stored;
  const watching = presence.watching(open.id, (userId) => positionOf(doc, userId) >= 0);
  return watching >= mostSpectators ? refuse('RoomFull') : null;
}
