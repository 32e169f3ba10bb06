// What a person's points and results in a team add up to, kept by the database itself: leaderboards of all time read these instead of every line.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table xp_totals (
    team_id uuid not null references teams (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    game_type text not null,
    xp int not null,
    last_at bigint not null,
    primary key (team_id, user_id, game_type)
  )`,
  'create index xp_totals_of_person on xp_totals (user_id)',
  `create table result_totals (
    team_id uuid not null references teams (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    game_type text not null,
    played int not null,
    won int not null,
    last_at bigint not null,
    primary key (team_id, user_id, game_type)
  )`,
  'create index result_totals_of_person on result_totals (user_id)',
  `insert into xp_totals
    select x.team_id, x.user_id, coalesce(x.game_type, ''), sum(x.xp), max(x.at)
    from xp_lines x join teams t on t.id = x.team_id group by 1, 2, 3`,
  `insert into result_totals
    select r.team_id, r.user_id, r.game_type, count(*), count(*) filter (where r.outcome = 'win'), max(r.ended_at)
    from game_results r join teams t on t.id = r.team_id where r.counts group by 1, 2, 3`,
  `create function add_xp_totals() returns trigger language plpgsql as $$
    begin
      insert into xp_totals as t
      select team_id, user_id, coalesce(game_type, ''), sum(xp), max(at) from added
      where exists (select 1 from teams where teams.id = added.team_id)
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (team_id, user_id, game_type) do update
        set xp = t.xp + excluded.xp, last_at = greatest(t.last_at, excluded.last_at);
      return null;
    end $$`,
  `create trigger xp_lines_add_totals after insert on xp_lines
    referencing new table as added for each statement execute function add_xp_totals()`,
  `create function add_result_totals() returns trigger language plpgsql as $$
    begin
      insert into result_totals as t
      select team_id, user_id, game_type, count(*), count(*) filter (where outcome = 'win'), max(ended_at) from added
      where counts and exists (select 1 from teams where teams.id = added.team_id)
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (team_id, user_id, game_type) do update
        set played = t.played + excluded.played, won = t.won + excluded.won,
          last_at = greatest(t.last_at, excluded.last_at);
      return null;
    end $$`,
  `create trigger game_results_add_totals after insert on game_results
    referencing new table as added for each statement execute function add_result_totals()`,
  'drop index results_of_team',
  'create index results_of_team on game_results (team_id, ended_at) include (user_id, game_type, outcome) where counts',
  'drop index person_days_of_person',
  'create index person_days_of_person on person_days (user_id, day)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
