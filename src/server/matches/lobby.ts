// Opening, finding and furnishing tables: everything around a game rather than in it.
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Message } from '../../contract/realtime.ts';
import type { RuleSet, Strength } from '../../contract/tables.ts';
import { timeControls } from '../../engine/clock.ts';
import type { AnyGame } from '../../engine/game.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import { changeAndTell } from './changeRoom.ts';
import { armCountdown, beginGame } from './games.ts';
import { type Host, loadGame, openRoom } from './host.ts';
import type { OpenRoom } from './openRoom.ts';
import {
  allWantRematch,
  type Changed,
  changeSettings,
  type Guest,
  hold,
  join,
  kick,
  leave,
  place,
  positionOf,
  type RoomDoc,
  seatedPositions,
  setReady,
  wantRematch,
} from './room.ts';
import { readRooms, writeNewRoom } from './store.ts';

/** Who asks, as the server knows them. */
export interface Actor extends Guest {
  readonly teamId: string;
  readonly isAdmin: boolean;
}

const usualTimeoutSeconds = 660;
const mostOpenRooms = 20;

/** The rule set as asked, each part checked against what the game offers; null when it offers no such thing. */
export function readRuleSet(game: AnyGame, asked: Message<'room:create'>['ruleSet']): RuleSet | null {
  const set = asked?.set ?? 'standard';
  if (!Object.hasOwn(game.ruleSets, set)) return null;
  const offered = new Map<string, unknown>(Object.entries(game.options ?? {}));
  for (const [name, value] of Object.entries(asked?.options ?? {})) {
    const values = offered.get(name);
    if (!Array.isArray(values) || !values.includes(value)) return null;
  }
  const timer = asked?.timer ?? null;
  const known = timeControls.some(
    (control) => control?.initial === timer?.initial && control?.increment === timer?.increment,
  );
  if (!known || (timer && !game.manners.clock)) return null;
  return { set, options: asked?.options ?? {}, timer };
}

export const idFor = (host: Host, userId: string, moveId: string): string =>
  host.encryption.keyedHash(`${userId}|${moveId}`).slice(0, 22);

type Furnished = Omit<Message<'room:create'>, 'moveId' | 'gameName'>;

function furnish(game: AnyGame, actor: Actor, asked: Furnished, ruleSet: RuleSet): RoomDoc | Refusal {
  const maxPlayers = asked.maxPlayers ?? game.seats[0] ?? 2;
  const bots = asked.bots ?? [];
  if (maxPlayers > Math.max(...game.seats) || !game.seats.some((seats) => seats <= maxPlayers))
    return refuse('InvalidInput', { fields: [{ path: 'maxPlayers', code: 'range' }] });
  if (bots.length >= maxPlayers)
    return refuse('InvalidInput', { fields: [{ path: 'bots', code: 'tooMany' }] });
  if (asked.testMode && !actor.isAdmin) return refuse('AdminOnly');
  const places = Array.from({ length: maxPlayers }, (_, position) => {
    if (position === 0) return { kind: 'person' as const, ...guestOf(actor), isReady: false };
    const strength = bots[position - 1];
    return strength === undefined ? null : { kind: 'bot' as const, strength };
  });
  return {
    name: asked.name ?? '',
    gameName: game.id,
    hostUserId: actor.userId,
    ruleSet,
    maxPlayers,
    watch: asked.watch ?? 'team',
    roomTimeout: asked.roomTimeout ?? usualTimeoutSeconds,
    testMode: asked.testMode ?? false,
    places,
    kicked: [],
    gamesPlayed: 0,
    game: 0,
    score: new Array<number>(maxPlayers).fill(0),
    lastLoser: null,
    startsAt: null,
    startedAt: -1,
    rematch: [],
  };
}

const guestOf = (actor: Actor): Guest => ({ userId: actor.userId, name: actor.name, avatar: actor.avatar });

export async function createRoom(
  host: Host,
  actor: Actor,
  asked: Message<'room:create'>,
): Promise<{ room: string } | Refusal> {
  if (!Object.hasOwn(host.games, asked.gameName)) return refuse('NotFound');
  const id = idFor(host, actor.userId, asked.moveId);
  if (await openRoom(host, id)) return { room: id };
  const game = await loadGame(host, asked.gameName);
  const ruleSet = readRuleSet(game, asked.ruleSet);
  if (!ruleSet) return refuse('InvalidInput', { fields: [{ path: 'ruleSet', code: 'unknown' }] });
  const doc = furnish(game, actor, asked, ruleSet);
  if (isRefusal(doc)) return doc;
  if ((await openRoomsOf(host, actor)) >= mostOpenRooms)
    return refuse('Conflict', { reason: 'tooManyTables' });
  const stored = {
    id,
    teamId: actor.teamId,
    status: roomStatus.lobby,
    version: 1,
    doc,
    updatedAt: host.clock.now(),
  };
  await writeNewRoom(host.database, stored);
  const open = await openRoom(host, id);
  if (open) await changeAndTell(host, open, (now) => ({ doc: now }));
  return { room: id };
}

async function openRoomsOf(host: Host, actor: Actor): Promise<number> {
  const rooms = await readRooms(host.database, actor.teamId, Number.MAX_SAFE_INTEGER);
  return rooms.filter((room) => room.doc.hostUserId === actor.userId).length;
}

