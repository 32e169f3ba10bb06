// Client state of one table: the room, the match as this player sees it, the pending move, the last refusal.
import { isRefusal, type Refusal, type RefusalKey } from '../../contract/errors.ts';
import type { Message, ToClient } from '../../contract/realtime.ts';
import { type Gains, gameStatus, type MatchLine, type MatchView, type Room } from '../../contract/tables.ts';
import { newId } from '../api/newId.ts';
import type { Connection } from '../realtime/connection.ts';
import { mayMove } from './seats.ts';

export interface Sight {
  readonly room: Room | null;
  readonly match: MatchView | null;
  /** When this view came, in performance.now() time: clocks are counted from there. */
  readonly seenAt: number;
  /** When the room's state came: the countdown is counted from there. */
  readonly roomSeenAt: number;
  readonly lines: readonly MatchLine[];
  /** One's own move that the server has not answered yet. */
  readonly pending: unknown;
  /** Why the last thing tried was refused: the game's reason, or the key. */
  readonly refused: { readonly reason: string; readonly isRule: boolean; readonly id: number } | null;
  /** What the last finished game brought, and which of the room's games that was. */
  readonly settled: { readonly game: number; readonly gains: Gains } | null;
  /** The table cannot be seen at all. */
  readonly problem: RefusalKey | null;
  /** The table is gone, and why. */
  readonly closed: string | null;
}

const nothing: Sight = {
  room: null,
  match: null,
  seenAt: 0,
  roomSeenAt: 0,
  lines: [],
  pending: null,
  refused: null,
  settled: null,
  problem: null,
  closed: null,
};

export type Deed = Exclude<
  Extract<Parameters<Connection['say']>[0], `room:${string}` | `match:${string}`>,
  'room:create' | 'room:quickPlay' | 'match:act' | 'match:sync' | 'match:look'
>;

export interface RoomStore {
  sight(): Sight;
  subscribe(listener: () => void): () => void;
  act(move: unknown): void;
  /** An earlier turn of the game on the table, by one's own eyes; null when it cannot be seen now. */
  look(turn: number): Promise<unknown>;
  /** Any other action in the room; a refusal is kept in the state as well. */
  do<N extends Deed>(name: N, rest: Omit<Message<N>, 'room' | 'moveId'>): Promise<boolean>;
  close(): void;
}

const isNewer = (seen: MatchView | null, view: MatchView): boolean =>
  !seen || view.game > seen.game || (view.game === seen.game && view.turn >= seen.turn);

/** Turns were missed: the whole match has to be fetched. */
const hasGap = (seen: MatchView | null, view: MatchView): boolean =>
  seen ? view.game !== seen.game || view.turn > seen.turn + 1 : view.turn > 0;

/** Refusals of a server that is busy or restarting, before it knows who is at the table. */
const passing: readonly string[] = ['TemporarilyUnavailable', 'TooManyRequests'];
const askAgainSeconds = 2;

export function openRoomStore(connection: Connection, roomId: string): RoomStore {
  let sight = nothing;
  let refusals = 0;
  /** A move the server could not take yet; the same one is sent again. */
  let held: { readonly move: unknown; readonly moveId: string } | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const see = (change: Partial<Sight>) => {
    sight = { ...sight, ...change };
    for (const listener of listeners) listener();
  };

  function refuse(reason: string, isRule: boolean): void {
    see({ pending: null, refused: { reason, isRule, id: ++refusals } });
  }

  function askAgainAfter({ error, retryAfterSeconds }: Refusal): void {
    if (!passing.includes(error)) return;
    clearTimeout(again);
    again = setTimeout(() => void sync(), (retryAfterSeconds ?? askAgainSeconds) * 1_000);
  }

  async function sync(): Promise<void> {
    clearTimeout(again);
    const answer = await connection.say('match:sync', { room: roomId });
    if (isRefusal(answer)) {
      if (!sight.room) see({ problem: answer.error });
      askAgainAfter(answer);
      return;
    }
    const now = performance.now();
    const { state, match } = answer;
    see({ room: state, roomSeenAt: now, problem: null });
    if (match && !isNewer(sight.match, match)) return; // a newer turn arrived before the answer
    see({ match, seenAt: now, lines: match?.lines ?? [] });
    if (match) sendHeld(match);
  }

  function take(view: MatchView): void {
    if (view.room !== roomId || !isNewer(sight.match, view)) return;
    if (hasGap(sight.match, view)) void sync();
    const isNewTurn = view.turn !== sight.match?.turn || view.game !== sight.match.game;
    const kept = view.game === sight.match?.game ? sight.lines : [];
    see({
      match: view,
      seenAt: performance.now(),
      lines: isNewTurn ? [...kept, ...view.lines] : kept,
      ...(isNewTurn && !held && { pending: null, refused: null }),
    });
    sendHeld(view);
  }

  function sendHeld(view: MatchView): void {
    if (!held || view.status === gameStatus.recovered) return;
    const { move, moveId } = held;
    held = null;
    if (mayMove(view)) void act(move, moveId);
    else see({ pending: null });
  }

  async function act(move: unknown, moveId = newId()): Promise<void> {
    if (!sight.match) return;
    see({ pending: move, refused: null });
    const answer = await connection.say('match:act', {
      moveId,
      room: roomId,
      expectedTurn: sight.match.turn,
      move,
    });
    if (!isRefusal(answer)) {
      if ((sight.match?.turn ?? 0) >= answer.turn) see({ pending: null });
      return;
    }
    if (passing.includes(answer.error)) held = { move, moveId };
    if (answer.match) take(answer.match);
    askAgainAfter(answer);
    if (held) return;
    refuse(answer.reason ?? answer.error, answer.reason !== undefined && answer.reason !== 'notYourTurn');
  }

  const stops = [
    connection.onUp(() => void sync()),
    connection.hear('room:state', (room: ToClient['room:state']) => {
      if (room.id === roomId) see({ room, roomSeenAt: performance.now() });
    }),
    connection.hear('match:view', take),
    connection.hear('match:settled', ({ room, game, gains }: ToClient['match:settled']) => {
      if (room === roomId) see({ settled: { game, gains } });
    }),
    connection.hear('room:closed', (news: ToClient['room:closed']) => {
      if (news.room === roomId) see({ closed: news.reason });
    }),
  ];

  return {
    sight: () => sight,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (move) => void act(move),
    async look(turn) {
      const answer = await connection.say('match:look', { room: roomId, turn });
      return isRefusal(answer) ? null : answer.view;
    },
    async do(name, rest) {
      const message = { ...rest, room: roomId, moveId: newId() } as Parameters<typeof connection.say>[1]; // every action has these two
      const answer = await connection.say(name, message as never);
      if (isRefusal(answer)) refuse(answer.reason ?? answer.error, false);
      return !isRefusal(answer);
    },
    close() {
      for (const stop of stops) stop();
      clearTimeout(again);
      if (sight.room && !sight.closed)
        void connection.say('room:leave', { room: roomId, moveId: newId(), keepSeat: true });
    },
  };
}
