// Data of rooms and matches for clients, each field written out so that nothing leaks by accident.
import { changesBetween } from '../../../../contract/play/changes.ts';
import type {
  ChangedRoom,
  MatchChange,
  MatchLine,
  MatchView,
  MomentView,
  Place,
  PositionView,
  Room,
  Table,
} from '../../../../contract/play/tables.ts';
import { leftAt } from '../../../../engine/clock.ts';
import { limitMs } from '../../../../engine/expiry.ts';
import type { Audience, Line, Shapes } from '../../../../engine/game.ts';
import {
  awaySeats,
  isDaily,
  type Match,
  ownTimeOf,
  seatsOnTurn,
  seatsOptionalToAct,
  seatsToAct,
} from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { dailyView } from '../daily/dailyView.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import { absentSince } from '../rooms/absence.ts';
import { type OpenRoom, statusOf } from '../rooms/openRoom.ts';
import { positionOf, type Sitter, seatedPositions } from '../rooms/room.ts';
import { type LiveMatch, matchNow, seatAt } from './liveMatch.ts';

export interface PresentationDeps {
  readonly clock: WallClock;
  readonly presence: RoomPresence;
  readonly absenceMs: number;
}

function placeOf(open: OpenRoom, sitter: Sitter, position: number, presence: RoomPresence): Place {
  const seat = open.live && seatAt(open.live, position);
  const isAway = seat !== null && open.live !== null && awaySeats(open.live.match).includes(seat);
  if (sitter.kind === 'bot')
    return {
      id: null,
      position,
      name: '',
      avatar: null,
      isBot: true,
      strength: sitter.strength,
      isReady: true,
      isConnected: true,
      isAway: false,
    };
  return {
    id: sitter.userId,
    position,
    name: sitter.name,
    avatar: sitter.avatar,
    isBot: false,
    strength: null,
    isReady: sitter.isReady,
    isConnected: presence.isHere(open.id, sitter.userId),
    isAway,
  };
}

const playersOf = (open: OpenRoom, presence: RoomPresence): Place[] =>
  open.stored.doc.places.flatMap((sitter, position) =>
    sitter ? [placeOf(open, sitter, position, presence)] : [],
  );

const spectatorsOf = (open: OpenRoom, presence: RoomPresence): number =>
  presence.watching(open.id, (userId) => positionOf(open.stored.doc, userId) >= 0);

const lastMoveUnix = (open: OpenRoom, clock: WallClock): number => {
  if (!open.live) return -1;
  const { match } = open.live;
  return Math.round(clock.now() - (matchNow(open.live, clock) - match.actedAt));
};

/** An open offer is between the players. */
function drawOf(open: OpenRoom, isPlayer: boolean): Room['draw'] {
  const offer = open.live?.match.offer;
  if (offer?.kind !== 'draw' || !isPlayer)
    return { drawOffered: false, drawAnswered: false, drawOfferedUserId: null };
  const sitter = open.stored.doc.places[open.live?.facts.positions[offer.by] ?? -1];
  return {
    drawOffered: true,
    drawAnswered: false,
    drawOfferedUserId: sitter?.kind === 'person' ? sitter.userId : null,
  };
}

export function roomState(open: OpenRoom, { clock, presence }: PresentationDeps, isPlayer: boolean): Room {
  const { doc } = open.stored;
  return {
    id: open.id,
    name: doc.name,
    gameName: doc.gameName,
    players: playersOf(open, presence),
    gameStatus: statusOf(open),
    gameState: null,
    ruleSet: doc.ruleSet,
    roomTimeout: doc.roomTimeout,
    numberOfGamesPlayed: doc.gamesPlayed,
    maxPlayers: doc.maxPlayers,
    gameStartedTimeUnix: doc.startedAt,
    lastMoveTimeUnix: lastMoveUnix(open, clock),
    numberOfSpectators: spectatorsOf(open, presence),
    draw: drawOf(open, isPlayer),
    testMode: doc.testMode,
    hostUserId: doc.hostUserId,
    watch: doc.watch,
    score: doc.score,
    startsInMs: doc.startsAt === null ? null : Math.max(0, doc.startsAt - clock.now()),
    rematch: doc.rematch,
    former: doc.former ?? [],
    daily: open.live && dailyView(open.live),
    tournament: doc.tournament ?? null,
    isArena: doc.isArena ?? false,
    version: open.version,
  };
}

/** The fields that are not as they were. */
export function roomChange(before: Room, after: Room): ChangedRoom {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([key, value]) => changesBetween(was.get(key), value) !== undefined,
  );
  return Object.assign(Object.fromEntries(changed), { id: after.id, version: after.version });
}

