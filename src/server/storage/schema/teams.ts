// Tables of teams and of invitations into them.
import type { ColumnType, Generated } from 'kysely';
import type { CustomTheme } from '../../../contract/people.ts';
import type { JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

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
      created_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  /** As long as an invitation lets its address in. */
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
} as const satisfies TableRecords<TeamTables>;
