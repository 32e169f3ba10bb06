// Broadcaster over Socket.IO: sends to groups of this node's sockets. Only the server puts sockets into groups.
import type { Server, Socket } from 'socket.io';
import type { ToClient } from '../../contract/realtime.ts';
import type { Broadcaster } from '../matches/broadcaster.ts';

export const groups = {
  room: (roomId: string) => `room:${roomId}`,
  personInRoom: (roomId: string, userId: string) => `room:${roomId}:person:${userId}`,
  spectators: (roomId: string) => `room:${roomId}:spectators`,
  person: (userId: string) => `person:${userId}`,
  team: (teamId: string) => `team:${teamId}`,
  /** People who switched quick phrases off. */
  muted: 'muted',
};

export function createBroadcaster(io: Server): Broadcaster {
  const has = (group: string) => io.sockets.adapter.rooms.has(group);
  const to = <N extends keyof ToClient>(group: string, name: N, payload: ToClient[N]) => {
    if (has(group)) receivers(group, name).emit(name, payload);
  };
  const receivers = (group: string, name: keyof ToClient) =>
    name === 'room:said' ? io.local.to(group).except(groups.muted) : io.local.to(group);
  const socketsIn = (group: string): Socket[] =>
    [...(io.sockets.adapter.rooms.get(group) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);

  return {
    toRoom: (roomId, name, payload) => to(groups.room(roomId), name, payload),
    toPersonInRoom: (roomId, userId, name, payload) => to(groups.personInRoom(roomId, userId), name, payload),
    toSpectators: (roomId, name, payload) => to(groups.spectators(roomId), name, payload),
    toPerson: (userId, name, payload) => to(groups.person(userId), name, payload),
    toTeam(teamId, name, payloadFor) {
      const payloads = new Map<string, ToClient[typeof name] | null>();
      for (const socket of socketsIn(groups.team(teamId))) {
        const { userId } = socket.data;
        const known = payloads.get(userId);
        const payload = known === undefined ? payloadFor(userId) : known;
        payloads.set(userId, payload);
        if (payload !== null) socket.emit(name, payload);
      }
    },
    hasPerson: (userId) => has(groups.person(userId)),
    hasPersonInRoom: (roomId, userId) => has(groups.personInRoom(roomId, userId)),
    hasSpectators: (roomId) => has(groups.spectators(roomId)),
    hasAnyone: (roomId) => has(groups.room(roomId)),
    seat(roomId, isSeated) {
      for (const socket of socketsIn(groups.room(roomId))) {
        if (isSeated(socket.data.userId)) void socket.leave(groups.spectators(roomId));
        else void socket.join(groups.spectators(roomId));
      }
    },
  };
}