export function tableFor(open: OpenRoom, userId: string, { clock, presence }: PresentationDeps): Table {
  const { doc } = open.stored;
  const position = positionOf(doc, userId);
  const seat = open.live && seatAt(open.live, position);
  return {
    id: open.id,
    name: doc.name,
    gameName: doc.gameName,
    gameStatus: statusOf(open),
    players: playersOf(open, presence),
    maxPlayers: doc.maxPlayers,
    freeSeats: doc.maxPlayers - seatedPositions(doc).length,
    numberOfSpectators: spectatorsOf(open, presence),
    watch: doc.watch,
    hostUserId: doc.hostUserId,
    myPosition: position < 0 ? null : position,
    isMyTurn: seat !== null && open.live !== null && seatsOnTurn(open.live.match).includes(seat),
    lastMoveTimeUnix: lastMoveUnix(open, clock),
  };
}

function clocksOf(live: LiveMatch, at: number): MatchView['clocks'] {
  const clock = live.match.clock;
  if (!clock) return null;
  const leftMs = clock.leftMs.map((_, seat) => Math.max(0, leftAt(clock, seat, at)));
  return { leftMs, running: clock.running };
}

/** With times of their own, each seat is shown its own only. */
function deadlineOf(open: OpenRoom, live: LiveMatch, at: number, to: Audience): MatchView['deadline'] {
  const isOwn = live.match.deadline?.by !== undefined;
  const own = isOwn && to !== 'spectator' ? ownTimeOf(open.game, live.match, to) : null;
  const deadline = isOwn ? own : live.match.deadline;
  if (!deadline) return null;
  const { thenMs = 0 } = live.match.deadline ?? {};
  const ms = isOwn ? deadline.ms : limitMs(open.game, live.match, deadline) + thenMs;
  return { name: deadline.name, ms, leftMs: Math.max(0, deadline.since + ms - at) };
}

/** Seats that must act, have nobody there, and how long until the other side may claim. */
function absentOf(
  open: OpenRoom,
  live: LiveMatch,
  { clock, presence, absenceMs }: PresentationDeps,
): MatchView['absent'] {
  if (live.facts.setup.seats !== 2 || isDaily(live.match)) return [];
  return seatsToAct(live.match).flatMap((seat) => {
    const since = absentSince(open, live.facts.positions[seat], presence);
    if (since === null) return [];
    return [{ seat, claimInMs: Math.max(0, Math.round(since + absenceMs - clock.monotonic())) }];
  });
}

/** What one audience may know of the position. */
export function positionView({ facts }: LiveMatch, match: Match<Shapes>, to: Audience): PositionView {
  return {
    mySeat: to === 'spectator' ? null : to,
    positions: facts.positions,
    view: facts.game.view(match.state, to),
    toAct: seatsToAct(match),
    optionalToAct: seatsOptionalToAct(facts.game, match),
    offers: match.offer && to !== 'spectator' ? [{ kind: match.offer.kind, bySeat: match.offer.by }] : [],
    away: awaySeats(match),
    satIn: match.satIn,
    scores: facts.game.scores?.(match.state) ?? null,
    result: match.result,
    reason: match.result?.reason ?? null,
    commitment: facts.commitment,
    seed: match.result ? facts.seed : null,
  };
}

/** What the moment adds for one audience. */
export function momentView(
  open: OpenRoom,
  live: LiveMatch,
  to: Audience,
  presenting: PresentationDeps,
): MomentView {
  const at = matchNow(live, presenting.clock);
  return {
    status: statusOf(open),
    clocks: clocksOf(live, at),
    deadline: deadlineOf(open, live, at, to),
    absent: absentOf(open, live, presenting),
    nowUnix: presenting.clock.now(),
  };
}

/** What the moment adds for each audience: the same for all, unless seats have times of their own. */
export function momentViews(
  open: OpenRoom,
  live: LiveMatch,
  presenting: PresentationDeps,
): (to: Audience) => MomentView {
  if (live.match.deadline?.by !== undefined) return (to) => momentView(open, live, to, presenting);
  const moment = momentView(open, live, 'spectator', presenting);
  return () => moment;
}

/** The match as one audience may know it. */
export function matchView(
  open: OpenRoom,
  live: LiveMatch,
  position: PositionView,
  moment: MomentView,
  lines: readonly MatchLine[],
): MatchView {
  const { number: game } = live.facts;
  return { room: open.id, game, turn: live.match.turn, ...position, ...moment, lines };
}

/** The turn after `since` for one audience, given what they had before it. */
export function matchChange(
  open: OpenRoom,
  live: LiveMatch,
  { before, after }: { readonly before: PositionView; readonly after: PositionView },
  { status, clocks, deadline, absent, nowUnix }: MomentView,
  lines: readonly Line[],
): MatchChange {
  const { turn } = live.match;
  const changes = changesBetween(before, after);
  return {
    room: open.id,
    game: live.facts.number,
    turn,
    since: turn - 1,
    status,
    nowUnix,
    ...(changes && { changes }),
    ...(clocks && { clocks }),
    ...(deadline && { deadline }),
    ...(absent.length > 0 && { absent }),
    ...(lines.length > 0 && { lines }),
  };
}
