// Publishes rooms and matches to the sockets of this node: each audience its own view, the state of the room to all.
import { shortTurnOf } from '../../../../contract/play/shortTurn.ts';
import type { Gains, MatchLine, MomentView, PositionView, Room } from '../../../../contract/play/tables.ts';
import type { Audience, Line, Shapes } from '../../../../engine/game.ts';
import { isDaily, type Match, seatsToAct } from '../../../../engine/match.ts';
import { linesOf } from '../../../../engine/replay.ts';
import type { Broadcaster, Sent, Wire } from '../broadcaster.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { positionOf, seatedPositions } from '../rooms/room.ts';
import type { TableList } from '../tableList.ts';
import { type LiveMatch, seatAt } from './liveMatch.ts';
import {
  matchChange,
  matchView,
  momentViews,
  type PresentationDeps,
  positionView,
  roomChange,
  roomState,
} from './presentation.ts';

export interface MatchPublisher {
  room(open: OpenRoom): void;
  roomClosed(open: OpenRoom): void;
  /** The present view to everyone in the room, with the lines of the turn after `before`. */
  match(open: OpenRoom, before: Match<Shapes> | null): void;
  /** After every turn: its views, whose turn it is in the table lists of the players, and the room where it changed. */
  turn(open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void;
  /** What a finished game brought, to all windows of each player. */
  gains(open: OpenRoom, game: number, gains: ReadonlyMap<string, Gains>): void;
}

interface Deps {
  readonly broadcaster: Broadcaster;
  readonly tableList: TableList;
  readonly presenting: PresentationDeps;
}

/** The audience of a person: in a test room the host sees the seat that is to act. */
export function audienceOf(open: OpenRoom, live: LiveMatch, userId: string): Audience {
  const { doc } = open.stored;
  if (doc.testMode && doc.hostUserId === userId) return seatsToAct(live.match)[0] ?? 0;
  return seatAt(live, positionOf(doc, userId)) ?? 'spectator';
}

const changesTheRoom = (before: Match<Shapes>, after: Match<Shapes>): boolean =>
  before.turn < 0 ||
  isDaily(after) || // when each turn is due
  before.offer !== after.offer ||
  before.paused !== after.paused ||
  before.recovered !== after.recovered ||
  before.result !== after.result;

/** What each audience was shown of a match at a turn. */
interface Shown {
  readonly match: Match<Shapes>;
  readonly views: Map<Audience, PositionView>;
}

export function createPublisher({ broadcaster, tableList, presenting }: Deps): MatchPublisher {
  /** At the last turn that was published, with which the next one is compared. */
  const shown = new WeakMap<LiveMatch, Shown>();
  /** The room as each audience was sent it last, so that the next message has only what changed. */
  const sentRooms = new WeakMap<OpenRoom, ReadonlyMap<Audience, Room>>();

  function shownAt(live: LiveMatch, match: Match<Shapes>): Shown {
    const last = shown.get(live);
    return last?.match === match ? last : { match, views: new Map() };
  }

  function shownTo(live: LiveMatch, { match, views }: Shown, to: Audience): PositionView {
    const view = views.get(to) ?? positionView(live, match, to);
    views.set(to, view);
    return view;
  }

  function roomFor(open: OpenRoom, to: Audience, wire: Wire, now: Map<Audience, Room>): Sent {
    const room = now.get(to) ?? roomState(open, presenting, to !== 'spectator');
    now.set(to, room);
    const before = wire === 'short' ? sentRooms.get(open)?.get(to) : undefined;
    return before ? ['room:changed', roomChange(before, room)] : ['room:state', room];
  }

  function publishRoom(open: OpenRoom): void {
    if (broadcaster.hasAnyone(open.id)) {
      open.version += 1;
      const now = new Map<Audience, Room>();
      broadcaster.toAudiences(
        open.id,
        (userId) => (positionOf(open.stored.doc, userId) < 0 ? 'spectator' : 0),
        (to, wire) => roomFor(open, to, wire, now),
      );
      sentRooms.set(open, new Map([...(sentRooms.get(open) ?? []), ...now]));
    }
    tableList.changed(open, 'everyone');
  }

  /** In a test room the audience of its host changes with the seat that is to act: they get whole views. */
  function viewFor(
    open: OpenRoom,
    live: LiveMatch,
    { before, now }: { readonly before: Shown | null; readonly now: Shown },
    moment: MomentView,
    to: Audience,
    wire: Wire,
  ): Sent {
    const after = shownTo(live, now, to);
    const lines: Line[] = before ? linesSince(live, before.match, to) : [];
    if (wire !== 'whole' && before && before.match.turn >= 0) {
      const views = { before: shownTo(live, before, to), after };
      const change = matchChange(open, live, views, moment, lines);
      return wire === 'short' ? ['turn', shortTurnOf(change)] : ['match:change', change];
    }
    const { turn } = live.match;
    const ofTurn = lines.map((line): MatchLine => ({ ...line, turn }));
    return ['match:view', matchView(open, live, after, moment, ofTurn)];
  }

  function publishMatch(open: OpenRoom, before: Match<Shapes> | null): void {
    const { live } = open;
    if (!live || live.match.turn < 0 || !broadcaster.hasAnyone(open.id)) return;
    const momentFor = momentViews(open, live, presenting);
    const isTest = open.stored.doc.testMode;
    const turn = { before: before && shownAt(live, before), now: shownAt(live, live.match) };
    shown.set(live, turn.now);
    broadcaster.toAudiences(
      open.id,
      (userId) => audienceOf(open, live, userId),
      (to, wire) => viewFor(open, live, turn, momentFor(to), to, isTest ? 'whole' : wire),
    );
  }

  return {
    room: publishRoom,
    roomClosed(open) {
      const reason = open.stored.doc.closedBecause ?? 'everyoneLeft';
      broadcaster.toRoom(open.id, 'room:closed', { room: open.id, reason });
      tableList.gone(open);
    },
    match: publishMatch,
    turn(open, live, before) {
      publishMatch(open, before);
      if (changesTheRoom(before, live.match)) publishRoom(open);
      else tableList.changed(open, 'players');
    },
    gains(open, game, gains) {
      const { doc } = open.stored;
      const next = seatedPositions(doc).map((position) => ({
        [position]: doc.places[position]?.kind === 'bot' || doc.rematch.includes(position),
      }));
      for (const [userId, brought] of gains)
        broadcaster.toPerson(userId, 'match:settled', { room: open.id, game, gains: brought, next });
    },
  };
}

function linesSince(live: LiveMatch, before: Match<Shapes>, to: Audience): Line[] {
  const entries = live.turns[before.turn + 1];
  return entries ? linesOf(live.facts.game, before, entries, to) : [];
}
