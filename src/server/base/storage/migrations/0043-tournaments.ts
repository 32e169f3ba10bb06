// Tournaments: what each is, who takes part, and who meets whom; and whether members of a team may make one.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table teams add column members_make_tournaments boolean not null default false',
  `create table tournaments (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    move_id uuid not null,
    name text not null,
    game_name text not null,
    form text not null,
    timer jsonb,
    turn_days int,
    asked_rounds int,
    rounds int not null,
    third_place boolean not null,
    created_by uuid references people (id) on delete set null,
    created_at bigint not null,
    starts_at bigint,
    phase text not null,
    due_at bigint,
    version int not null,
    ended_at bigint,
    unique (team_id, move_id)
  )`,
  'create index tournaments_going on tournaments (id) where ended_at is null',
  'create index tournaments_of_team on tournaments (team_id, ended_at)',
  `create table tournament_entrants (
    tournament_id uuid not null references tournaments (id) on delete cascade,
    number int not null,
    user_id uuid references people (id) on delete set null,
    joined_at bigint not null,
    is_checked_in boolean not null,
    from_round int not null,
    until_round int,
    primary key (tournament_id, number)
  )`,
  'create unique index tournament_entrants_of_person on tournament_entrants (user_id, tournament_id)',
  `create table tournament_pairings (
    tournament_id uuid not null references tournaments (id) on delete cascade,
    round int not null,
    board int not null,
    first int not null,
    second int,
    outcome text,
    is_played boolean not null,
    game int not null,
    room_id text,
    opened_at bigint not null,
    primary key (tournament_id, round, board)
  )`,
  'create index tournament_pairings_open on tournament_pairings (tournament_id) where outcome is null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
