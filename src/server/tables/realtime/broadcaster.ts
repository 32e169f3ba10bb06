// Broadcaster over Socket.IO's protocol: a message is encoded once, however many sockets it goes to.
import type { Broadcaster, Sent } from '../matches/broadcaster.ts';
import { group, type SocketGroups } from './groups.ts';
import { createEventSender } from './packetWriter.ts';
import type { GameSocket } from './sockets.ts';

/** Sockets written to in one round of the event loop, so that a large team does not hold up a game. */
const mostAtOnce = 100;

function sendInSlices(sockets: readonly GameSocket[], send: (to: GameSocket) => void): void {
  for (const socket of sockets.slice(0, mostAtOnce)) send(socket);
  if (sockets.length > mostAtOnce) setImmediate(() => sendInSlices(sockets.slice(mostAtOnce), send));
}

/** To each socket the message of its audience, made for the first of them and encoded once. */
export function sendToAudiences(
  sockets: Iterable<GameSocket>,
  audienceOf: (socket: GameSocket) => string,
  messageFor: (first: GameSocket, audience: string) => Sent,
): void {
  const senders = new Map<string, (to: GameSocket) => void>();
  for (const socket of sockets) {
    const audience = audienceOf(socket);
    const send = senders.get(audience) ?? createEventSender([messageFor(socket, audience)]);
    senders.set(audience, send);
    send(socket);
  }
}

export function createBroadcaster(groups: SocketGroups): Broadcaster {
  function toAll(sockets: Iterable<GameSocket>, message: Sent): void {
    let send: ((to: GameSocket) => void) | null = null;
    for (const socket of sockets) {
      send ??= createEventSender([message]);
      send(socket);
    }
  }

  return {
    toRoom(roomId, name, payload) {
      const sockets = [...groups.in(group.room(roomId))];
      const listening = name === 'room:said' ? sockets.filter(({ data }) => !data.isMuted) : sockets;
      toAll(listening, [name, payload] as Sent); // the name and its payload belong together
    },
    toAudiences(roomId, audienceOf, messageFor) {
      sendToAudiences(
        groups.in(group.room(roomId)),
        ({ data }) => `${audienceOf(data.userId)} ${data.wire}`,
        ({ data }) => messageFor(audienceOf(data.userId), data.wire),
      );
    },
    toPerson: (userId, name, payload) => toAll(groups.in(group.person(userId)), [name, payload] as Sent), // as above
    toTeam(teamId, messages, own = new Map()) {
      const watching = groups.in(group.team(teamId));
      for (const [userId, theirs] of own) {
        const sockets = [...groups.in(group.person(userId))].filter((socket) => watching.has(socket));
        if (sockets.length > 0) sendInSlices(sockets, createEventSender(theirs));
      }
      if (messages.length === 0 || watching.size === 0) return;
      const others = [...watching].filter(({ data }) => !own.has(data.userId));
      sendInSlices(others, createEventSender(messages));
    },
    watchedTeams: () => groups.teams(),
    isWatched: (teamId) => groups.in(group.team(teamId)).size > 0,
    hasPerson: (userId) => groups.in(group.person(userId)).size > 0,
    hasAnyone: (roomId) => groups.in(group.room(roomId)).size > 0,
  };
}
