// Client state of one table: the room, the match as this player sees it, the pending move, the last refusal.
import { isRefusal, type Refusal, type RefusalKey } from '../../contract/errors.ts';
import { viewAfter } from '../../contract/play/matchChange.ts';
import { changeOfShortTurn } from '../../contract/play/shortTurn.ts';
import {
  type ChangedRoom,
  type Gains,
  gameStatus,
  type MatchChange,
  type MatchLine,
  type MatchView,
  type Room,
} from '../../contract/play/tables.ts';
import type { Acknowledged, Message, MessageName, ToClient } from '../../contract/realtime.ts';
import type { Previews } from '../../ui/BoardProps.ts';
import { newId } from '../base/api/newId.ts';
import type { Connection } from '../base/realtime/connection.ts';
import { isNewer, isTemporary, openLiveStore } from '../base/realtime/liveStore.ts';
import { mayMove } from './seats.ts';

export interface RoomSnapshot {
  readonly room: Room | null;
  readonly match: MatchView | null;
  /** When this view came, in performance.now() time: clocks are counted from there. */
  readonly seenAt: number;
  /** When the room's state came: the countdown is counted from there. */
  readonly roomSeenAt: number;
  readonly lines: readonly MatchLine[];
  /** One's own move, until its turn arrives or it is refused. */
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

const nothing: RoomSnapshot = {
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

export type RoomAction = Exclude<
  Extract<MessageName, `room:${string}` | `match:${string}`>,
  'room:create' | 'room:quickPlay' | 'match:act' | 'match:sync' | 'match:look'
>;

export interface RoomStore {
  snapshot(): RoomSnapshot;
  subscribe(listener: () => void): () => void;
  act(move: unknown): void;
  /** Moves of others that come about, and one's own for them to see. */
  readonly previews: Previews;
  /** The view of an earlier turn of the present game; null where it is refused, which is kept in the state. */
  look(turn: number): Promise<unknown>;
  /** Any other action in the room; a refusal is kept in the state as well. */
  do<N extends RoomAction>(name: N, rest: Omit<Message<N>, 'room' | 'moveId'>): Promise<boolean>;
  close(): void;
}

/**
 * One's own move, from the board until a turn answers it:
 *
 *     none ── send ──▶ sent ── confirm, reject, or a new turn ──▶ none
 *                      sent ── hold ──▶ held ── resend ──▶ sent, or none if it may not be made any more
 */
type OwnMove =
  | { readonly state: 'none' }
  /** On its way, or answered while its turn is not here yet. */
  | { readonly state: 'sent'; readonly move: unknown }
  /** The server could not take it yet: it is sent again, under the same id, after the next view. */
  | { readonly state: 'held'; readonly move: unknown; readonly moveId: string };

const noMove: OwnMove = { state: 'none' };

const pendingOf = (own: OwnMove): unknown => (own.state === 'none' ? null : own.move);

const isNewerView = (seen: MatchView | null, view: Pick<MatchView, 'game' | 'turn'>): boolean =>
  isNewer(seen && [seen.game, seen.turn], [view.game, view.turn]);

const isNewTurn = (seen: MatchView | null, view: Pick<MatchView, 'game' | 'turn'>): boolean =>
  view.turn !== seen?.turn || view.game !== seen.game;

/** Turns were missed: the whole match has to be fetched. */
const hasGap = (seen: MatchView | null, view: MatchView): boolean =>
  seen ? view.game !== seen.game || view.turn > seen.turn + 1 : view.turn > 0;

/** What is said while one's own move is sent again and again. */
const notSaved = 'notSaved';

export function openRoomStore(connection: Connection, roomId: string): RoomStore {
  let own = noMove;
  let lastRefusalId = 0;
  /** The newest version announced before the first answer; if the room in it is older, we join again. */
  let newestVersion = 0;
  const snapshot = (): RoomSnapshot => live.state();

  function update(change: Partial<Omit<RoomSnapshot, 'pending'>>): void {
    live.update({ ...change, pending: pendingOf(own) });
  }

  function showRefusal(reason: string, isRule: boolean): void {
    update({ refused: { reason, isRule, id: ++lastRefusalId } });
  }

  // The room and its match, fetched and pushed.

  function takeWhole({ state, match }: Acknowledged['match:sync']): void {
    const now = performance.now();
    const seen = snapshot().match;
    if (!match && seen) return; // it was asked before the game began, which is here already
    const isBehind = state.version < newestVersion;
    newestVersion = 0;
    update({ room: state, roomSeenAt: now, problem: null });
    if (isBehind) void live.join();
    if (match && !isNewerView(seen, match)) return; // a newer turn arrived before the answer
    if (match && isAnsweredBy(seen, match)) own = noMove;
    update({ match, seenAt: now, lines: match?.lines ?? [] });
    if (match) resend(match);
  }

  /** Applies the next version. A later one means that a change was missed, so we join again; before the first answer only its number is stored. */
  function takeRoomChange(change: ChangedRoom): void {
    const { room } = snapshot();
    if (change.id !== roomId) return;
    if (!room) newestVersion = change.version;
    else if (change.version === room.version + 1)
      update({ room: { ...room, ...change }, roomSeenAt: performance.now() });
    else if (change.version > room.version) void live.join();
  }

  function takeView(view: MatchView): void {
    const { match: seen, lines, refused } = snapshot();
    if (view.room !== roomId || !isNewerView(seen, view)) return;
    if (hasGap(seen, view)) void live.join();
    const kept = view.game === seen?.game ? lines : [];
    const isAnswered = isAnsweredBy(seen, view);
    if (isAnswered) own = noMove;
    update({
      match: view,
      seenAt: performance.now(),
      lines: isNewTurn(seen, view) ? [...kept, ...view.lines] : kept,
      refused: isAnswered ? null : refused,
    });
    resend(view);
  }

  /** One that does not follow on the view that is here: turns were missed before it. */
  function takeChange(change: MatchChange): void {
    const seen = snapshot().match;
    if (change.room !== roomId || !isNewerView(seen, change) || !isNewTurn(seen, change)) return;
    const view = viewAfter(seen, change);
    if (view) takeView(view);
    else void live.join();
  }

  // One's own move: the transitions of `OwnMove`.

  /** By a turn that came as a change, or within the whole. */
  const isAnsweredBy = (seen: MatchView | null, view: MatchView): boolean =>
    own.state !== 'held' && isNewTurn(seen, view);

  async function send(move: unknown, moveId: string, isAgain: boolean): Promise<void> {
    const { match: seen, refused } = snapshot();
    if (!seen) return;
    own = { state: 'sent', move };
    if (refused?.reason !== notSaved || !isAgain) update({ refused: null });
    const expectedTurn = seen.turn;
    const answer = await connection.say('match:act', { moveId, room: roomId, expectedTurn, move });
    if (!isRefusal(answer)) confirm(answer.turn);
    else if (isTemporary(answer)) hold(move, moveId, answer, isAgain);
    else reject(answer);
  }

  /** Stored as this turn; the move stays pending until the view of the turn is here. */
  function confirm(turn: number): void {
    if ((snapshot().match?.turn ?? 0) < turn) return;
    drop();
  }

  function drop(): void {
    own = noMove;
    const { refused } = snapshot();
    update({ refused: refused?.reason === notSaved ? null : refused });
  }

  /** The first time it is most likely a server that starts again, back in a moment: nothing is said. */
  function hold(move: unknown, moveId: string, refusal: Refusal, isAgain: boolean): void {
    own = { state: 'held', move, moveId };
    if (isAgain && snapshot().refused?.reason !== notSaved) showRefusal(notSaved, false);
    live.joinLater(refusal);
  }

  /** The server judged another position than the one on the board when it sends its view along. */
  function reject(refusal: Refusal & { readonly match?: MatchView }): void {
    if (refusal.match) takeView(refusal.match);
    own = noMove;
    const { reason, error } = refusal;
    showRefusal(reason ?? error, reason !== undefined && reason !== 'notYourTurn');
  }

  function resend(view: MatchView): void {
    if (own.state !== 'held' || view.status === gameStatus.recovered) return;
    const { move, moveId } = own;
    if (mayMove(view)) void send(move, moveId, true);
    else drop();
  }

  const live = openLiveStore({
    empty: nothing,
    join: () => connection.say('match:sync', { room: roomId }),
    follow: ({ answered }) => connection.followRoom(roomId, answered),
    listen: [
      connection.hear('room:state', (room: ToClient['room:state']) => {
        if (room.id === roomId) update({ room, roomSeenAt: performance.now() });
      }),
      connection.hear('room:changed', takeRoomChange),
      connection.hear('match:view', takeView),
      connection.hear('turn', (turn: ToClient['turn']) => takeChange(changeOfShortTurn(turn))),
      connection.hear('match:settled', ({ room, game, gains }: ToClient['match:settled']) => {
        if (room === roomId) update({ settled: { game, gains } });
      }),
      connection.hear('room:closed', ({ room, reason }: ToClient['room:closed']) => {
        if (room === roomId) update({ closed: reason });
      }),
    ],
    onJoined: takeWhole,
    onRefused({ error }) {
      if (!snapshot().room) update({ problem: error });
    },
    leave() {
      if (snapshot().room && !snapshot().closed)
        void connection.say('room:leave', { room: roomId, moveId: newId(), keepSeat: true });
    },
  });

  return {
    snapshot,
    subscribe: live.subscribe,
    act: (move) => void send(move, newId(), false),
    previews: {
      show: (move) => connection.tell('match:preview', { room: roomId, move }),
      listen: (listener) =>
        connection.hear('match:previewed', ({ room, seat, move }: ToClient['match:previewed']) => {
          if (room === roomId && seat !== snapshot().match?.mySeat) listener(seat, move);
        }),
    },
    async look(turn) {
      const answer = await connection.say('match:look', { room: roomId, turn });
      if (!isRefusal(answer)) return answer.view;
      showRefusal(answer.reason ?? answer.error, false);
      return null;
    },
    async do(name, rest) {
      const message = { ...rest, room: roomId, moveId: newId() } as Message<typeof name>; // every action has these two
      const answer = await connection.say(name, message);
      if (!isRefusal(answer)) return true;
      if (own.state === 'sent') own = noMove;
      showRefusal(answer.reason ?? answer.error, false);
      return false;
    },
    close: live.close,
  };
}
