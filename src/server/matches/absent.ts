// Tells people who are away from their table that it is their turn, or that their game ended without them.
import type { Seat, Shapes } from '../../engine/game.ts';
import { type Match, seatsToAct } from '../../engine/match.ts';
import type { News } from '../notifications/notifications.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { personAt, positionOf, type RoomDoc } from './room.ts';

export type Notify = (userId: string, news: News) => Promise<unknown>;

export interface AbsentCaller {
  /** After a turn, and when a room is opened: looks who is awaited, now and as long as the turn lasts. */
  lookAfter(open: OpenRoom): void;
  tellEnd(open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void;
}

/** The others at the table by name, as they are called now. */
const othersOf = (doc: RoomDoc, userId: string): string[] =>
  doc.places.flatMap((place) => (place?.kind === 'person' && place.userId !== userId ? [place.name] : []));

const personOf = (open: OpenRoom, live: LiveMatch, seat: Seat): string | null => {
  const position = live.facts.positions[seat];
  return position === undefined ? null : personAt(open.stored.doc, position);
};

/** Whom the table waits for; nobody while it stands still. */
function awaited(open: OpenRoom): { readonly userId: string; readonly sinceTurn: number }[] {
  const { live } = open;
  if (!live || live.match.result || live.match.paused || live.match.recovered || open.stored.doc.testMode)
    return [];
  return seatsToAct(live.facts.game, live.match).flatMap((seat) => {
    const userId = personOf(open, live, seat);
    const sinceTurn = live.actingSince[seat] ?? live.match.turn;
    return userId === null ? [] : [{ userId, sinceTurn }];
  });
}

function outcomeOf(live: LiveMatch, seat: Seat): 'won' | 'lost' | 'drawn' {
  const [best = [], ...others] = live.match.result?.places ?? [];
  if (others.length === 0) return 'drawn';
  return best.includes(seat) ? 'won' : 'lost';
}

export function callTheAbsent(host: Host, notify: Notify): AbsentCaller {
  const timers = new WeakMap<OpenRoom, NodeJS.Timeout>();
  /** Since when somebody was found missing whom nobody saw leave: after a start, or on another node. */
  const missed = new WeakMap<OpenRoom, Map<string, number>>();
  /** NotificationContent already from here; the database knows it of all nodes. */
  const told = new WeakMap<LiveMatch, Set<string>>();

  const isHere = (open: OpenRoom, userId: string) => host.presence.isHere(open.id, userId);

  function send(open: OpenRoom, userId: string, news: News): void {
    notify(userId, news).catch((fault: unknown) =>
      host.log.warn({ room: open.id, fault: String(fault) }, 'somebody absent could not be told'),
    );
  }

  /** For how long somebody has been away from the table. */
  function awayMs(open: OpenRoom, userId: string): number {
    const gone = missed.get(open) ?? new Map<string, number>();
    missed.set(open, gone);
    if (isHere(open, userId)) {
      gone.delete(userId);
      return 0;
    }
    const now = host.clock.monotonic();
    const since = open.goneSince.get(positionOf(open.stored.doc, userId)) ?? gone.get(userId) ?? now;
    gone.set(userId, since);
    return now - since;
  }

  function callBack(open: OpenRoom, live: LiveMatch, userId: string, sinceTurn: number): void {
    const { id } = live.facts;
    const subject = `yourTurn ${id} ${sinceTurn}`;
    const known = told.get(live) ?? new Set<string>();
    told.set(live, known);
    if (known.has(`${userId} ${subject}`)) return;
    known.add(`${userId} ${subject}`);
    const table = { roomId: open.id, gameName: open.stored.doc.gameName };
    const others = othersOf(open.stored.doc, userId);
    send(open, userId, { subject, told: { kind: 'yourTurn', others, ...table } });
  }

  function look(open: OpenRoom): void {
    clearTimeout(timers.get(open));
    if (host.isClosing || host.rooms.get(open.id) !== open || !open.live) return;
    const waits: number[] = [];
    for (const { userId, sinceTurn } of awaited(open)) {
      const leftMs = host.pace.awayMs - awayMs(open, userId);
      if (leftMs <= 0) callBack(open, open.live, userId, sinceTurn);
      waits.push(leftMs <= 0 ? host.pace.awayMs : leftMs);
    }
    if (waits.length > 0) timers.set(open, setTimeout(() => look(open), Math.min(...waits)).unref());
  }

  return {
    lookAfter: look,
    tellEnd(open, live, before) {
      const { doc } = open.stored;
      if (!live.match.result || before.result || doc.testMode) return;
      for (const seat of live.facts.positions.keys()) {
        const userId = personOf(open, live, seat);
        if (userId === null || isHere(open, userId)) continue;
        const table = { roomId: open.id, gameName: doc.gameName, others: othersOf(doc, userId) };
        const ended = { kind: 'gameEnded' as const, outcome: outcomeOf(live, seat), ...table };
        send(open, userId, { subject: `gameEnded ${live.facts.id}`, told: ended });
      }
    },
  };
}
