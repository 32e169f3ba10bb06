// The stored document of a room (seats, rules, score) and every change of it, as pure functions.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { RuleSet, Strength } from '../../../../contract/play/tables.ts';
import type { AnyGame, Result } from '../../../../engine/game.ts';
import {
  type RoomDoc,
  type RoomStatus,
  roomStatus,
  type Sitter,
} from '../../../base/storage/schema/matches.ts';

export type { RoomDoc, Sitter };

export interface StoredRoom {
  readonly id: string;
  readonly teamId: string;
  readonly status: RoomStatus;
  readonly version: number;
  readonly doc: RoomDoc;
  readonly updatedAt: number;
}

export interface Guest {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** What a change makes of a room. */
export interface RoomUpdate {
  readonly doc: RoomDoc;
  readonly status?: RoomStatus;
}
export type Changed = RoomUpdate | Refusal;

export const positionOf = (doc: RoomDoc, userId: string): number =>
  doc.places.findIndex((place) => place?.kind === 'person' && place.userId === userId);

export const seatedPositions = (doc: RoomDoc): number[] =>
  doc.places.flatMap((place, position) => (place ? [position] : []));

export const personAt = (doc: RoomDoc, position: number): string | null => {
  const place = doc.places[position];
  return place?.kind === 'person' ? place.userId : null;
};

/** Somebody plays, or has played, bots alone: nobody else waits for it, and nothing is won or lost by it. */
export function isPractice({ doc, status }: Pick<StoredRoom, 'doc' | 'status'>): boolean {
  const bots = doc.places.filter((place) => place?.kind === 'bot').length;
  const people = doc.places.filter((place) => place?.kind === 'person').length;
  const isOpen = status === roomStatus.lobby && people + bots < doc.places.length;
  return people === 1 && bots > 0 && !isOpen && !doc.former?.length;
}

/** A game with a move a day: it lies in the database while nobody is there, and is in a list of its own. */
export const isAtRest = ({ doc, status }: Pick<StoredRoom, 'doc' | 'status'>): boolean =>
  status === roomStatus.playing && doc.ruleSet.turnDays !== undefined;

/** A lobby in which people are awaited for days. */
export const dailyLobbyMs = 14 * 24 * 3_600_000;

/** After this long without a change a lobby closes. */
export const lobbyTimeoutMs = ({ ruleSet, roomTimeout, tournament }: RoomDoc): number =>
  ruleSet.turnDays === undefined && tournament === undefined ? roomTimeout * 1_000 : dailyLobbyMs;

/** Practice is in nobody else's list of tables. */
export const isListedFor = (room: Pick<StoredRoom, 'doc' | 'status'>, userId: string): boolean =>
  !room.doc.testMode && !isAtRest(room) && (positionOf(room.doc, userId) >= 0 || !isPractice(room));

export const seat = (guest: Guest): Sitter => ({ kind: 'person', ...guest, isReady: false });

const withPlace = (doc: RoomDoc, position: number, sitter: Sitter | null): RoomDoc => ({
  ...doc,
  places: doc.places.with(position, sitter),
});

export const closedBecause = (doc: RoomDoc, reason: string): RoomUpdate => ({
  doc: { ...doc, closedBecause: reason },
  status: roomStatus.closed,
});

/** Takes the asked seat, or the first free one. `moveId`: of the quick play that led there, so that the same one finds it again. */
export function join(doc: RoomDoc, guest: Guest, wished: number | undefined, moveId?: string): Changed {
  if (doc.kicked.includes(guest.userId)) return refuse('NotAllowed', { reason: 'kicked' });
  if (positionOf(doc, guest.userId) >= 0) return { doc };
  if (doc.tournament) return refuse('NotAllowed', { reason: 'tournament' });
  const position = wished ?? doc.places.indexOf(null);
  if (doc.places[position] !== null) return refuse('RoomFull');
  const sitter = moveId === undefined ? seat(guest) : { ...seat(guest), moveId };
  const score = doc.score.map((points, at) => (at === position ? 0 : points)); // whoever sat there won them
  return { doc: withPlace({ ...doc, score, startsAt: null }, position, sitter) };
}

/** Where this quick play of theirs led them before; −1: not here. */
export const positionTakenBy = (doc: RoomDoc, userId: string, moveId: string): number =>
  doc.places.findIndex(
    (place) => place?.kind === 'person' && place.userId === userId && place.moveId === moveId,
  );

/** Stands up; the longest-seated person becomes host, a lobby without people closes. */
export function leave(doc: RoomDoc, userId: string): RoomUpdate {
  const position = positionOf(doc, userId);
  if (position < 0) return { doc };
  const without = withPlace({ ...doc, startsAt: null, rematch: [] }, position, null);
  const heir = without.places.find((place) => place?.kind === 'person');
  if (heir?.kind !== 'person') return { doc: without, status: roomStatus.closed };
  return { doc: { ...without, hostUserId: doc.hostUserId === userId ? heir.userId : doc.hostUserId } };
}

/** Frees the seat of somebody who left the team; the position counts as a former colleague's in the game played there. */
export function vacateSeat(doc: RoomDoc, userId: string): RoomUpdate {
  const position = positionOf(doc, userId);
  if (position < 0) return { doc };
  const left = leave(doc, userId);
  const { hostUserId } = left.doc;
  const former = [...(doc.former ?? []), position];
  return { ...left, doc: { ...left.doc, former, hostUserId: hostUserId === userId ? '' : hostUserId } };
}

/** Who plays where a person is missing. */
export const substitute: Sitter = { kind: 'bot', strength: 1 };

/** At a table of a tournament bots sit down instead of people who do not come. */
export const sitBotsAt = (doc: RoomDoc, positions: readonly number[]): RoomDoc =>
  positions.reduce(
    (now, position) => (now.places[position]?.kind === 'bot' ? now : withPlace(now, position, substitute)),
    doc,
  );

/** In a running game a bot plays on for who left; without anybody else there the table closes. */
export function sitBotIn(doc: RoomDoc, userId: string): RoomUpdate {
  const position = positionOf(doc, userId);
  const { doc: without, status } = leave(doc, userId);
  if (status !== undefined) return { doc: without, status };
  return { doc: withPlace(without, position, substitute) };
}

export function setReady(
  doc: RoomDoc,
  userId: string,
  isReady: boolean,
  game: AnyGame,
  startsAt: number,
): Changed {
  const position = positionOf(doc, userId);
  const place = doc.places[position];
  if (place?.kind !== 'person') return refuse('NotAllowed');
  const next = withPlace(doc, position, { ...place, isReady });
  return { doc: { ...next, startsAt: isReadyToStart(next, game) ? startsAt : null } };
}

/** Enough seats for the game are taken and everyone seated is ready. */
export function isReadyToStart(doc: RoomDoc, game: AnyGame): boolean {
  const seated = doc.places.filter((place) => place !== null);
  const full = seated.length === doc.maxPlayers || doc.places.every((place) => place !== null);
  const enough = game.seats.includes(seated.length) && (full || seated.length >= Math.min(...game.seats));
  return enough && seated.every((place) => place.kind === 'bot' || place.isReady);
}

/** Who was not ready has gone: if all the others are, the countdown begins. */
export function countedDown(changed: Changed, game: AnyGame, startsAt: number): Changed {
  if (isRefusal(changed) || changed.status !== undefined || changed.doc.startsAt !== null) return changed;
  return isReadyToStart(changed.doc, game) ? { doc: { ...changed.doc, startsAt } } : changed;
}

/** Anyone seated may stop the countdown; who does is not ready any more. */
export function hold(doc: RoomDoc, userId: string): Changed {
  const position = positionOf(doc, userId);
  const place = doc.places[position];
  if (place?.kind !== 'person') return refuse('NotAllowed');
  if (doc.startsAt === null) return { doc };
  return { doc: withPlace({ ...doc, startsAt: null }, position, { ...place, isReady: false }) };
}

/** Everyone has to get ready, or to want another game, again; a countdown ends. */
export const nobodyReady = (doc: RoomDoc): RoomDoc => ({
  ...doc,
  startsAt: null,
  rematch: [],
  places: doc.places.map((place) => (place?.kind === 'person' ? { ...place, isReady: false } : place)),
});

export interface RoomSettings {
  readonly name?: string | undefined;
  readonly ruleSet?: RuleSet | undefined;
  readonly maxPlayers?: number | undefined;
  readonly watch?: 'team' | 'nobody' | undefined;
}

/** The host changes the settings; nobody is ready any more. */
export function changeSettings(doc: RoomDoc, settings: RoomSettings): Changed {
  const maxPlayers = settings.maxPlayers ?? doc.maxPlayers;
  if (seatedPositions(doc).length > maxPlayers) return refuse('Conflict', { reason: 'seatsTaken' });
  const next = {
    ...doc,
    name: settings.name ?? doc.name,
    ruleSet: settings.ruleSet ?? doc.ruleSet,
    watch: settings.watch ?? doc.watch,
    maxPlayers,
    places: resize(doc.places, maxPlayers),
    score: new Array<number>(maxPlayers).fill(0),
  };
  return { doc: nobodyReady(next) };
}

/** Fewer or more seats; people move up when a seat is removed. */
function resize(places: RoomDoc['places'], size: number): RoomDoc['places'] {
  const beyond = places.slice(size).filter((place) => place !== null);
  const kept = Array.from({ length: size }, (_, position) => places[position] ?? null);
  return kept.map((place) => place ?? beyond.shift() ?? null);
}

/** The host frees a place, seats a bot there, or moves a seated person to it. */
export function place(
  doc: RoomDoc,
  position: number,
  whom: { readonly userId?: string | null | undefined; readonly bot?: Strength | null | undefined },
): Changed {
  const there = doc.places[position];
  if (there === undefined) return refuse('InvalidInput');
  const cleared = { ...doc, startsAt: null };
  if (whom.bot !== undefined && whom.bot !== null) {
    if (there?.kind === 'person') return refuse('Conflict');
    return { doc: withPlace(cleared, position, { kind: 'bot', strength: whom.bot }) };
  }
  if (whom.userId) {
    const from = positionOf(doc, whom.userId);
    if (from < 0) return refuse('NotFound');
    return { doc: withPlace(withPlace(cleared, from, there), position, doc.places[from] ?? null) };
  }
  if (there?.kind === 'person' && there.userId === doc.hostUserId) return refuse('Conflict');
  return { doc: withPlace(cleared, position, null) };
}

export function kick(doc: RoomDoc, userId: string): Changed {
  if (userId === doc.hostUserId) return refuse('Conflict');
  const position = positionOf(doc, userId);
  const freed = position >= 0 ? withPlace({ ...doc, startsAt: null }, position, null) : doc;
  return { doc: { ...freed, kicked: [...freed.kicked, userId] } };
}

/** The position of each seat: seat 0 moves first, and passes on by one with every game. */
export function seatingOf(doc: RoomDoc, game: AnyGame, chance: number): number[] {
  const seated = seatedPositions(doc);
  const first = game.opens === 'loser' ? seated.indexOf(doc.lastLoser ?? -1) : doc.gamesPlayed;
  const offset = first < 0 ? chance : first;
  return seated.map((_, seatNumber) => seated[(seatNumber + offset) % seated.length] ?? 0);
}

export const begin = (doc: RoomDoc, now: number): RoomUpdate => ({
  doc: {
    ...doc,
    ruleSet: isPractice({ doc, status: roomStatus.playing }) ? playedNow(doc.ruleSet) : doc.ruleSet,
    game: doc.game + 1,
    startsAt: null,
    startedAt: now,
    rematch: [],
    former: [],
  },
  status: roomStatus.playing,
});

/** Bots do not take a day for a move. */
const playedNow = ({ set, options, timer }: RuleSet): RuleSet => ({ set, options, timer });

/** The game is over: the score counts what each win was worth, and its last place opens where losers open. */
export function finish(doc: RoomDoc, positions: readonly number[], result: Result | null): RoomUpdate {
  const [best = [], ...others] = result?.places ?? [];
  const won = others.length ? (result?.worth ?? 1) : 0.5;
  const winners = best.map((seatNumber) => positions[seatNumber]);
  const loser = others.at(-1)?.[0];
  return {
    doc: {
      ...nobodyReady(doc),
      gamesPlayed: doc.gamesPlayed + 1,
      score: doc.score.map((points, position) => (winners.includes(position) ? points + won : points)),
      lastLoser: loser === undefined ? null : (positions[loser] ?? null),
      rematch: [],
    },
    status: roomStatus.completed,
  };
}

/** Says yes or no to another game. */
export function wantRematch(doc: RoomDoc, userId: string, wants: boolean): Changed {
  const position = positionOf(doc, userId);
  if (position < 0 || doc.tournament) return refuse('NotAllowed');
  const others = doc.rematch.filter((other) => other !== position);
  return { doc: { ...doc, rematch: wants ? [...others, position] : others } };
}

/** Everyone seated wants another; bots always do. */
export const allWantRematch = (doc: RoomDoc): boolean =>
  doc.places.every((sitter, position) => sitter?.kind !== 'person' || doc.rematch.includes(position));
