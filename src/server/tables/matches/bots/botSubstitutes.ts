// Bot substitutes: in games of more than two, a bot plays for somebody who has been gone too long while others are there.
import type { Seat } from '../../../../engine/game.ts';
import { isDaily, seatsToAct } from '../../../../engine/match.ts';
import { tableRefusal } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import { absentSince } from '../rooms/absence.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { personAt, seatedPositions } from '../rooms/room.ts';
import type { Turns } from '../turns/commit.ts';
import { type LiveMatch, matchNow } from '../turns/liveMatch.ts';

export interface BotSubstitutes {
  /** Substitutes who has been gone long enough, and sets a timer for the next one. */
  arm(open: OpenRoom): void;
}

interface Deps {
  readonly turns: Pick<Turns, 'commit'>;
  readonly presence: RoomPresence;
  readonly clock: WallClock;
  readonly absenceMs: number;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn'>;
}

/** With a move a day nobody has to be there. */
const mayNeedBots = ({ facts, match }: LiveMatch): boolean =>
  facts.setup.seats > 2 && !match.result && !isDaily(match);

export function createBotSubstitutes(deps: Deps): BotSubstitutes {
  const { turns, presence, clock, absenceMs, closing, log } = deps;

  /** Seats that must act, whose people are gone, and how long until a bot takes over. */
  function absentSeats(open: OpenRoom, live: LiveMatch): { seat: Seat; leftMs: number }[] {
    return seatsToAct(live.match).flatMap((seat) => {
      const gone = absentSince(open, live.facts.positions[seat], presence);
      if (gone === null || live.match.satIn.includes(seat)) return [];
      return [{ seat, leftMs: gone + absenceMs - clock.monotonic() }];
    });
  }

  const isSomeoneThere = (open: OpenRoom): boolean =>
    seatedPositions(open.stored.doc).some((position) => {
      const userId = personAt(open.stored.doc, position);
      return userId !== null && presence.isHere(open.id, userId);
    });

  function substitute(open: OpenRoom, seat: Seat): void {
    open
      .queue(() =>
        turns.commit(open, null, (live) => {
          const isStillGone = absentSeats(open, live).some((one) => one.seat === seat && one.leftMs <= 0);
          const entry = { kind: 'sitIn', by: seat, at: matchNow(live, clock) } as const;
          const isNeeded = isStillGone && tableRefusal(live.facts.game, live.match, entry) === null;
          return isNeeded ? entry : { done: live.match.turn };
        }),
      )
      .catch((fault: unknown) => log.warn({ room: open.id, fault: String(fault) }, 'a bot could not sit in'));
  }

  function arm(open: OpenRoom): void {
    if (open.sitInTimer) clearTimeout(open.sitInTimer);
    open.sitInTimer = null;
    const { live } = open;
    if (!live || !mayNeedBots(live) || closing.aborted || !isSomeoneThere(open)) return;
    const absent = absentSeats(open, live);
    for (const { seat, leftMs } of absent) if (leftMs <= 0) substitute(open, seat);
    const later = absent.filter(({ leftMs }) => leftMs > 0).map(({ leftMs }) => leftMs);
    if (later.length > 0) open.sitInTimer = setTimeout(() => arm(open), Math.min(...later));
  }

  return { arm };
}
