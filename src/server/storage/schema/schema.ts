// The tables of the database as the code sees them. Ids are made by us, times are milliseconds since 1970.
import type { ColumnType, Generated } from 'kysely';
import type { CustomTheme } from '../../../contract/people.ts';
import type { OnboardingKey, SomePreferences } from '../../../contract/preferences.ts';
import type { Result, Shapes } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/log.ts';
import type { Setup } from '../../../engine/match.ts';
import type { Standing } from '../../../engine/standing.ts';
import type { NodePresence } from '../../matches/presence.ts';
import type { RoomDoc } from '../../matches/room.ts';
import type { Told } from '../../notifications/kinds.ts';
import type { ChatTables } from './chat.ts';
import type { OutsideTables } from './identity.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

export interface PeopleTable {
  id: string;
  name: string;
  avatar: string | null;
  /** As typed; `email_key` is what two spellings of one address share. */
  email: string | null;
  email_key: string | null;
  password_hash: string | null;
  verified_at: number | null;
  /** Who signed up by the link of a team joins it once the address is proven. */
  invited_team_id: string | null;
  team_id: string | null;
  /** When they last joined a team; stays when they are taken out of it. */
  joined_at: number | null;
  is_admin: boolean;
  controller: 'GameSpace' | 'Teams' | 'Slack';
  language: 'en' | 'tr';
  theme: 'light' | 'dark' | 'custom';
  /** Behind the own name on the page about oneself. */
  background: string | null;
  /** What was chosen; the rest is as usual. */
  preferences: ColumnType<SomePreferences, string | undefined, string>;
  onboarding: ColumnType<readonly OnboardingKey[], string | undefined, string>;
  disabled_at: number | null;
  created_at: number;
}

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

export interface SessionsTable {
  id: string;
  user_id: string;
  jti: string;
  previous_jti: string | null;
  rotated_at: number;
  created_at: number;
  revoked_at: number | null;
  revoked_because: string | null;
  /** In broad strokes: `Firefox, Linux`. */
  device: string;
}

/** Links sent by mail, the ticket that proves who may found a team, and those of chat tools: 256 random bits, kept hashed. */
export interface MailTokensTable {
  hash: string;
  kind: 'verify' | 'reset' | 'found' | 'chat';
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface MailsTable {
  id: string;
  recipient: string;
  subject: string;
  /** The plain part, and the same for readers that show pages. */
  body: string;
  html: Generated<string>;
  link: string | null;
  /** Where one click ends mails of this kind; null: of this kind there is no end. */
  unsubscribe: Generated<string | null>;
  created_at: number;
  sent_at: number | null;
  /** The mail server wants neither this mail nor another try. */
  given_up_at: Generated<number | null>;
  attempts: Generated<number>;
  next_try_at: number;
}

/** Addresses that want no more invitations. */
export interface MailStopsTable {
  email_key: string;
  stopped_at: number;
}

/** Whom admins invited by mail, a while ago at most. */
export interface TeamInvitesTable {
  team_id: string;
  email_key: string;
  sent_at: number;
}

/** What a new person answered; null: not asked, or rather not. */
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

export interface NotificationsTable {
  id: string;
  user_id: string;
  /** The thing itself: nobody is told twice of the same. */
  subject: string;
  told: Json<Told>;
  room_id: string | null;
  sent_at: number;
  read_at: number | null;
}

export interface PicturesTable {
  name: string;
  user_id: string;
  team_id: string | null;
  bytes: number;
  created_at: number;
  replaced_at: number | null;
}

export interface RoomsTable {
  id: string;
  team_id: string;
  game_name: string;
  status: number;
  version: number;
  doc: Json<RoomDoc>;
  opened_by: string | null;
  created_at: number;
  updated_at: number;
}

/** What one player of a match was called when it began. A bot has a strength; who has neither that nor an id is gone. */
export interface MatchPlayer {
  readonly userId: string | null;
  readonly name: string;
  readonly avatar: string | null;
  readonly strength: 0 | 1 | 2 | null;
}

export interface MatchesTable {
  /** `<room>:<number of the game in the room>` */
  id: string;
  room_id: string;
  team_id: string;
  game: number;
  game_name: string;
  game_version: number;
  setup: Json<Setup<Shapes>>;
  positions: Json<readonly number[]>;
  players: Json<readonly MatchPlayer[]>;
  seed: string;
  commitment: string;
  room_timeout_ms: number;
  started_at: number;
  ended_at: number | null;
  result: JsonOrNull<Result>;
  /** By seat; null until the end is settled. */
  standings: JsonOrNull<readonly Standing[]>;
  /** When everything that follows from the end was done. */
  settled_at: number | null;
}

/** How a finished game came out for one of its people. */
export interface GameResultsTable {
  match_id: string;
  user_id: string;
  team_id: string;
  room_id: string;
  game_type: string;
  /** The room was opened by this person. */
  opened: boolean;
  outcome: Standing['outcome'];
  has_left: boolean;
  /** Against people; what is played against bots alone is only remembered. */
  counts: boolean;
  /** The people at the table, the same text whenever they are the same. */
  company: string;
  /** In the team's time zone. */
  day: string;
  ended_at: number;
}

/** Lines are written once and never changed. */
export interface XpLinesTable {
  user_id: string;
  source: 'match' | 'badge';
  source_id: string;
  team_id: string;
  /** Null for what no single game type pays. */
  game_type: string | null;
  /** The match that brought it. */
  cause: string;
  xp: number;
  at: number;
}

export interface BadgesGivenTable {
  user_id: string;
  idprod: number;
  cause: string;
  earned_at: number;
}

export interface TurnsTable {
  match_id: string;
  turn: number;
  move_id: string | null;
  entries: Json<Turn<Shapes>>;
  at: number;
  due_at: number | null;
  result: JsonOrNull<Result>;
}

/** When each running server last said so. */
export interface NodesTable {
  id: string;
  heartbeat: number;
  /** Who is connected to it, and to which room. */
  presence: Json<NodePresence>;
}

/** Times in which no server ran: nobody's clock ran in them. */
export interface OutagesTable {
  began_at: number;
  ended_at: number;
}

export interface Schema extends OutsideTables, ChatTables {
  people: PeopleTable;
  teams: TeamsTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  mails: MailsTable;
  mail_stops: MailStopsTable;
  team_invites: TeamInvitesTable;
  surveys: SurveysTable;
  notifications: NotificationsTable;
  pictures: PicturesTable;
  rooms: RoomsTable;
  matches: MatchesTable;
  turns: TurnsTable;
  game_results: GameResultsTable;
  xp_lines: XpLinesTable;
  badges_given: BadgesGivenTable;
  nodes: NodesTable;
  outages: OutagesTable;
}
