// The parts a running server is made of, as its services see them.

import type { Refusal } from '../contract/errors.ts';
import type { GameArea, Replay } from '../contract/game.ts';
import type { Announcements } from './announcements.ts';
import type { Chat } from './chat/chat.ts';
import type { WallClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Rates } from './http/rates.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Passwords } from './identity/password.ts';
import type { Seals } from './identity/seals.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Tokens } from './identity/tokens.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Members, MyTeam } from './people/members.ts';
import type { Notifications } from './people/notifications.ts';
import type { Album } from './pictures/album.ts';
import type { Progress } from './progress/progress.ts';
import type { Database } from './storage/database.ts';

/** Who of a team is here; told by the live connections. */
export interface Presence {
  isOnline(userId: string): boolean;
}

/** The tables and what was played at them; told by those who host the matches. */
export interface Tables {
  areaOf(team: MyTeam, userId: string): Promise<GameArea>;
  /** Of a room of this team and a game that is finished; else a refusal. */
  replayOf(teamId: string, roomId: string, game: number): Promise<Replay | Refusal>;
  /** This person leaves every table of the team; running games go on without them, or end. */
  vacate(teamId: string, userId: string): Promise<void>;
}

export interface Parts {
  readonly config: Config;
  readonly clock: WallClock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly isEmbedded: boolean;
  readonly announcements: Announcements;
  readonly rates: Rates;
  readonly tokens: Tokens;
  readonly seals: Seals;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly progress: Progress;
  readonly passwords: Passwords;
  readonly accounts: Accounts;
  readonly mailer: Mailer;
  readonly album: Album;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly tables: Tables;
}
