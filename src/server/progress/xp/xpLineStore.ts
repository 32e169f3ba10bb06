// Reads lines of XP page by page, each with what it was given for. A page begins after a line, not after a number of them: new lines move nothing, and no page reads those before it.
import { sql } from 'kysely';
import type { Reason } from '../../../engine/game.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { Database } from '../../base/storage/database.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';
import type { ItemAbout } from '../../base/storage/schema/predictions.ts';
import type { XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { TriviaTable } from '../../base/storage/schema/trivia.ts';

export interface After {
  readonly at: number;
  readonly source: string;
  readonly sourceId: string;
}

interface StoredMatch {
  readonly room: string;
  readonly game: number;
  readonly players: readonly MatchPlayer[];
  readonly standings: readonly SeatResult[];
  readonly reason: Reason;
}

interface StoredTrivia {
  readonly name: string;
  readonly mode: TriviaTable['mode'];
  readonly points: number | null;
}

/** The source fields are null if the source has been deleted. */
export interface StoredXpLine
  extends Pick<XpLinesTable, 'source' | 'source_id' | 'team_id' | 'game_type' | 'cause' | 'xp' | 'at'> {
  readonly match: StoredMatch | null;
  readonly trivia: StoredTrivia | null;
  readonly bingo: string | null;
  readonly tournament: string | null;
  /** The item that was predicted. */
  readonly item: ItemAbout | null;
  /** The puzzle or the event is there to be opened. */
  readonly is_there: boolean;
}

export async function readXpLines(
  database: Database,
  userId: string,
  after: After | null,
  most: number,
): Promise<StoredXpLine[]> {
  const older = after
    ? sql`and (at, source, source_id) < (${after.at}::bigint, ${after.source}, ${after.sourceId})`
    : sql``;
  const causeOf = (...sources: readonly XpLinesTable['source'][]) =>
    sql`case when x.source in (${sql.join(sources)}) then x.cause::uuid end`;
  const { rows } = await sql<StoredXpLine>`
    with x as (
      select * from xp_lines where user_id = ${userId} ${older}
      order by at desc, source desc, source_id desc limit ${most}
    )
    select x.source, x.source_id, x.team_id, x.game_type, x.cause, x.xp, x.at,
      case when m.standings is not null then jsonb_build_object('room', m.room_id, 'game', m.game,
        'players', m.players, 'standings', m.standings, 'reason', m.result->>'reason') end as match,
      case when t.id is not null
        then jsonb_build_object('name', t.name, 'mode', t.mode, 'points', p.points) end as trivia,
      b.name as bingo, o.name as tournament, i.about as item,
      coalesce(z.id, t.id, b.id, o.id, g.id) is not null and g.removed_at is null as is_there
    from x
    left join matches m on x.source = 'match' and m.id = x.cause
    left join puzzles z on z.id = ${causeOf('puzzle', 'streak')}
    left join trivia t on t.id = ${causeOf('trivia')}
    left join trivia_players p on p.trivia_id = t.id and p.user_id = ${userId}
    left join bingo_sessions b on b.id = ${causeOf('bingo')}
    left join tournaments o on o.id = ${causeOf('tournament')}
    left join prediction_games g on g.id = ${causeOf('prediction')}
    left join prediction_items i on i.season_id = g.season_id and i.id = split_part(x.source_id, ' ', 2)
    order by x.at desc, x.source desc, x.source_id desc`.execute(database);
  return rows;
}
