// Tables of people: profile, preferences, survey answers, pictures.
import type { ColumnType, Generated } from 'kysely';
import type { OnboardingKey, SomePreferences } from '../../../../contract/people/preferences.ts';
import type { TableRecords } from './record.ts';

export interface PeopleTable {
  id: string;
  name: string;
  avatar: string | null;
  /** The address as typed; `email_key` is its normalised form, which two spellings of one address share. */
  email: string | null;
  email_key: string | null;
  password_hash: string | null;
  verified_at: number | null;
  /** The team that a person who signed up by its link joins once the address is verified. */
  invited_team_id: string | null;
  team_id: string | null;
  /** When the person last joined a team; kept after they are removed from it. */
  joined_at: number | null;
  is_admin: boolean;
  controller: 'GameSpace' | 'Teams' | 'Slack';
  language: 'en' | 'tr';
  /** Has no meaning while `has_chosen_theme` is false. */
  theme: 'light' | 'dark' | 'custom';
  has_chosen_theme: Generated<boolean>;
  /** The background of the person's own profile page. */
  background: string | null;
  /** Only the preferences that were changed; all others have their defaults. */
  preferences: ColumnType<SomePreferences, string | undefined, string>;
  onboarding: ColumnType<readonly OnboardingKey[], string | undefined, string>;
  disabled_at: number | null;
  /** The Monday of the last weekly mail. */
  weekly_mailed: Generated<string | null>;
  created_at: number;
}

/** The answers of a new person; null if they were not asked or skipped the questions. */
export interface SurveysTable {
  user_id: string;
  has_submitted: boolean;
  main_usage: string | null;
  main_interest: string | null;
  size: string | null;
  heard_from: string | null;
  additional: string | null;
  answered_at: number;
}

export interface PicturesTable {
  name: string;
  user_id: string;
  team_id: string | null;
  bytes: number;
  /** Null for pictures of versions before this column, which are files in the data directory. */
  content: Uint8Array | null;
  created_at: number;
  replaced_at: number | null;
}

export interface FeedbackTable {
  id: string;
  user_id: string;
  mood: number;
  topic: string;
  text: string;
  may_contact: boolean;
  /** The path of a picture. */
  screenshot: string | null;
  sent_at: number;
}

/** People whom the directory of their company, such as Entra ID or Okta, keeps up to date by SCIM. */
export interface ProvisionedPeopleTable {
  user_id: string;
  team_id: string;
  /** The id that the directory gave them. */
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  /** The account was made by the directory; otherwise its person made it. */
  made_here: boolean;
  changed_at: number;
}

export interface PeopleTables {
  people: PeopleTable;
  provisioned_people: ProvisionedPeopleTable;
  surveys: SurveysTable;
  feedback: FeedbackTable;
  pictures: PicturesTable;
}

export const peopleRecords = {
  people: {
    columns: {
      id: 'exported',
      name: 'exported',
      avatar: 'exported',
      email: 'exported',
      email_key: 'person',
      password_hash: 'secret',
      verified_at: 'exported',
      invited_team_id: 'internal',
      team_id: 'internal',
      joined_at: 'exported',
      is_admin: 'internal',
      controller: 'internal',
      language: 'exported',
      theme: 'exported',
      has_chosen_theme: 'internal',
      background: 'exported',
      preferences: 'exported',
      onboarding: 'exported',
      disabled_at: 'internal',
      weekly_mailed: 'internal',
      created_at: 'exported',
    },
    owner: 'id',
    erased: 'byCode',
    kept: null,
  },
  provisioned_people: {
    columns: {
      user_id: 'person',
      team_id: 'internal',
      external_id: 'exported',
      given_name: 'exported',
      family_name: 'exported',
      made_here: 'internal',
      changed_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  surveys: {
    columns: {
      user_id: 'person',
      has_submitted: 'internal',
      main_usage: 'exported',
      main_interest: 'exported',
      size: 'exported',
      heard_from: 'exported',
      additional: 'exported',
      answered_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  feedback: {
    columns: {
      id: 'internal',
      user_id: 'person',
      mood: 'exported',
      topic: 'exported',
      text: 'exported',
      may_contact: 'exported',
      screenshot: 'exported',
      sent_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  /** The album deletes replaced pictures after a week. */
  pictures: {
    columns: {
      name: 'exported',
      user_id: 'person',
      team_id: 'internal',
      bytes: 'exported',
      content: 'internal',
      created_at: 'exported',
      replaced_at: 'internal',
    },
    owner: 'user_id',
    erased: 'byCode',
    kept: null,
  },
} as const satisfies TableRecords<PeopleTables>;
