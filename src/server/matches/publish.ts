// What everybody at a table hears: each audience its own view, and the state of the room to all.
import type { MatchLine } from '../../contract/tables.ts';
import type { Audience, Shapes } from '../../engine/game.ts';
import { type Match, seatsToAct } from '../../engine/match.ts';
import { linesOf } from '../../engine/replay.ts';
import type { Host } from './host.ts';
import { type LiveMatch, seatAt } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { matchView, type Presenting, roomState, tableFor } from './presentation.ts';
import { personAt, positionOf, seatedPositions } from './room.ts';

export const presenting = (host: Host): Presenting => ({
  clock: host.clock,
  presence: host.presence,
  absenceMs: host.pace.absenceMs,
});

export function publishRoom(host: Host, open: OpenRoom): void {
  if (host.listeners.hasAnyone(open.id)) {
    host.listeners.seat(open.id, (userId) => positionOf(open.stored.doc, userId) >= 0);
    host.listeners.toRoom(open.id, 'room:state', roomState(open, presenting(host)));
  }
  publishTable(host, open, () => true);
}

/** To those who watch the tables of the team; a table for trying out is in no list. */
function publishTable(host: Host, open: OpenRoom, concerns: (userId: string) => boolean): void {
  if (open.stored.doc.testMode) return;
  host.listeners.toTeam(open.teamId, 'team:table', (userId) =>
    concerns(userId) ? tableFor(open, userId, presenting(host)) : null,
  );
}

/** The eyes with which a seated person looks: in a test room the seat that is to act. */
export function audienceOf(open: OpenRoom, live: LiveMatch, userId: string): Audience {
  const { doc } = open.stored;
  if (doc.testMode && doc.hostUserId === userId) return seatsToAct(open.game, live.match)[0] ?? 0;
  return seatAt(live, positionOf(doc, userId)) ?? 'spectator';
}

/** The present view to everyone here, with the lines of the turns since `before`. */
export function publishMatch(host: Host, open: OpenRoom, before: Match<Shapes> | null): void {
  const { live } = open;
  if (!live || !host.listeners.hasAnyone(open.id)) return;
  for (const position of seatedPositions(open.stored.doc)) {
    const userId = personAt(open.stored.doc, position);
    if (userId === null || !host.listeners.hasPersonInRoom(open.id, userId)) continue;
    const to = audienceOf(open, live, userId);
    host.listeners.toPersonInRoom(open.id, userId, 'match:view', viewFor(host, open, live, to, before));
  }
  if (host.listeners.hasSpectators(open.id))
    host.listeners.toSpectators(open.id, 'match:view', viewFor(host, open, live, 'spectator', before));
}

function viewFor(host: Host, open: OpenRoom, live: LiveMatch, to: Audience, before: Match<Shapes> | null) {
  const lines = before ? linesSince(live, before, to) : [];
  return matchView(open, live, to, lines, presenting(host));
}

function linesSince(live: LiveMatch, before: Match<Shapes>, to: Audience): MatchLine[] {
  const turn = before.turn + 1;
  const entries = live.turns[turn];
  if (!entries) return [];
  return linesOf(live.facts.game, before, entries, to).map((line) => ({ ...line, turn }));
}

/** After every turn: its views, whose turn it is in the lists of those who play, and the room where it changed. */
export function tellTurn(host: Host, open: OpenRoom, live: LiveMatch, before: Match<Shapes>): void {
  publishMatch(host, open, before);
  if (changesTheRoom(before, live.match)) publishRoom(host, open);
  else publishTable(host, open, (userId) => positionOf(open.stored.doc, userId) >= 0);
}

const changesTheRoom = (before: Match<Shapes>, after: Match<Shapes>): boolean =>
  before.turn < 0 ||
  before.offer !== after.offer ||
  before.paused !== after.paused ||
  before.recovered !== after.recovered ||
  before.result !== after.result;