/** A fitting open table of the team, or a new one. */
export async function quickPlay(
  host: Host,
  actor: Actor,
  asked: Message<'room:quickPlay'>,
): Promise<{ room: string; position: number } | Refusal> {
  const rooms = await readRooms(host.database, actor.teamId, Number.MAX_SAFE_INTEGER);
  for (const { id, status, doc } of rooms) {
    const fits = status === roomStatus.lobby && doc.gameName === asked.gameName && !doc.testMode;
    if (!fits || !doc.places.includes(null)) continue;
    const open = await openRoom(host, id);
    const joined = open && (await sitDown(host, open, actor, undefined));
    if (joined && !isRefusal(joined)) return { room: id, position: joined.position };
  }
  const created = await createRoom(host, actor, { ...asked });
  return isRefusal(created) ? created : { room: created.room, position: 0 };
}

export async function sitDown(
  host: Host,
  open: OpenRoom,
  actor: Actor,
  position: number | undefined,
): Promise<{ position: number } | Refusal> {
  return open.queue(async () => {
    const own = positionOf(open.stored.doc, actor.userId);
    if (own >= 0) return { position: own };
    if (open.stored.status === roomStatus.playing) return refuse('Closed', { reason: 'gameRunning' });
    const changed = await changeAndTell(host, open, (doc) => join(doc, guestOf(actor), position));
    return isRefusal(changed) ? changed : { position: positionOf(changed, actor.userId) };
  });
}

/** Standing up: free in a lobby and after a game; during one the seat stays for the room's time-out. */
export const standUp = (host: Host, open: OpenRoom, userId: string): Promise<RoomDoc | Refusal> =>
  open.queue(async () => {
    if (open.stored.status === roomStatus.playing) return open.stored.doc;
    return changeAndTell(host, open, (doc) => leave(doc, userId));
  });

const inLobby = (host: Host, open: OpenRoom, change: (doc: RoomDoc) => Changed): Promise<RoomDoc | Refusal> =>
  open.queue(async () => {
    if (open.stored.status !== roomStatus.lobby) return refuse('Closed');
    const changed = await changeAndTell(host, open, change);
    armCountdown(host, open);
    return changed;
  });

const asHost = (
  host: Host,
  open: OpenRoom,
  userId: string,
  change: (doc: RoomDoc) => Changed,
): Promise<RoomDoc | Refusal> =>
  inLobby(host, open, (doc) =>
    doc.hostUserId === userId ? change(doc) : refuse('NotAllowed', { reason: 'hostOnly' }),
  );

const soon = ({ clock, pace }: Host): number => clock.now() + pace.countdownMs;

export const ready = (host: Host, open: OpenRoom, userId: string, isReady: boolean) =>
  inLobby(host, open, (doc) => setReady(doc, userId, isReady, open.game, soon(host)));

export const holdCountdown = (host: Host, open: OpenRoom, userId: string) =>
  inLobby(host, open, (doc) => hold(doc, userId));

/** The host does not wait for more people: who is seated plays. */
export const startNow = (host: Host, open: OpenRoom, userId: string) =>
  asHost(host, open, userId, (doc) => setReady(doc, userId, true, open.game, soon(host)));

export const settings = (
  host: Host,
  open: OpenRoom,
  userId: string,
  asked: Omit<Message<'room:settings'>, 'moveId' | 'room'>,
) => {
  const ruleSet = asked.ruleSet && readRuleSet(open.game, asked.ruleSet);
  if (ruleSet === null) return refuse('InvalidInput', { fields: [{ path: 'ruleSet', code: 'unknown' }] });
  const { maxPlayers } = asked;
  if (maxPlayers !== undefined && !open.game.seats.includes(maxPlayers))
    return refuse('InvalidInput', { fields: [{ path: 'maxPlayers', code: 'range' }] });
  return asHost(host, open, userId, (doc) => changeSettings(doc, { ...asked, ruleSet }));
};

export const arrange = (
  host: Host,
  open: OpenRoom,
  userId: string,
  asked: {
    readonly position: number;
    readonly userId?: string | null | undefined;
    readonly bot?: Strength | null | undefined;
  },
) => asHost(host, open, userId, (doc) => place(doc, asked.position, asked));

export const kickOut = (host: Host, open: OpenRoom, userId: string, whom: string) =>
  asHost(host, open, userId, (doc) => kick(doc, whom));

/** The host, or an admin of the team, closes a table that nobody is playing at. */
export const closeRoom = (host: Host, open: OpenRoom, actor: Actor): Promise<RoomDoc | Refusal> =>
  open.queue(async () => {
    const mayClose = open.stored.doc.hostUserId === actor.userId || actor.isAdmin;
    if (!mayClose) return refuse('NotAllowed', { reason: 'hostOnly' });
    if (open.stored.status === roomStatus.playing) return refuse('Closed', { reason: 'gameRunning' });
    return changeAndTell(host, open, (doc) => ({ doc, status: roomStatus.closed }), 'closedByHost');
  });

/** Another game in the same room, as soon as everyone seated wants it and the game still has enough players. */
export const rematch = (
  host: Host,
  open: OpenRoom,
  userId: string,
  wants: boolean,
): Promise<RoomDoc | Refusal> =>
  open.queue(async () => {
    if (open.stored.status !== roomStatus.completed) return refuse('Closed');
    const want = (doc: RoomDoc) => wantRematch(doc, userId, wants);
    const isAgreed = (doc: RoomDoc) => {
      const wanted = want(doc);
      const seated = seatedPositions(doc).length;
      return !isRefusal(wanted) && allWantRematch(wanted.doc) && open.game.seats.includes(seated);
    };
    if (!isAgreed(open.stored.doc)) return changeAndTell(host, open, want);
    await beginGame(host, open, isAgreed);
    return open.stored.doc;
  });
