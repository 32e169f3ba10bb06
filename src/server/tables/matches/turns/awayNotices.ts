// Notifies people who are away from their table: it is their turn, or their game ended.
import type { Seat, Shapes } from '../../../../engine/game.ts';
import { isDaily, type Match, seatsToAct } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { NamedPerson } from '../../../base/storage/schema/notifications.ts';
import type { News } from '../../../messaging/notifications/notifications.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { isPractice, personAt, positionOf, type RoomDoc } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LiveMatch } from './liveMatch.ts';

/** The subject of everything a person is told about a table: one notification, updated in place. */
export const tableSubject = (roomId: string): string => `table ${roomId}`;

export type Notify = (userId: string, news: News) => Promise<unknown>;

export interface AwayNotices {
  /** After a turn, and when a room is opened: checks who is awaited, now and for as long as the turn lasts. */
  watch(open: OpenRoom): void;
  noticeEnd(open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'get'>;
  readonly presence: RoomPresence;
  readonly notify: Notify;
  readonly clock: WallClock;
  readonly awayMs: number;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn'>;
}

/** What is remembered of one open room. */
interface RoomWatch {
  timer: NodeJS.Timeout | null;
  /** Since when a person was found missing whom this node never saw leave: after a start, or on another node. */
  readonly missingSince: Map<string, number>;
  /** `person match turn` of the notices sent from here; the database refuses those that another node sent. */
  readonly noticed: Set<string>;
}

/** The other people at the table, by their present names. */
export const othersOf = (doc: RoomDoc, userId: string): NamedPerson[] =>
  doc.places.flatMap((place) =>
    place?.kind === 'person' && place.userId !== userId ? [{ userId: place.userId, name: place.name }] : [],
  );

const personOf = (open: OpenRoom, live: LiveMatch, seat: Seat): string | null => {
  const position = live.facts.positions[seat];
  return position === undefined ? null : personAt(open.stored.doc, position);
};

/** Somebody's move that the match waits for; for as long as a bot plays for them it counts as one turn. */
const turnOf = (live: LiveMatch, seat: Seat): string =>
  live.match.satIn.includes(seat) ? 'satIn' : `${live.actingSince[seat] ?? live.match.turn}`;

const boardOf = ({ facts, match }: LiveMatch, seat: Seat) => ({ game: facts.number, turn: match.turn, seat });

interface Awaited {
  readonly userId: string;
  readonly since: string;
  readonly board: ReturnType<typeof boardOf>;
}

/** The people whose move the match waits for; nobody while it is paused, recovering or over, or against bots. */
function awaitedPeople(open: OpenRoom): Awaited[] {
  const { live } = open;
  const { testMode } = open.stored.doc;
  if (!live || live.match.result || live.match.paused || live.match.recovered || testMode) return [];
  if (isPractice(open.stored) || isDaily(live.match)) return [];
  return seatsToAct(live.match).flatMap((seat) => {
    const userId = personOf(open, live, seat);
    return userId === null
      ? []
      : [{ userId, since: `${live.facts.id} ${turnOf(live, seat)}`, board: boardOf(live, seat) }];
  });
}

function outcomeOf(live: LiveMatch, seat: Seat): 'won' | 'lost' | 'drawn' {
  const [best = [], ...others] = live.match.result?.places ?? [];
  if (others.length === 0) return 'drawn';
  return best.includes(seat) ? 'won' : 'lost';
}

export function createAwayNotices(deps: Deps): AwayNotices {
  const { rooms, presence, notify, clock, awayMs, closing, log } = deps;
  const watches = new WeakMap<OpenRoom, RoomWatch>();

  function watchOf(open: OpenRoom): RoomWatch {
    const watch = watches.get(open) ?? { timer: null, missingSince: new Map(), noticed: new Set() };
    watches.set(open, watch);
    return watch;
  }

  const isHere = (open: OpenRoom, userId: string) => presence.isHere(open.id, userId);

  function send(open: OpenRoom, userId: string, news: News): void {
    notify(userId, news).catch((fault: unknown) =>
      log.warn({ room: open.id, fault: String(fault) }, 'a notice to somebody away was not sent'),
    );
  }

  function timeAway(open: OpenRoom, { missingSince }: RoomWatch, userId: string): number {
    if (isHere(open, userId)) {
      missingSince.delete(userId);
      return 0;
    }
    const now = clock.monotonic();
    const leftAt = open.goneSince.get(positionOf(open.stored.doc, userId));
    const since = leftAt ?? missingSince.get(userId) ?? now;
    missingSince.set(userId, since);
    return now - since;
  }

  function noticeTurn(open: OpenRoom, watch: RoomWatch, { userId, since, board }: Awaited): void {
    const notice = `${userId} ${since}`;
    if (watch.noticed.has(notice)) return;
    watch.noticed.add(notice);
    const { doc } = open.stored;
    const others = othersOf(doc, userId);
    send(open, userId, {
      subject: tableSubject(open.id),
      renew: 'news',
      content: { kind: 'yourTurn', others, roomId: open.id, gameName: doc.gameName, since, board },
    });
  }

  /** Notifies people who have been away long enough, and sets a timer for the next one. */
  function watch(open: OpenRoom): void {
    const room = watchOf(open);
    if (room.timer) clearTimeout(room.timer);
    const { live } = open;
    if (closing.aborted || rooms.get(open.id) !== open || !live) return;
    const waits = awaitedPeople(open).map((awaited) => {
      const leftMs = awayMs - timeAway(open, room, awaited.userId);
      if (leftMs > 0) return leftMs;
      noticeTurn(open, room, awaited);
      return awayMs;
    });
    if (waits.length > 0) room.timer = setTimeout(() => watch(open), Math.min(...waits)).unref();
  }

  return {
    watch,
    noticeEnd(open, live, before) {
      const { doc } = open.stored;
      if (!live.match.result || before.result || doc.testMode || isPractice(open.stored)) return;
      for (const seat of live.facts.positions.keys()) {
        const userId = personOf(open, live, seat);
        if (userId === null || isHere(open, userId)) continue;
        send(open, userId, {
          subject: tableSubject(open.id),
          renew: 'news',
          content: {
            kind: 'gameEnded',
            outcome: outcomeOf(live, seat),
            roomId: open.id,
            gameName: doc.gameName,
            others: othersOf(doc, userId),
            since: live.facts.id,
            board: boardOf(live, seat),
          },
        });
      }
    },
  };
}
