// The parts a running server is made of, as its services see them.

import type { Refusal } from '../../contract/errors.ts';
import type { GameArea, Replay } from '../../contract/game.ts';
import type { Chat } from '../chat/chat.ts';
import type { Config } from '../config/config.ts';
import type { Seals } from '../identity/encryption.ts';
import type { Passwords } from '../identity/password.ts';
import type { Accounts } from '../identity/providers.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Members, MyTeam } from '../people/members.ts';
import type { Album } from '../pictures/album.ts';
import type { Progress } from '../progress/progress.ts';
import type { Rates } from '../rates/rates.ts';
import type { Announcements } from '../shared/announcements.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { Database } from '../storage/database.ts';

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
