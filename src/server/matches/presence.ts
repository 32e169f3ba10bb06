// Presence: who is online and connected to which room, over this node's sockets and what other nodes report.
import type { NodePresence } from '../storage/schema/matches.ts';

/** Who is connected to which room, over all nodes. */
export interface RoomPresence {
  isHere(roomId: string, userId: string): boolean;
  /** How many different people are here without a seat. */
  watching(roomId: string, isSeated: (userId: string) => boolean): number;
}

export interface Presence extends RoomPresence {
  /** True when this was the person's first connection to this node. */
  cameOnline(userId: string): boolean;
  /** True when this was the last. */
  wentOffline(userId: string): boolean;
  enter(roomId: string, userId: string): boolean;
  exit(roomId: string, userId: string): boolean;
  isOnline(userId: string): boolean;
  /** A room this person is connected to, if any. */
  roomOf(userId: string): string | null;
  ofThisNode(): NodePresence;
  ofOthers(others: readonly NodePresence[]): void;
  /** Whoever came, went or changed tables; `isHere`: to or from this node. */
  onChange(listener: (userId: string, isHere: boolean) => void): void;
}

function up(counts: Map<string, number>, key: string): boolean {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before === 0;
}

function down(counts: Map<string, number>, key: string): boolean {
  const before = counts.get(key) ?? 0;
  if (before > 1) counts.set(key, before - 1);
  else counts.delete(key);
  return before === 1;
}

/** Everybody on these nodes, with their rooms as one string to compare. */
function roomsByPerson(nodes: readonly NodePresence[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const { online, rooms } of nodes) {
    for (const userId of online) all.set(userId, all.get(userId) ?? '');
    for (const [roomId, people] of Object.entries(rooms))
      for (const userId of people) all.set(userId, `${all.get(userId) ?? ''} ${roomId}`);
  }
  return all;
}

export function openPresence(): Presence {
  const online = new Map<string, number>();
  const rooms = new Map<string, Map<string, number>>();
  let others: readonly NodePresence[] = [];
  const listeners: ((userId: string, isHere: boolean) => void)[] = [];
  const notify = (userId: string, isHere: boolean) => {
    for (const listener of listeners) listener(userId, isHere);
  };
  /** Notifies the listeners if something changed, and returns whether it did. */
  const changed = (userId: string, is: boolean): boolean => {
    if (is) notify(userId, true);
    return is;
  };

  const inRoom = (roomId: string): Iterable<string> =>
    others.length === 0
      ? (rooms.get(roomId)?.keys() ?? [])
      : new Set([
          ...(rooms.get(roomId)?.keys() ?? []),
          ...others.flatMap((node) => node.rooms[roomId] ?? []),
        ]);

  return {
    cameOnline: (userId) => changed(userId, up(online, userId)),
    wentOffline: (userId) => changed(userId, down(online, userId)),
    enter(roomId, userId) {
      const people = rooms.get(roomId) ?? new Map<string, number>();
      rooms.set(roomId, people);
      return changed(userId, up(people, userId));
    },
    exit(roomId, userId) {
      const people = rooms.get(roomId);
      const isLast = people !== undefined && down(people, userId);
      if (people?.size === 0) rooms.delete(roomId);
      return changed(userId, isLast);
    },
    isHere: (roomId, userId) =>
      rooms.get(roomId)?.has(userId) === true || others.some((node) => node.rooms[roomId]?.includes(userId)),
    watching(roomId, isSeated) {
      let count = 0;
      for (const userId of inRoom(roomId)) if (!isSeated(userId)) count++;
      return count;
    },
    isOnline: (userId) => online.has(userId) || others.some((node) => node.online.includes(userId)),
    roomOf(userId) {
      for (const [roomId, people] of rooms) if (people.has(userId)) return roomId;
      for (const node of others)
        for (const [roomId, people] of Object.entries(node.rooms)) if (people.includes(userId)) return roomId;
      return null;
    },
    ofThisNode: () => ({
      online: [...online.keys()],
      rooms: Object.fromEntries([...rooms].map(([roomId, people]) => [roomId, [...people.keys()]])),
    }),
    ofOthers(now) {
      const [before, after] = [roomsByPerson(others), roomsByPerson(now)];
      others = now;
      for (const userId of new Set([...before.keys(), ...after.keys()]))
        if (before.get(userId) !== after.get(userId)) notify(userId, false);
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
