// Plays by day, of a team and of its people: what analytics reads instead of every result.
import { type RawBuilder, sql } from 'kysely';
import type { PersonDaysTable, TeamDaysTable } from '../../base/storage/schema/plays.ts';

/** Longest play time that is counted: a game left open for days was not played all that time. */
const longestMs = 3 * 60 * 60_000;

export interface Play {
  readonly teamId: string;
  readonly day: string;
  readonly gameType: string;
  readonly userIds: readonly string[];
  readonly ms: number;
}

/** Sums of plays. Their rows are in one order, so that two nodes that write the same never wait for each other. */
export class PlayDays {
  readonly #teams = new Map<string, TeamDaysTable>();
  readonly #people = new Map<string, PersonDaysTable>();

  add({ teamId, day, gameType, userIds, ms }: Play): void {
    const played = Math.min(Math.max(ms, 0), longestMs);
    const key = `${teamId} ${day} ${gameType}`;
    const team = this.#teams.get(key);
    this.#teams.set(key, {
      team_id: teamId,
      day,
      game_type: gameType,
      plays: (team?.plays ?? 0) + 1,
      ms: (team?.ms ?? 0) + played,
    });
    for (const userId of userIds) {
      const own = this.#people.get(`${key} ${userId}`);
      this.#people.set(`${key} ${userId}`, {
        user_id: userId,
        team_id: teamId,
        day,
        game_type: gameType,
        plays: (own?.plays ?? 0) + 1,
        ms: (own?.ms ?? 0) + played,
      });
    }
  }

  get teams(): readonly TeamDaysTable[] {
    return inOrder(this.#teams);
  }

  get people(): readonly PersonDaysTable[] {
    return inOrder(this.#people);
  }
}

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

/** Parts of a statement with `with`: the sums are added to what is stored. */
export const addPlays = ({ teams, people }: Pick<PlayDays, 'teams' | 'people'>): RawBuilder<unknown> => sql`
  team_plays as (
    insert into team_days as d
    select * from jsonb_populate_recordset(null::team_days, ${JSON.stringify(teams)}::jsonb)
    on conflict (team_id, day, game_type) do update
      set plays = d.plays + excluded.plays, ms = d.ms + excluded.ms
  ), own_plays as (
    insert into person_days as d
    select * from jsonb_populate_recordset(null::person_days, ${JSON.stringify(people)}::jsonb)
    on conflict (team_id, day, game_type, user_id) do update
      set plays = d.plays + excluded.plays, ms = d.ms + excluded.ms
  ), own_months as (
    insert into person_months as m
    select user_id, team_id, left(day, 7), sum(plays), sum(ms), max(day)
    from jsonb_populate_recordset(null::person_days, ${JSON.stringify(people)}::jsonb)
    group by 1, 2, 3 order by 2, 3, 1
    on conflict (team_id, month, user_id) do update
      set plays = m.plays + excluded.plays, ms = m.ms + excluded.ms, last_day = greatest(m.last_day, excluded.last_day)
  ), own_games as (
    insert into person_games as g
    select user_id, team_id, game_type, max(day)
    from jsonb_populate_recordset(null::person_days, ${JSON.stringify(people)}::jsonb)
    group by 1, 2, 3 order by 2, 3, 1
    on conflict (team_id, game_type, user_id) do update set last_day = greatest(g.last_day, excluded.last_day)
  )`;
