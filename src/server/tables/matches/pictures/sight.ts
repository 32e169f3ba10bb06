// What spectators see of a match after one of its turns: all that a picture of it is ever drawn from.
import { sql } from 'kysely';
import type { AnyGame, Result, Seat } from '../../../../engine/game.ts';
import { seatsOnTurn } from '../../../../engine/match.ts';
import { replay } from '../../../../engine/replay.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { Journal } from '../../../base/storage/journal.ts';
import type { MatchPlayer } from '../../../base/storage/schema/matches.ts';
import { matchId, type StoredMatches } from '../turns/storedMatches.ts';

export interface Sight {
  readonly game: AnyGame;
  readonly players: readonly MatchPlayer[];
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
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
}

/** Null: there is no such match, or it has not come so far. */
export async function readSight(
  { storedMatches, journal }: Deps,
  { roomId, game: number, turn }: { readonly roomId: string; readonly game: number; readonly turn: number },
): Promise<Sight | null> {
  const stored = await storedMatches.read(matchId(roomId, number));
  if (!stored) return null;
  const rows = await journal.read(stored.facts.id, 0);
  if (turn >= rows.length) return null;
  const { game, setup } = stored.facts;
  const match = replay(
    game,
    setup,
    rows.slice(0, turn + 1).map(({ entries }) => entries),
  );
  return {
    game,
    players: stored.players,
    view: game.view(match.state, 'spectator'),
    toAct: seatsOnTurn(match),
    result: match.result,
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
