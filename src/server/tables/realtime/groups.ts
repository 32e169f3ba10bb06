// Groups of this node's sockets: those in a room, in a live event, those of a person, those that watch the tables of a team.
import type { GameSocket } from './sockets.ts';

const teamPrefix = 'team:';

export const group = {
  room: (roomId: string) => `room:${roomId}`,
  event: (eventId: string) => `event:${eventId}`,
  person: (userId: string) => `person:${userId}`,
  /** Counted from admission on, before the socket is attached. */
  admitted: (userId: string) => `admitted:${userId}`,
  team: (teamId: string) => teamPrefix + teamId,
};

const nobody: ReadonlySet<GameSocket> = new Set();

/** Only the server puts sockets into groups. */
export class SocketGroups {
  readonly #groups = new Map<string, Set<GameSocket>>();
  readonly #of = new WeakMap<GameSocket, Set<string>>();

  in(name: string): ReadonlySet<GameSocket> {
    return this.#groups.get(name) ?? nobody;
  }

  /** Those whose tables somebody watches. */
  teams(): string[] {
    return [...this.#groups.keys()].flatMap((name) =>
      name.startsWith(teamPrefix) ? name.slice(teamPrefix.length) : [],
    );
  }

  enter(socket: GameSocket, name: string): void {
    const members = this.#groups.get(name) ?? new Set();
    this.#groups.set(name, members.add(socket));
    this.#of.set(socket, (this.#of.get(socket) ?? new Set()).add(name));
  }

  leave(socket: GameSocket, name: string): void {
    const members = this.#groups.get(name);
    members?.delete(socket);
    if (members?.size === 0) this.#groups.delete(name);
    this.#of.get(socket)?.delete(name);
  }

  leaveAll(socket: GameSocket): void {
    for (const name of this.#of.get(socket) ?? []) this.leave(socket, name);
  }
}
