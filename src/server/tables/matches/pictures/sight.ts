// What spectators see of a match after one of its turns: all that a picture of it is ever drawn from.
import { sql } from 'kysely';
import type { AnyGame, Shapes } from '../../../../engine/game.ts';
import { type Match, playTurn, startMatch } from '../../../../engine/match.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { Journal } from '../../../base/storage/journal.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { StoredMatch } from '../store.ts';
import { matchId, type StoredMatches } from '../turns/storedMatches.ts';

export interface Sight {
  readonly game: AnyGame;
  readonly seats: number;
  readonly view: unknown;
}

/** A table as it stands, and who may look at it. */
export interface PresentTurn {
  readonly gameName: string;
  readonly game: number;
  readonly turn: number;
  readonly watch: 'team' | 'nobody';
  /** Whoever has the link may look on, whatever their team. */
  readonly isByLink: boolean;
}

interface Deps {
  readonly storedMatches: Pick<StoredMatches, 'read'>;
  readonly journal: Pick<Journal, 'read'>;
  readonly rooms: Pick<Rooms, 'get'>;
}

interface Pictured {
  readonly roomId: string;
  readonly game: number;
  readonly turn: number;
}

/** Null: there is no such match, or it has not come so far. */
export type ReadSight = (pictured: Pictured) => Promise<Sight | null>;

/** Matches of which pictures were made lately, as they stood then. */
const mostKept = 64;

/**
 * A match in memory is drawn as it stands; another one goes on from its last picture, so that a long game is not played
 * again for every one.
 */
export function createSights({ storedMatches, journal, rooms }: Deps): ReadSight {
  const kept = new Map<string, Match<Shapes>>();

  function keep(id: string, match: Match<Shapes>): void {
    kept.delete(id);
    kept.set(id, match);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  /** The latest that is known and not later than this turn. */
  function known({ roomId, game, turn }: Pictured, id: string): Match<Shapes> | null {
    const live = rooms.get(roomId)?.live;
    if (live?.facts.number === game && live.match.turn === turn) return live.match;
    const before = kept.get(id);
    return before && before.turn <= turn ? before : null;
  }

  async function matchAt({ facts }: StoredMatch, pictured: Pictured): Promise<Match<Shapes> | null> {
    const { game, setup, id } = facts;
    const from = known(pictured, id) ?? startMatch(game, setup);
    if (from.turn === pictured.turn) return from;
    const rows = await journal.read(id, from.turn + 1);
    const missing = pictured.turn - from.turn;
    if (missing > rows.length) return null;
    return rows.slice(0, missing).reduce((match, { entries }) => playTurn(game, match, entries), from);
  }

  return async (pictured) => {
    const stored = await storedMatches.read(matchId(pictured.roomId, pictured.game));
    const match = stored && (await matchAt(stored, pictured));
    if (!match) return null;
    const { game, id } = stored.facts;
    keep(id, match);
    return {
      game,
      seats: stored.players.length,
      view: game.view(match.state, 'spectator'),
    };
  };
}

/** Null: nothing has been played at this table, or it is gone. */
export async function readPresentTurn(database: Database, roomId: string): Promise<PresentTurn | null> {
  const { rows } = await sql<PresentTurn>`
    select r.game_name as "gameName", (r.doc ->> 'game')::int as game, t.turn, r.doc ->> 'watch' as watch,
      coalesce((r.doc ->> 'byLink')::boolean, false) as "isByLink"
    from rooms r
    join lateral (
      select turn from turns where match_id = r.id || ':' || (r.doc ->> 'game') order by turn desc limit 1
    ) t on true
    where r.id = ${roomId}`.execute(database);
  return rows[0] ?? null;
}
