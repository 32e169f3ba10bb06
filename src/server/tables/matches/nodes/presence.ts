// Presence: who is online and connected to which room, over this node's sockets and what other nodes report.
import type { NodePresence } from '../../../base/storage/schema/matches.ts';

/** The people connected to each room, over all nodes. */
export interface RoomPresence {
  isHere(roomId: string, userId: string): boolean;
  /** How many different people are here without a seat. */
  watching(roomId: string, isSeated: (userId: string) => boolean): number;
  /** Other nodes reported that somebody came to a room or left it there. */
  onElsewhere(listener: (roomId: string, userId: string) => void): void;
}

export interface PresenceRegistry extends RoomPresence {
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
  /** People who came, left or changed tables; `isHere`: on this node. */
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

/** What other nodes reported, by person. */
interface Elsewhere {
  /** The rooms of everybody who is online there. */
  readonly roomsOf: ReadonlyMap<string, readonly string[]>;
  readonly peopleIn: ReadonlyMap<string, readonly string[]>;
}

const nobodyElsewhere: Elsewhere = { roomsOf: new Map(), peopleIn: new Map() };

const add = (lists: Map<string, string[]>, key: string, item: string): void => {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
};

function elsewhereOf(nodes: readonly NodePresence[]): Elsewhere {
  const roomsOf = new Map<string, string[]>();
  const peopleIn = new Map<string, string[]>();
  for (const { online, rooms } of nodes) {
    for (const userId of online) if (!roomsOf.has(userId)) roomsOf.set(userId, []);
    for (const [roomId, people] of Object.entries(rooms))
      for (const userId of people) {
        add(roomsOf, userId, roomId);
        add(peopleIn, roomId, userId);
      }
  }
  return { roomsOf, peopleIn };
}

const isSame = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one === other || (one?.length === other?.length && one?.every((each, at) => each === other?.[at]) === true);

export function openPresence(): PresenceRegistry {
  const online = new Map<string, number>();
  const rooms = new Map<string, Map<string, number>>();
  /** The rooms of each person here. */
  const places = new Map<string, Set<string>>();
  let elsewhere = nobodyElsewhere;
  const listeners: ((userId: string, isHere: boolean) => void)[] = [];
  const elsewhereListeners: ((roomId: string, userId: string) => void)[] = [];
  const notify = (userId: string, isHere: boolean) => {
    for (const listener of listeners) listener(userId, isHere);
  };
  /** Notifies the listeners if something changed, and returns whether it did. */
  const changed = (userId: string, is: boolean): boolean => {
    if (is) notify(userId, true);
    return is;
  };

  const leave = (userId: string, roomId: string): void => {
    const left = places.get(userId);
    left?.delete(roomId);
    if (left?.size === 0) places.delete(userId);
  };

  const inRoom = (roomId: string): Iterable<string> => {
    const here = rooms.get(roomId)?.keys() ?? [];
    const there = elsewhere.peopleIn.get(roomId);
    return there ? new Set([...here, ...there]) : here;
  };

  return {
    cameOnline: (userId) => changed(userId, up(online, userId)),
    wentOffline: (userId) => changed(userId, down(online, userId)),
    enter(roomId, userId) {
      const people = rooms.get(roomId) ?? new Map<string, number>();
      rooms.set(roomId, people);
      const isFirst = up(people, userId);
      if (isFirst) places.set(userId, (places.get(userId) ?? new Set()).add(roomId));
      return changed(userId, isFirst);
    },
    exit(roomId, userId) {
      const people = rooms.get(roomId);
      const isLast = people !== undefined && down(people, userId);
      if (people?.size === 0) rooms.delete(roomId);
      if (isLast) leave(userId, roomId);
      return changed(userId, isLast);
    },
    isHere: (roomId, userId) =>
      rooms.get(roomId)?.has(userId) === true || elsewhere.peopleIn.get(roomId)?.includes(userId) === true,
    watching(roomId, isSeated) {
      let count = 0;
      for (const userId of inRoom(roomId)) if (!isSeated(userId)) count++;
      return count;
    },
    isOnline: (userId) => online.has(userId) || elsewhere.roomsOf.has(userId),
    roomOf(userId) {
      const [here] = places.get(userId) ?? [];
      return here ?? elsewhere.roomsOf.get(userId)?.[0] ?? null;
    },
    ofThisNode: () => ({
      online: [...online.keys()],
      rooms: Object.fromEntries([...rooms].map(([roomId, people]) => [roomId, [...people.keys()]])),
    }),
    ofOthers(now) {
      const before = elsewhere;
      elsewhere = elsewhereOf(now);
      for (const userId of new Set([...before.roomsOf.keys(), ...elsewhere.roomsOf.keys()])) {
        const [was, is] = [before.roomsOf.get(userId), elsewhere.roomsOf.get(userId)];
        if (isSame(was, is)) continue;
        notify(userId, false);
        for (const roomId of new Set([...(was ?? []), ...(is ?? [])]))
          if (!was?.includes(roomId) || !is?.includes(roomId))
            for (const listener of elsewhereListeners) listener(roomId, userId);
      }
    },
    onElsewhere: (listener) => {
      elsewhereListeners.push(listener);
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
