// Tables of teams and of invitations into them.
import type { ColumnType, Generated } from 'kysely';
import type { SecondFactorFor } from '../../../../contract/admin/admin.ts';
import type { CustomTheme } from '../../../../contract/people/people.ts';
import type { Json, JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface StoredPlayPeriod {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** May be left out when a team is written. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface TeamsTable {
  id: string;
  name: string;
  avatar: string | null;
  language: 'en' | 'tr';
  time_zone: string;
  custom_theme: JsonOrNull<CustomTheme>;
  /** Whether the team's link admits people, and from which mail domains; an empty list admits all. */
  link_sign_up: Generated<boolean>;
  email_domains: ColumnType<readonly string[], string | undefined, string>;
  /** Seats of the plan; null if it has no limit. */
  places: number | null;
  is_limited: Generated<boolean>;
  deactivation_due_at: number | null;
  limited_games: ColumnType<readonly string[], string | undefined, string>;
  available_periods: ColumnType<readonly StoredPlayPeriod[], string | undefined, string>;
  /** Days of the week on which games with a move a day rest; 0 is Sunday. */
  weekend: ColumnType<readonly number[], string | undefined, string>;
  /** Other such days, as 2026-05-01. */
  days_off: ColumnType<readonly string[], string | undefined, string>;
  /** Part of the invite link, changed when an admin renews the link. */
  invite_code: Nullable<string>;
  /** The last day on which the link is good, as 2026-05-01 in the time zone of the team. */
  invite_last_day: Nullable<string>;
  /** How many more people may join by the link. */
  invite_uses_left: Nullable<number>;
  /** Default channel for announcements, for events without a channel of their own. */
  group_id: Nullable<string>;
  group_name: Nullable<string>;
  channel_id: Nullable<string>;
  channel_name: Nullable<string>;
  /** When the team will be deleted, as an admin requested; null if it will not. */
  deletes_at: Nullable<number>;
  /** The Monday on which the weekly mails of its people were last all written. */
  weekly_mailed: Nullable<string>;
  /** Whether people of the team have ratings. A trigger removes them when this is switched off, and has results rated again when it is switched on. */
  has_ratings: Generated<boolean>;
  /** Whether everybody may make a tournament, or admins only. */
  members_make_tournaments: Generated<boolean>;
  /** Who needs a second factor when they sign in by a password. */
  second_factor_for: Generated<SecondFactorFor>;
  /** Sign-ins since then are asked. */
  second_factor_since: Nullable<number>;
  created_at: number;
}

/** Addresses invited by mail whose invitation has not expired. */
export interface TeamInvitesTable {
  team_id: string;
  email_key: string;
  sent_at: number;
}

/** A row a list: the words of a team's own for one game. */
export interface TeamWordsTable {
  team_id: string;
  game_name: string;
  words: Json<readonly string[]>;
  saved_at: number;
}

export interface TeamTables {
  teams: TeamsTable;
  team_invites: TeamInvitesTable;
  team_words: TeamWordsTable;
}

export const teamRecords = {
  teams: {
    columns: {
      id: 'internal',
      name: 'internal',
      avatar: 'internal',
      language: 'internal',
      time_zone: 'internal',
      custom_theme: 'internal',
      link_sign_up: 'internal',
      email_domains: 'internal',
      places: 'internal',
      is_limited: 'internal',
      deactivation_due_at: 'internal',
      limited_games: 'internal',
      available_periods: 'internal',
      weekend: 'internal',
      days_off: 'internal',
      invite_code: 'internal',
      invite_last_day: 'internal',
      invite_uses_left: 'internal',
      group_id: 'internal',
      group_name: 'internal',
      channel_id: 'internal',
      channel_name: 'internal',
      deletes_at: 'internal',
      weekly_mailed: 'internal',
      has_ratings: 'internal',
      members_make_tournaments: 'internal',
      second_factor_for: 'internal',
      second_factor_since: 'internal',
      created_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  /** The lifetime of an invitation. */
  team_invites: {
    columns: {
      team_id: 'internal',
      email_key: 'person',
      sent_at: 'internal',
    },
    owner: 'email_key',
    erased: 'byCode',
    kept: { column: 'sent_at', forMs: 14 * dayMs },
  },
  team_words: {
    columns: { team_id: 'internal', game_name: 'internal', words: 'internal', saved_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<TeamTables>;
