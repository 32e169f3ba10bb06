// Acts of seated people in a running match: move, offer, answer, resign, claim, take the seat back from a bot.
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Message, Previewed } from '../../../../contract/realtime.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Library } from '../../../../engine/library.ts';
import type { OfferKind, TableEntry } from '../../../../engine/log.ts';
import { moveRefusal, tableRefusal } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import { absentSince } from '../rooms/absence.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { positionOf } from '../rooms/room.ts';
import type { Judge, Stored, Turns } from './commit.ts';
import type { ExpiryTimers } from './expiry.ts';
import { isCurrent, type LiveMatch, matchNow } from './liveMatch.ts';
import { audienceOf } from './publish.ts';

export type MoveRequest = Omit<Message<'match:act'>, 'room'>;
type Acted = Promise<Stored | Refusal>;

/** `userId` is who acts; `moveId` makes an act that is sent twice happen once. */
export interface Acts {
  move(open: OpenRoom, userId: string, asked: MoveRequest): Acted;
  offer(open: OpenRoom, userId: string, moveId: string, kind: OfferKind): Acted;
  answer(
    open: OpenRoom,
    userId: string,
    asked: {
      readonly moveId: string;
      readonly kind: OfferKind;
      readonly answer: 'accept' | 'decline' | 'withdraw';
    },
  ): Acted;
  resign(open: OpenRoom, userId: string, moveId: string): Acted;
  /** Ends the game of an opponent who has been absent long enough. */
  claim(
    open: OpenRoom,
    userId: string,
    asked: { readonly moveId: string; readonly claim: 'win' | 'draw' },
  ): Acted;
  /** Takes the seat back from the bot that substituted. */
  takeSeat(open: OpenRoom, userId: string, moveId: string): Acted;
}

interface JudgeDeps {
  readonly library: Library;
  readonly clock: WallClock;
}

interface Deps extends JudgeDeps {
  readonly turns: Pick<Turns, 'commit'>;
  readonly expiry: Pick<ExpiryTimers, 'expireDue'>;
  readonly presence: Pick<RoomPresence, 'isHere'>;
  readonly absenceMs: number;
}

/** The seat a person acts for, or the refusal of one who has none. */
function seatOf(open: OpenRoom, live: LiveMatch, userId: string): Seat | Refusal {
  const audience = positionOf(open.stored.doc, userId) < 0 ? 'spectator' : audienceOf(open, live, userId);
  return audience === 'spectator' ? refuse('NotAllowed', { reason: 'notSeated' }) : audience;
}

/** Judges a move of a person or bot: the log entry it makes, or why it is refused. */
export function judgeMove(
  { library, clock }: JudgeDeps,
  live: LiveMatch,
  seat: Seat,
  asked: Omit<MoveRequest, 'moveId'>,
) {
  if (live.match.result) return refuse('Closed', { reason: 'gameOver' });
  if (live.match.recovered) return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
  if (!isCurrent(live, seat, asked.expectedTurn)) return refuse('StaleVersion');
  const move = live.facts.game.readMove(asked.move);
  if (move === null) return refuse('InvalidInput', { fields: [{ path: 'move', code: 'unreadable' }] });
  const reason = moveRefusal(live.facts.game, live.match, seat, move, library);
  if (reason !== null) return refuse('NotAllowed', { reason });
  return { kind: 'move' as const, by: seat, move, at: matchNow(live, clock) };
}

/** What somebody is about to do, where the game shows that to others. It changes nothing and is not stored. */
export function previewOf(open: OpenRoom, userId: string, asked: unknown): Previewed | Refusal {
  const { live } = open;
  if (!live || live.match.result || live.match.recovered || live.match.paused) return refuse('Closed');
  const seat = seatOf(open, live, userId);
  if (typeof seat !== 'number') return seat;
  const { game } = live.facts;
  const move = game.readMove(asked);
  const isShown =
    move !== null && !live.match.satIn.includes(seat) && game.isPreviewed?.(live.match.state, seat, move);
  return isShown ? { room: open.id, seat, move } : refuse('NotAllowed');
}

type WithoutSeat<T> = T extends { readonly at: number } ? Omit<T, 'at' | 'by'> : never;

export function createActs({ turns, expiry, library, clock, presence, absenceMs }: Deps): Acts {
  /** Expires first what is due by now, then judges the act with the seat of the person. */
  const actAsSeat = (
    open: OpenRoom,
    userId: string,
    moveId: string,
    judge: (live: LiveMatch, seat: Seat) => ReturnType<Judge>,
  ): Acted =>
    open.queue(async () => {
      await expiry.expireDue(open);
      return turns.commit(open, moveId, (live) => {
        const done = live.done.get(moveId);
        if (done !== undefined) return { done };
        const seat = seatOf(open, live, userId);
        return typeof seat === 'number' ? judge(live, seat) : seat;
      });
    });

  /** An act about the game rather than a move in it. */
  const actAtTable = (
    open: OpenRoom,
    userId: string,
    moveId: string,
    what: WithoutSeat<Extract<TableEntry, { readonly by: Seat }>>,
  ): Acted =>
    actAsSeat(open, userId, moveId, (live, seat) => {
      const entry: TableEntry = { ...what, by: seat, at: matchNow(live, clock) };
      const reason = tableRefusal(live.facts.game, live.match, entry);
      return reason === null ? entry : refuse(live.match.result ? 'Closed' : 'NotAllowed', { reason });
    });

  return {
    move: (open, userId, asked) =>
      actAsSeat(open, userId, asked.moveId, (live, seat) =>
        live.match.satIn.includes(seat)
          ? refuse('NotAllowed', { reason: 'botPlays' })
          : judgeMove({ library, clock }, live, seat, asked),
      ),
    offer: (open, userId, moveId, kind) =>
      actAtTable(
        open,
        userId,
        moveId,
        kind === 'takeback' ? { kind: 'offer', offer: kind, toTurn: true } : { kind: 'offer', offer: kind },
      ),
    answer: (open, userId, { moveId, kind, answer }) =>
      actAtTable(open, userId, moveId, { kind: 'answer', offer: kind, answer }),
    resign: (open, userId, moveId) => actAtTable(open, userId, moveId, { kind: 'resign' }),
    claim: (open, userId, asked) =>
      actAsSeat(open, userId, asked.moveId, (live, seat) => {
        const entry: TableEntry = { kind: 'claim', by: seat, claim: asked.claim, at: matchNow(live, clock) };
        const reason = tableRefusal(live.facts.game, live.match, entry);
        if (reason !== null) return refuse('NotAllowed', { reason });
        const goneSince = absentSince(open, live.facts.positions[1 - seat], presence);
        const isGone = goneSince !== null && clock.monotonic() - goneSince >= absenceMs;
        return isGone ? entry : refuse('NotAllowed', { reason: 'stillHere' });
      }),
    takeSeat: (open, userId, moveId) => actAtTable(open, userId, moveId, { kind: 'takeSeat' }),
  };
}
