// The host of all tables on this node: what it stands on, which rooms are open, and how one is opened.
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ToClient } from '../../contract/realtime.ts';
import type { AnyGame, Shapes } from '../../engine/game.ts';
import type { Library } from '../../engine/library.ts';
import type { Match } from '../../engine/match.ts';
import type { Encryption } from '../identity/encryption.ts';
import type { Progress } from '../progress/progress.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Journal } from '../storage/journal.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import type { Schema } from '../storage/schema/schema.ts';
import type { BotPool } from './bots/pool.ts';
import { type LiveMatch, openMatch, takeIn } from './liveMatch.ts';
import { type OpenRoom, stopTimers } from './openRoom.ts';
import type { RoomPresence } from './presence.ts';
import { openQueue } from './queue.ts';
import { readMatch, readRoom, type StoredMatch } from './store.ts';

/** Who of this node's sockets hears what. Clients never name these groups. */
export interface Listeners {
  toRoom<N extends keyof ToClient>(roomId: string, name: N, payload: ToClient[N]): void;
  toPersonInRoom<N extends keyof ToClient>(
    roomId: string,
    userId: string,
    name: N,
    payload: ToClient[N],
  ): void;
  toSpectators<N extends keyof ToClient>(roomId: string, name: N, payload: ToClient[N]): void;
  toPerson<N extends keyof ToClient>(userId: string, name: N, payload: ToClient[N]): void;
  /** Those of the team who asked for `team:watch`, each with their own words; null: nothing for them. */
  toTeam<N extends keyof ToClient>(
    teamId: string,
    name: N,
    payloadFor: (userId: string) => ToClient[N] | null,
  ): void;
  hasPerson(userId: string): boolean;
  hasPersonInRoom(roomId: string, userId: string): boolean;
  hasSpectators(roomId: string): boolean;
  hasAnyone(roomId: string): boolean;
  /** Sorts those in a room into seated people and spectators. */
  seat(roomId: string, isSeated: (userId: string) => boolean): void;
}

/** Tells other nodes that something is stored; it only hurries them. */
export interface Announcer {
  turn(roomId: string): void;
  room(roomId: string): void;
}

/** A time in which no node served: nobody's clock ran in it. */
export interface Outages {
  /** The first outage that ended after this moment, if any. */
  after(wallTime: number): { readonly from: number; readonly to: number } | null;
}

/** Other nodes on the same database: what is held here may be behind what they stored. */
export interface Peers {
  hasOthers(): boolean;
}

export interface Pace {
  readonly absenceMs: number; // until an absent opponent's game may be claimed
  readonly recoveryMs: number; // how long a recovered table waits for the others
  readonly awayMs: number; // how long somebody has been away before they are called back to their turn
  readonly countdownMs: number; // from a full and ready lobby to its game
  readonly botMs: number; // a bot takes at least this long, so that people can follow
}

export const usualPace = { absenceMs: 60_000, recoveryMs: 15_000, awayMs: 60_000 };

export interface HostParts {
  readonly database: Kysely<Schema>;
  readonly journal: Journal;
  readonly clock: WallClock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>;
  readonly library: Library;
  readonly bots: BotPool;
  readonly progress: Progress;
  readonly listeners: Listeners;
  readonly presence: RoomPresence;
  readonly announcer: Announcer;
  readonly outages: Outages;
  readonly peers: Peers;
  readonly pace: Pace;
  /** Seeds are stored sealed; room ids are marks, the same for the same wish sent twice. */
  readonly encryption: Encryption;
}

export interface Host extends HostParts {
  readonly rooms: Map<string, OpenRoom>;
  readonly opening: Map<string, Promise<OpenRoom | null>>;
  /** What follows every stored turn, in this order: telling, timers, bots, settlement. */
  readonly afterTurn: ((open: OpenRoom, live: LiveMatch, before: Match<Shapes>) => void)[];
  /** What a room needs when it is opened on this node, or caught up: healing, timers, bots. */
  readonly afterOpening: ((open: OpenRoom) => void)[];
  isClosing: boolean;
}

export const startHost = (parts: HostParts): Host => ({
  ...parts,
  rooms: new Map(),
  opening: new Map(),
  afterTurn: [],
  afterOpening: [],
  isClosing: false,
});

export async function loadGame(host: Host, id: string): Promise<AnyGame> {
  const load = host.games[id];
  if (!load) throw new Error(`no game called ${id}`);
  return load();
}

/** The room, open on this node; null when there is none of this id. */
export async function openRoom(host: Host, id: string): Promise<OpenRoom | null> {
  const open = host.rooms.get(id);
  if (open) {
    open.usedAt = host.clock.monotonic();
    return open;
  }
  const already = host.opening.get(id);
  if (already) return already;
  const opening = load(host, id).finally(() => host.opening.delete(id));
  host.opening.set(id, opening);
  return opening;
}

async function load(host: Host, id: string): Promise<OpenRoom | null> {
  const stored = await readRoom(host.database, id);
  if (!stored || stored.status === roomStatus.closed) return null;
  const open: OpenRoom = {
    id,
    teamId: stored.teamId,
    game: await loadGame(host, stored.doc.gameName),
    queue: openQueue(),
    stored,
    live: null,
    isStale: false,
    restored: Promise.resolve(),
    expiryTimer: null,
    countdownTimer: null,
    recoveryTimer: null,
    sitInTimer: null,
    someoneIsBack: false,
    goneSince: new Map(),
    usedAt: host.clock.monotonic(),
  };
  await readTable(host, open);
  host.rooms.set(id, open);
  for (const attend of host.afterOpening) attend(open);
  return open;
}

/** Brings what we hold up to what is stored: the room, and the match on its table. */
export async function catchUp(host: Host, open: OpenRoom): Promise<void> {
  const stored = await readRoom(host.database, open.id);
  if (stored) open.stored = stored;
  if (stored?.status === roomStatus.closed) dropRoom(host, open);
  else await readTable(host, open);
  open.isStale = false;
}

async function readTable(host: Host, open: OpenRoom): Promise<void> {
  const { game } = open.stored.doc;
  if (game === 0) return;
  if (open.live?.facts.number !== game) {
    const match = await storedMatch(host, matchId(open.id, game));
    if (!match) return;
    open.live = openMatch(match.facts, host.library, host.clock);
  }
  const { live } = open;
  if (!live) return;
  const rows = await host.journal.read(live.facts.id, live.match.turn + 1);
  takeIn(live, rows, host.clock, flowedSince(host, rows.at(-1)?.at));
}

/** How much match time has passed since a turn was stored: none while no node served. */
function flowedSince(host: Host, storedAt: number | undefined): number {
  if (storedAt === undefined) return 0;
  const outage = host.outages.after(storedAt);
  return outage ? Math.max(0, outage.from - storedAt) : host.clock.now() - storedAt;
}

export const storedMatch = (host: Host, id: string): Promise<StoredMatch | null> =>
  readMatch(host.database, host.encryption, id, (name) => loadGame(host, name));

export const matchId = (roomId: string, game: number): string => `${roomId}:${game}`;

export function dropRoom(host: Host, open: OpenRoom): void {
  stopTimers(open);
  host.rooms.delete(open.id);
}
