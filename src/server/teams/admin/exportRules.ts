// Which rows and columns of each table are in the export of a team. A table without a rule does not compile.
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';

interface Exporting {
  readonly teamId: string;
  readonly now: number;
}

interface ExportedRows {
  /** Columns that order the rows and are unique together. */
  readonly key: readonly string[];
  /** Columns that are left out, besides the secrets. */
  readonly without: readonly string[];
  /** More columns, by name. */
  readonly more: Readonly<Record<string, RawBuilder<unknown>>>;
  isIn(exporting: Exporting): RawBuilder<boolean>;
}

/** Rows, or why there are none. */
export type ExportRule = ExportedRows | string;

const rows = (
  key: readonly string[],
  isIn: ExportedRows['isIn'],
  without: readonly string[] = [],
  more: ExportedRows['more'] = {},
): ExportedRows => ({ key, without, more, isIn });

const ofTeam = (key: readonly string[], without: readonly string[] = []): ExportedRows =>
  rows(key, ({ teamId }) => sql`team_id = ${teamId}`, without);

/** Only what is over: what is still going on would tell an admin answers, cards and luck. */
const over = (key: readonly string[], column: string, without: readonly string[] = []): ExportedRows =>
  rows(key, ({ teamId, now }) => sql`team_id = ${teamId} and ${sql.ref(column)} <= ${now}`, without);

const ofPeople = (key: readonly string[]): ExportedRows =>
  rows(key, ({ teamId }) => sql`user_id in (select id from people where team_id = ${teamId})`);

/** Rows that belong to rows of another table, by its id. */
const partOf = (
  table: keyof Schema,
  column: string,
  key: readonly string[],
  { when = null, without = [] }: { readonly when?: string | null; readonly without?: readonly string[] } = {},
): ExportedRows =>
  rows(
    key,
    ({
      teamId,
      now,
    }) => sql`${sql.ref(column)} in (select id from ${sql.table(table)} where team_id = ${teamId}
      and ${when === null ? sql`true` : sql`${sql.ref(when)} <= ${now}`})`,
    without,
  );

const theirs = 'is a person’s own: they export it themselves';
const means = 'is a means of signing in, or of posting';
const short = 'is kept for days, to do or to count something';
const counted = 'is counted in what is exported';
const server = 'is the server’s, about no team';

const seasonsOfTeam = ({ teamId }: Exporting) =>
  sql`(select season_id from prediction_games where team_id = ${teamId})`;

