// What seated people do in a running game: move, offer, answer, resign, claim.

import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Message } from '../../contract/realtime.ts';
import type { Seat } from '../../engine/game.ts';
import type { OfferKind, TableEntry } from '../../engine/log.ts';
import { moveRefusal, tableRefusal } from '../../engine/turn.ts';
import { commit, type Judge, type Stored } from './commit.ts';
import { expireDue } from './expiry.ts';
import type { Host } from './host.ts';
import { isCurrent, type LiveMatch, matchNow } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { audienceOf } from './publish.ts';
import { positionOf } from './room.ts';

/** The seat a person acts for, or the refusal of one who has none. */
export function seatOf(open: OpenRoom, live: LiveMatch, userId: string): Seat | Refusal {
  const eyes = positionOf(open.stored.doc, userId) < 0 ? 'spectator' : audienceOf(open, live, userId);
  return eyes === 'spectator' ? refuse('NotAllowed', { reason: 'notSeated' }) : eyes;
}

const acts = (host: Host, open: OpenRoom, moveId: string, judge: Judge): Promise<Stored | Refusal> =>
  open.queue(async () => {
    await expireDue(host, open);
    return commit(host, open, moveId, (live) => {
      const done = live.done.get(moveId);
      return done === undefined ? judge(live) : { done };
    });
  });

/** An act of a seated person, judged with the seat they act for. */
export const seatedAct = (
  host: Host,
  open: OpenRoom,
  userId: string,
  moveId: string,
  judge: (live: LiveMatch, seat: Seat) => ReturnType<Judge>,
): Promise<Stored | Refusal> =>
  acts(host, open, moveId, (live) => {
    const seat = seatOf(open, live, userId);
    return typeof seat === 'number' ? judge(live, seat) : seat;
  });

export type Act = Omit<Message<'match:act'>, 'room'>;

export const act = (host: Host, open: OpenRoom, userId: string, asked: Act): Promise<Stored | Refusal> =>
  seatedAct(host, open, userId, asked.moveId, (live, seat) =>
    live.match.satIn.includes(seat)
      ? refuse('NotAllowed', { reason: 'botPlays' })
      : judgeMove(host, live, seat, asked),
  );

export function judgeMove(host: Host, live: LiveMatch, seat: Seat, asked: Omit<Act, 'moveId'>) {
  if (live.match.result) return refuse('Closed', { reason: 'gameOver' });
  if (live.match.recovered) return refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });
  if (!isCurrent(live, seat, asked.expectedTurn)) return refuse('StaleVersion');
  const move = live.facts.game.readMove(asked.move);
  if (move === null) return refuse('InvalidInput', { fields: [{ path: 'move', code: 'unreadable' }] });
  const reason = moveRefusal(live.facts.game, live.match, seat, move, host.library);
  if (reason !== null) return refuse('NotAllowed', { reason });
  return { kind: 'move' as const, by: seat, move, at: matchNow(live, host.clock) };
}

type Unplaced<T> = T extends { readonly at: number } ? Omit<T, 'at' | 'by'> : never;

/** Anything a seated person does about the game rather than in it. */
function actAtTable(
  host: Host,
  open: OpenRoom,
  userId: string,
  moveId: string,
  what: Unplaced<Extract<TableEntry, { readonly by: Seat }>>,
): Promise<Stored | Refusal> {
  return seatedAct(host, open, userId, moveId, (live, seat) => {
    const entry: TableEntry = { ...what, by: seat, at: matchNow(live, host.clock) };
    const reason = tableRefusal(live.facts.game, live.match, entry);
    return reason === null ? entry : refuse(live.match.result ? 'Closed' : 'NotAllowed', { reason });
  });
}

export const offer = (host: Host, open: OpenRoom, userId: string, moveId: string, kind: OfferKind) =>
  actAtTable(host, open, userId, moveId, { kind: 'offer', offer: kind });

export const answer = (
  host: Host,
  open: OpenRoom,
  userId: string,
  asked: {
    readonly moveId: string;
    readonly kind: OfferKind;
    readonly answer: 'accept' | 'decline' | 'withdraw';
  },
) =>
  actAtTable(host, open, userId, asked.moveId, { kind: 'answer', offer: asked.kind, answer: asked.answer });

export const resign = (host: Host, open: OpenRoom, userId: string, moveId: string) =>
  actAtTable(host, open, userId, moveId, { kind: 'resign' });

/** The one who stayed ends the game of an opponent who has been gone long enough. */
export function claim(
  host: Host,
  open: OpenRoom,
  userId: string,
  asked: { readonly moveId: string; readonly claim: 'win' | 'draw' },
): Promise<Stored | Refusal> {
  return seatedAct(host, open, userId, asked.moveId, (live, seat) => {
    const entry: TableEntry = { kind: 'claim', by: seat, claim: asked.claim, at: matchNow(live, host.clock) };
    const reason = tableRefusal(live.facts.game, live.match, entry);
    if (reason !== null) return refuse('NotAllowed', { reason });
    const goneSince = open.goneSince.get(live.facts.positions[1 - seat] ?? -1);
    const isGone = goneSince !== undefined && host.clock.monotonic() - goneSince >= host.pace.absenceMs;
    return isGone ? entry : refuse('NotAllowed', { reason: 'stillHere' });
  });
}
