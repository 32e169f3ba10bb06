// In games of more than two, a bot plays on for somebody who is gone, for the sake of those who are there.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Seat } from '../../engine/game.ts';
import { seatsToAct } from '../../engine/match.ts';
import { tableRefusal } from '../../engine/turn.ts';
import { seatedAct } from './acts.ts';
import { commit, type Stored } from './commit.ts';
import type { Host } from './host.ts';
import { type LiveMatch, matchNow } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { personAt, seatedPositions } from './room.ts';

/** A bot that sits in plays like this. */
export const sitInStrength = 1;

const mayNeedBots = (live: LiveMatch): boolean => live.facts.setup.seats > 2 && !live.match.result;

/** Seats the table waits for whose people are gone, and for how long they still may be. */
function waitedFor(host: Host, open: OpenRoom, live: LiveMatch): { seat: Seat; leftMs: number }[] {
  return seatsToAct(live.facts.game, live.match).flatMap((seat) => {
    const gone = open.goneSince.get(live.facts.positions[seat] ?? -1);
    if (gone === undefined || live.match.satIn.includes(seat)) return [];
    return [{ seat, leftMs: gone + host.pace.absenceMs - host.clock.monotonic() }];
  });
}

const isSomeoneThere = (host: Host, open: OpenRoom): boolean =>
  seatedPositions(open.stored.doc).some((position) => {
    const userId = personAt(open.stored.doc, position);
    return userId !== null && host.presence.isHere(open.id, userId);
  });

/** Looks who is gone, now and again when the first of them has been gone long enough. */
export function armSubstitution(host: Host, open: OpenRoom): void {
  if (open.sitInTimer) clearTimeout(open.sitInTimer);
  open.sitInTimer = null;
  const { live } = open;
  if (!live || !mayNeedBots(live) || host.isClosing || !isSomeoneThere(host, open)) return;
  const waited = waitedFor(host, open, live);
  for (const { seat, leftMs } of waited) if (leftMs <= 0) sitIn(host, open, seat);
  const later = waited.filter(({ leftMs }) => leftMs > 0).map(({ leftMs }) => leftMs);
  if (later.length > 0) open.sitInTimer = setTimeout(() => armSubstitution(host, open), Math.min(...later));
}

function sitIn(host: Host, open: OpenRoom, seat: Seat): void {
  open
    .queue(() =>
      commit(host, open, null, (live) => {
        const isStillGone = waitedFor(host, open, live).some((one) => one.seat === seat && one.leftMs <= 0);
        const entry = { kind: 'sitIn', by: seat, at: matchNow(live, host.clock) } as const;
        const isNeeded = isStillGone && tableRefusal(live.facts.game, live.match, entry) === null;
        return isNeeded ? entry : { done: live.match.turn };
      }),
    )
    .catch((fault: unknown) =>
      host.log.warn({ room: open.id, fault: String(fault) }, 'a bot could not sit in'),
    );
}

/** Back from the bot that sat in. */
export const takeSeat = (
  host: Host,
  open: OpenRoom,
  userId: string,
  moveId: string,
): Promise<Stored | Refusal> =>
  seatedAct(host, open, userId, moveId, (live, by) => {
    const entry = { kind: 'takeSeat', by, at: matchNow(live, host.clock) } as const;
    const reason = tableRefusal(live.facts.game, live.match, entry);
    return reason === null ? entry : refuse(live.match.result ? 'Closed' : 'NotAllowed', { reason });
  });
