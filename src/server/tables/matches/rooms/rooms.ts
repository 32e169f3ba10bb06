// The rooms in the memory of this node: opened from the database when first asked for, brought up to date, dropped.
import type { Kysely } from 'kysely';
import type { Shapes } from '../../../../engine/game.ts';
import type { Match } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { readTogether } from '../../../base/storage/readTogether.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Schema } from '../../../base/storage/schema/schema.ts';
import { dailyView } from '../daily/dailyView.ts';
import { readRoomsById } from '../store.ts';
import type { LiveMatch } from '../turns/liveMatch.ts';
import { type Games, loadGame, matchId, type StoredMatches } from '../turns/storedMatches.ts';
import { newOpenRoom, type OpenRoom, stopTimers } from './openRoom.ts';
import type { StoredRoom } from './room.ts';

/** Runs when a room was opened on this node, or caught up with turns of another node. */
export type AfterOpening = (open: OpenRoom) => void;

/** A room as this node knew it. */
export interface KnownRooms {
  readonly stored: StoredRoom;
  readonly live: LiveMatch | null;
  readonly match: Match<Shapes> | null;
  readonly daily: string;
}

/** What is shown of the turns of a game with a move a day, to be compared. */
export const dailyIn = ({ live }: Pick<OpenRoom, 'live'>): string => JSON.stringify(live && dailyView(live));

/** Runs when the memory of this node was behind, and no longer is. */
export type AfterCatchingUp = (open: OpenRoom, before: KnownRooms) => void;

export interface Rooms {
  /** The room, opened if it is not open yet; null when it does not exist or is closed. */
  open(id: string): Promise<OpenRoom | null>;
  /** The room if it is open on this node. */
  get(id: string): OpenRoom | undefined;
  all(): readonly OpenRoom[];
  /** Reads what is stored of the room and its current match. */
  catchUp(open: OpenRoom): Promise<void>;
  /** The same where nothing but the log of the match went on: the room is read only if that is not its current match. */
  catchUpTurns(open: OpenRoom): Promise<void>;
  drop(open: OpenRoom): void;
}

interface Deps {
  readonly database: Kysely<Schema>;
  readonly clock: WallClock;
  readonly games: Games;
  readonly storedMatches: StoredMatches;
  readonly afterOpening: readonly AfterOpening[];
  readonly afterCatchingUp: readonly AfterCatchingUp[];
}

export function createRooms(deps: Deps): Rooms {
  const { database, clock, games, storedMatches, afterOpening, afterCatchingUp } = deps;
  const rooms = new Map<string, OpenRoom>();
  const opening = new Map<string, Promise<OpenRoom | null>>();

  const readRoom = readTogether((ids) => readRoomsById(database, ids));

  async function load(id: string): Promise<OpenRoom | null> {
    const stored = await readRoom(id);
    if (!stored || stored.status === roomStatus.closed) return null;
    const open = newOpenRoom(stored, await loadGame(games, stored.doc.gameName), clock.monotonic());
    await readCurrentMatch(open);
    rooms.set(id, open);
    for (const react of afterOpening) react(open);
    return open;
  }

  async function readCurrentMatch(open: OpenRoom): Promise<void> {
    const { game } = open.stored.doc;
    if (game === 0) return;
    if (open.live?.facts.number !== game) {
      const live = await storedMatches.open(matchId(open.id, game));
      if (!live) return;
      open.live = live;
    }
    await storedMatches.catchUp(open.live);
  }

  /** Publishes changes found by a read to all sockets of the room on this node. */
  async function catchUpBy(open: OpenRoom, read: () => Promise<void>): Promise<void> {
    const { stored, live } = open;
    const before: KnownRooms = { stored, live, match: live?.match ?? null, daily: dailyIn(open) };
    await read();
    const isSame =
      open.stored.version === stored.version &&
      open.live?.match === before.match &&
      dailyIn(open) === before.daily;
    if (!isSame) for (const react of afterCatchingUp) react(open, before);
  }

  async function readAll(open: OpenRoom): Promise<void> {
    const stored = await readRoom(open.id);
    if (stored) open.stored = stored;
    if (stored?.status === roomStatus.closed) drop(open);
    else await readCurrentMatch(open);
    open.isStale = false;
  }

  function drop(open: OpenRoom): void {
    stopTimers(open);
    rooms.delete(open.id);
  }

  return {
    async open(id) {
      const open = rooms.get(id);
      if (open) {
        open.usedAt = clock.monotonic();
        return open;
      }
      const already = opening.get(id);
      if (already) return already;
      const loading = load(id).finally(() => opening.delete(id));
      opening.set(id, loading);
      return loading;
    },
    get: (id) => rooms.get(id),
    all: () => [...rooms.values()],
    catchUp: (open) => catchUpBy(open, () => readAll(open)),
    catchUpTurns(open) {
      const { live } = open;
      const isKnown = live !== null && live.facts.number === open.stored.doc.game;
      const read = open.isStale || !isKnown ? () => readAll(open) : () => storedMatches.catchUp(live);
      return catchUpBy(open, read);
    },
    drop,
  };
}
