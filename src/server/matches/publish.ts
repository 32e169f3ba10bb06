// Publishes rooms and matches to the sockets of this node: each audience its own view, the state of the room to all.
import type { Gains, MatchLine } from '../../contract/tables.ts';
import type { Audience, Shapes } from '../../engine/game.ts';
import { type Match, seatsToAct } from '../../engine/match.ts';
import { linesOf } from '../../engine/replay.ts';
import type { Broadcaster } from './broadcaster.ts';
import { type LiveMatch, seatAt } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { matchView, type Presenting, roomState, tableFor } from './presentation.ts';
import { personAt, positionOf, seatedPositions } from './room.ts';

export interface Publisher {
  room(open: OpenRoom): void;
  roomClosed(open: OpenRoom, reason: string): void;
  /** The present view to everyone in the room, with the lines of the turn after `before`. */
  match(open: OpenRoom, before: Match<Shapes> | null): void;
  /** After every turn: its views, whose turn it is in the table lists of the players, and the room where it changed. */
  turn(open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void;
  /** What a finished game brought, to all windows of each player. */
  gains(open: OpenRoom, game: number, gains: ReadonlyMap<string, Gains>): void;
}

interface Needs {
  readonly broadcaster: Broadcaster;
  readonly presenting: Presenting;
}

/** Whose view a person gets: in a test room its host sees the seat that is to act. */
export function audienceOf(open: OpenRoom, live: LiveMatch, userId: string): Audience {
  const { doc } = open.stored;
  if (doc.testMode && doc.hostUserId === userId) return seatsToAct(live.match)[0] ?? 0;
  return seatAt(live, positionOf(doc, userId)) ?? 'spectator';
}

function linesSince(live: LiveMatch, before: Match<Shapes>, to: Audience): MatchLine[] {
  const turn = before.turn + 1;
  const entries = live.turns[turn];
  if (!entries) return [];
  return linesOf(live.facts.game, before, entries, to).map((line) => ({ ...line, turn }));
}

const changesTheRoom = (before: Match<Shapes>, after: Match<Shapes>): boolean =>
  before.turn < 0 ||
  before.offer !== after.offer ||
  before.paused !== after.paused ||
  before.recovered !== after.recovered ||
  before.result !== after.result;

export function createPublisher({ broadcaster, presenting }: Needs): Publisher {
  /** To those who watch the tables of the team; test rooms are in no list. */
  function publishTable(open: OpenRoom, concerns: (userId: string) => boolean): void {
    if (open.stored.doc.testMode) return;
    broadcaster.toTeam(open.teamId, 'team:table', (userId) =>
      concerns(userId) ? tableFor(open, userId, presenting) : null,
    );
  }

  function publishRoom(open: OpenRoom): void {
    if (broadcaster.hasAnyone(open.id)) {
      broadcaster.seat(open.id, (userId) => positionOf(open.stored.doc, userId) >= 0);
      broadcaster.toRoom(open.id, 'room:state', roomState(open, presenting));
    }
    publishTable(open, () => true);
  }

  function viewFor(open: OpenRoom, live: LiveMatch, to: Audience, before: Match<Shapes> | null) {
    const lines = before ? linesSince(live, before, to) : [];
    return matchView(open, live, to, lines, presenting);
  }

  function publishMatch(open: OpenRoom, before: Match<Shapes> | null): void {
    const { live } = open;
    if (!live || !broadcaster.hasAnyone(open.id)) return;
    for (const position of seatedPositions(open.stored.doc)) {
      const userId = personAt(open.stored.doc, position);
      if (userId === null || !broadcaster.hasPersonInRoom(open.id, userId)) continue;
      const to = audienceOf(open, live, userId);
      broadcaster.toPersonInRoom(open.id, userId, 'match:view', viewFor(open, live, to, before));
    }
    if (broadcaster.hasSpectators(open.id))
      broadcaster.toSpectators(open.id, 'match:view', viewFor(open, live, 'spectator', before));
  }

  return {
    room: publishRoom,
    roomClosed(open, reason) {
      broadcaster.toRoom(open.id, 'room:closed', { room: open.id, reason });
      broadcaster.toTeam(open.teamId, 'team:table', () => ({ id: open.id, gone: true }));
    },
    match: publishMatch,
    turn(open, live, before) {
      publishMatch(open, before);
      if (changesTheRoom(before, live.match)) publishRoom(open);
      else publishTable(open, (userId) => positionOf(open.stored.doc, userId) >= 0);
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
