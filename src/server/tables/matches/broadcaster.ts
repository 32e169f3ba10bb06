// Port: sends messages to the sockets of this node, by room, person or team. Implemented in realtime/broadcaster.ts.
import type { ToClient } from '../../../contract/realtime.ts';
import type { Audience } from '../../../engine/game.ts';

/** A message with its name. */
export type Sent = { [N in keyof ToClient]: readonly [name: N, payload: ToClient[N]] }[keyof ToClient];

/** How views reach a client: whole, or as what changed since the turn before; `short`: as tuples, and rooms as changes too. */
export const wires = ['whole', 'changes', 'short'] as const;
export type Wire = (typeof wires)[number];

export interface Broadcaster {
  toRoom<N extends keyof ToClient>(roomId: string, name: N, payload: ToClient[N]): void;
  /** To everyone in the room the message of their audience; it is made and encoded once for each audience. */
  toAudiences(
    roomId: string,
    audienceOf: (userId: string) => Audience,
    messageFor: (to: Audience, wire: Wire) => Sent,
  ): void;
  toPerson<N extends keyof ToClient>(userId: string, name: N, payload: ToClient[N]): void;
  /** To sockets that sent `team:watch`; people in `own` get theirs instead. */
  toTeam(teamId: string, messages: readonly Sent[], own?: ReadonlyMap<string, readonly Sent[]>): void;
  /** Whether somebody watches the tables of the team. */
  isWatched(teamId: string): boolean;
  /** Teams whose tables somebody watches. */
  watchedTeams(): readonly string[];
  hasPerson(userId: string): boolean;
  hasAnyone(roomId: string): boolean;
}