export const exportRules: Readonly<Record<keyof Schema, ExportRule>> = {
  people: ofTeam(
    ['id'],
    [
      'email_key',
      'invited_team_id',
      'theme',
      'has_chosen_theme',
      'background',
      'preferences',
      'onboarding',
      'weekly_mailed',
    ],
  ),
  provisioned_people: ofTeam(['user_id']),
  provisioned_groups: ofTeam(['id'], ['name_key']),
  provisioned_group_members: partOf('provisioned_groups', 'group_id', ['group_id', 'user_id']),
  sso_departments: ofTeam(['id'], ['name_key']),
  sso_department_members: partOf('sso_departments', 'department_id', ['department_id', 'user_id']),
  surveys: theirs,
  feedback: 'is said to the operator of the server',
  pictures: ofTeam(['name'], ['content']),
  teams: rows(['id'], ({ teamId }) => sql`id = ${teamId}`, ['weekly_mailed']),
  team_invites: ofTeam(['email_key']),
  sessions: means,
  mail_tokens: means,
  mails: theirs,
  mail_stops: theirs,
  notifications: theirs,
  push_keys: server,
  push_subscriptions: means,
  pushes: short,
  rooms: ofTeam(['id'], ['version']),
  matches: rows(['ended_at', 'id'], ({ teamId }) => sql`team_id = ${teamId} and settled_at is not null`, [], {
    turns: sql`(select json_agg(json_build_object('turn', t.turn, 'entries', t.entries, 'at', t.at) order by t.turn)
      from turns t where t.match_id = matches.id)`,
  }),
  turns: 'is in its match',
  nodes: server,
  outages: server,
  daily_turns: short,
  away_periods: theirs,
  slack_homes: short,
  match_notes: theirs,
  conditional_moves: theirs,
  game_results: ofTeam(['match_id', 'user_id']),
  xp_lines: ofTeam(['user_id', 'source', 'source_id']),
  xp_totals: ofTeam(['user_id', 'game_type']),
  result_totals: ofTeam(['user_id', 'game_type']),
  badges_given: ofPeople(['user_id', 'idprod']),
  person_tallies: ofPeople(['user_id']),
  game_tallies: ofPeople(['user_id', 'game_type']),
  hosted_rooms: counted,
  teammates: counted,
  group_days: short,
  ratings: ofTeam(['game_type', 'pace', 'user_id']),
  rating_days: ofTeam(['user_id', 'game_type', 'pace', 'day']),
  rating_changes: ofTeam(['match_id', 'user_id']),
  rating_meetings: short,
  rating_backlog: short,
  team_days: ofTeam(['day', 'game_type']),
  person_days: ofTeam(['day', 'game_type', 'user_id']),
  person_months: ofTeam(['month', 'user_id']),
  person_games: ofTeam(['user_id', 'game_type']),
  puzzle_schedules: ofTeam(['id'], ['armed_at']),
  puzzles: over(['id'], 'closes_at'),
  puzzle_posts: short,
  puzzle_attempts: partOf('puzzles', 'puzzle_id', ['puzzle_id', 'user_id'], {
    when: 'closes_at',
    without: ['draft', 'draft_at'],
  }),
  puzzle_tries: partOf('puzzles', 'puzzle_id', ['puzzle_id', 'user_id', 'number'], { when: 'closes_at' }),
  puzzle_tallies: ofTeam(['user_id', 'puzzle_type']),
  bingo_sessions: over(['id'], 'ended_at', ['move_id', 'version']),
  bingo_cards: partOf('bingo_sessions', 'bingo_id', ['bingo_id', 'number'], { when: 'ended_at' }),
  bingo_events: partOf('bingo_sessions', 'bingo_id', ['bingo_id', 'number'], {
    when: 'ended_at',
    without: ['move_id'],
  }),
  trivia: over(['id'], 'ended_at'),
  trivia_players: partOf('trivia', 'trivia_id', ['trivia_id', 'user_id'], { when: 'ended_at' }),
  trivia_readers: partOf('trivia', 'trivia_id', ['trivia_id', 'user_id'], { when: 'ended_at' }),
  trivia_answers: partOf('trivia', 'trivia_id', ['trivia_id', 'question', 'user_id'], {
    when: 'ended_at',
    without: ['move_id'],
  }),
  trivia_posts: short,
  tournaments: ofTeam(['id'], ['move_id', 'version']),
  tournament_entrants: partOf('tournaments', 'tournament_id', ['tournament_id', 'number']),
  tournament_pairings: partOf('tournaments', 'tournament_id', ['tournament_id', 'round', 'board']),
  prediction_seasons: rows(['id'], (about) => sql`id in ${seasonsOfTeam(about)}`, [
    'etag',
    'next_read_at',
    'failures',
  ]),
  prediction_items: rows(['season_id', 'id'], (about) => sql`season_id in ${seasonsOfTeam(about)}`),
  prediction_games: ofTeam(['id']),
  prediction_overrides: partOf('prediction_games', 'game_id', ['game_id', 'item_id']),
  predictions: rows(
    ['game_id', 'item_id', 'user_id'],
    ({ teamId, now }) => sql`game_id in (select id from prediction_games where team_id = ${teamId})
      and exists (select from prediction_games g join prediction_items i on i.season_id = g.season_id
        where g.id = predictions.game_id and i.id = predictions.item_id
          and (i.locks_at <= ${now} or i.truth is not null))`,
  ),
  prediction_totals: partOf('prediction_games', 'game_id', ['game_id', 'stage_id', 'user_id']),
  prediction_scoring: short,
  prediction_reminders: short,
  polls: over(['id'], 'closed_at', ['sealed_secret']),
  poll_votes: partOf('polls', 'poll_id', ['poll_id', 'user_id'], { when: 'closed_at' }),
  draws: over(['number'], 'drawn_at', ['sealed_seed']),
  audit_entries: ofTeam(['id']),
  audit_streams: ofTeam(['team_id'], ['next_try_at', 'tries']),
  audit_stream_entries: short,
  team_tokens: ofTeam(['id']),
  team_retention: ofTeam(['kind']),
  legal_holds: ofTeam(['id']),
  waiting_erasures: theirs,
  webhooks: ofTeam(['id'], ['secret']),
  webhook_deliveries: partOf('webhooks', 'webhook_id', ['id']),
  billing_accounts: ofTeam(['team_id'], ['provider_customer', 'reading_begun', 'reading_stored']),
  subscriptions: ofTeam(['team_id'], ['provider_id', 'price', 'next_try_at']),
  invoices: ofTeam(['id']),
  sandbox_checkouts: short,
  team_words: ofTeam(['game_name']),
  team_domains: ofTeam(['domain'], ['mail_hash', 'mail_ends_at']),
  sso_connections: ofTeam(['id'], ['sealed']),
  sso_attempts: means,
  sso_identities: means,
  sso_sessions: means,
  sso_spent: means,
  identities: means,
  provider_keys: means,
  second_factors: means,
  passkeys: means,
  passkey_challenges: means,
  spent_codes: means,
  workspaces: ofTeam(['provider', 'tenant_key']),
  slack_installations: ofTeam(['tenant_key'], ['sealed']),
  chat_passes: means,
  chat_posts: ofTeam(['tool']),
  processed_requests: server,
  rate_buckets: server,
};
