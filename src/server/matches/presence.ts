// Who is connected to which room and to the house at all: this node's sockets, and what other nodes say of theirs.

/** Who is connected to which room, over all nodes. */
export interface RoomPresence {
  isHere(roomId: string, userId: string): boolean;
  /** How many different people are here without a seat. */
  watching(roomId: string, isSeated: (userId: string) => boolean): number;
}

/** One node's people, as it tells the others. */
export interface NodePresence {
  readonly online: readonly string[]; // userIds
  readonly rooms: Readonly<Record<string, readonly string[]>>; // room → userIds
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

export function openPresence(): Presence {
  const online = new Map<string, number>();
  const rooms = new Map<string, Map<string, number>>();
  let others: readonly NodePresence[] = [];

  const inRoom = (roomId: string): Iterable<string> =>
    others.length === 0
      ? (rooms.get(roomId)?.keys() ?? [])
      : new Set([
          ...(rooms.get(roomId)?.keys() ?? []),
          ...others.flatMap((node) => node.rooms[roomId] ?? []),
        ]);

  return {
    cameOnline: (userId) => up(online, userId),
    wentOffline: (userId) => down(online, userId),
    enter(roomId, userId) {
      const people = rooms.get(roomId) ?? new Map<string, number>();
      rooms.set(roomId, people);
      return up(people, userId);
    },
    exit(roomId, userId) {
      const people = rooms.get(roomId);
      const isLast = people !== undefined && down(people, userId);
      if (people?.size === 0) rooms.delete(roomId);
      return isLast;
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
      others = now;
    },
  };
}
