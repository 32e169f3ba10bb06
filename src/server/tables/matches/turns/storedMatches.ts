// Reads matches from the database, with the rules of their game and their log played through.
import type { Kysely } from 'kysely';
import type { AnyGame } from '../../../../engine/game.ts';
import type { Library } from '../../../../engine/library.ts';
import { isDaily } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Journal } from '../../../base/storage/journal.ts';
import { readTogether } from '../../../base/storage/readTogether.ts';
import type { Schema } from '../../../base/storage/schema/schema.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { readDailySeats } from '../daily/dailyStore.ts';
import type { Outages } from '../nodes/nodes.ts';
import { matchFrom, readMatchRows, type StoredMatch } from '../store.ts';
import { type LiveMatch, openMatch, playStored } from './liveMatch.ts';

/** The games by id; the code of each is loaded when it is first needed. */
export type Games = Readonly<Record<string, () => Promise<AnyGame>>>;

export async function loadGame(games: Games, id: string): Promise<AnyGame> {
  const load = games[id];
  if (!load) throw new Error(`no game called ${id}`);
  return load();
}

export const matchId = (roomId: string, game: number): string => `${roomId}:${game}`;

export interface StoredMatches {
  read(id: string): Promise<StoredMatch | null>;
  /** The match with no turn played yet. */
  open(id: string): Promise<LiveMatch | null>;
  /** Plays the turns that are stored and not yet in memory. */
  catchUp(live: LiveMatch): Promise<void>;
}

interface Deps {
  readonly database: Kysely<Schema>;
  readonly journal: Pick<Journal, 'read'>;
  readonly clock: WallClock;
  readonly encryption: Encryption;
  readonly games: Games;
  readonly library: Library;
  readonly outages: Outages;
}

export function createStoredMatches(deps: Deps): StoredMatches {
  const { database, journal, clock, encryption, games, library, outages } = deps;

  const readRow = readTogether((ids) => readMatchRows(database, ids));

  async function read(id: string): Promise<StoredMatch | null> {
    const row = await readRow(id);
    return row ? matchFrom(row, encryption, await loadGame(games, row.game_name)) : null;
  }

  /** How much match time has passed since a turn was stored; outages do not count. After one a table waits for its people, but not one with a move a day. */
  function elapsedSince(storedAt: number | undefined, waits: boolean): number {
    if (storedAt === undefined) return 0;
    if (!waits) return clock.now() - storedAt - outages.msSince(storedAt);
    const outage = outages.after(storedAt);
    return outage ? Math.max(0, outage.from - storedAt) : clock.now() - storedAt;
  }

  return {
    read,
    async open(id) {
      const match = await read(id);
      return match && openMatch(match.facts, library, clock);
    },
    async catchUp(live) {
      const rows = await journal.read(live.facts.id, live.match.turn + 1);
      playStored(live, rows, clock, elapsedSince(rows.at(-1)?.at, !isDaily(live.match)));
      if (isDaily(live.match)) live.daily = await readDailySeats(database, live.facts.id);
    },
  };
}
