// The tables about teams and who was invited into them.
import type { ColumnType, Generated } from 'kysely';
import type { CustomTheme } from '../../../contract/people.ts';
import type { JsonOrNull } from './column.ts';

export interface PlayPeriod {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

export interface TeamsTable {
  id: string;
  name: string;
  avatar: string | null;
  language: 'en' | 'tr';
  time_zone: string;
  custom_theme: JsonOrNull<CustomTheme>;
  /** Whether the link of the team lets people in, and from which domains; none named: from all. */
  link_sign_up: Generated<boolean>;
  email_domains: ColumnType<readonly string[], string | undefined, string>;
  /** How many people the plan has room for; null: as many as there are. */
  places: number | null;
  is_limited: Generated<boolean>;
  deactivation_due_at: number | null;
  limited_games: ColumnType<readonly string[], string | undefined, string>;
  available_periods: ColumnType<readonly PlayPeriod[], string | undefined, string>;
  created_at: number;
}

/** Whom admins invited by mail, a while ago at most. */
export interface TeamInvitesTable {
  team_id: string;
  email_key: string;
  sent_at: number;
}

export interface TeamTables {
  teams: TeamsTable;
  team_invites: TeamInvitesTable;
}
