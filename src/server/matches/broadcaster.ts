// Port: sends messages to the sockets of this node, by room, person or team. Implemented over Socket.IO in realtime/broadcaster.ts.
import type { ToClient } from '../../contract/realtime.ts';

export interface Broadcaster {
  toRoom<N extends keyof ToClient>(roomId: string, name: N, payload: ToClient[N]): void;
  toPersonInRoom<N extends keyof ToClient>(
    roomId: string,
    userId: string,
    name: N,
    payload: ToClient[N],
  ): void;
  toSpectators<N extends keyof ToClient>(roomId: string, name: N, payload: ToClient[N]): void;
  toPerson<N extends keyof ToClient>(userId: string, name: N, payload: ToClient[N]): void;
  /** To sockets that sent `team:watch`. The payload is built once for each person; null: nothing is sent to them. */
  toTeam<N extends keyof ToClient>(
    teamId: string,
    name: N,
    payloadFor: (userId: string) => ToClient[N] | null,
  ): void;
  hasPerson(userId: string): boolean;
  hasPersonInRoom(roomId: string, userId: string): boolean;
  hasSpectators(roomId: string): boolean;
  hasAnyone(roomId: string): boolean;
  /** Sorts those in a room into seated people and spectators. */
  seat(roomId: string, isSeated: (userId: string) => boolean): void;
}
