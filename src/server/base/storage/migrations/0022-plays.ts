// What was played on a day, by team and by person, so that no page of figures counts every result there ever was.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table team_days (
    team_id uuid not null references teams (id) on delete cascade,
    day text not null,
    game_type text not null,
    plays int not null,
    ms bigint not null,
    primary key (team_id, day, game_type)
  )`,
  `create table person_days (
    user_id uuid not null references people (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    day text not null,
    game_type text not null,
    plays int not null,
    ms bigint not null,
    primary key (team_id, day, game_type, user_id)
  )`,
  'create index person_days_of_person on person_days (user_id)',
  `insert into team_days
    select g.team_id, g.day, g.game_type, count(*), sum(g.ms) from (
      select r.team_id, r.day, r.game_type, r.match_id,
        max(least(greatest(r.ended_at - coalesce(m.started_at, r.ended_at), 0), 10800000)) as ms
      from game_results r join teams t on t.id = r.team_id left join matches m on m.id = r.match_id
      group by r.team_id, r.day, r.game_type, r.match_id
    ) g group by g.team_id, g.day, g.game_type`,
  `insert into person_days
    select r.user_id, r.team_id, r.day, r.game_type, count(*),
      sum(least(greatest(r.ended_at - coalesce(m.started_at, r.ended_at), 0), 10800000))
    from game_results r join teams t on t.id = r.team_id left join matches m on m.id = r.match_id
    group by r.user_id, r.team_id, r.day, r.game_type`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
