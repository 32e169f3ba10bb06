// The services that the account handlers need.
import type { Chat } from '../chat/chat.ts';
import type { Config } from '../config/config.ts';
import type { Encryption } from '../identity/encryption.ts';
import type { Passwords } from '../identity/password.ts';
import type { Providers } from '../identity/providers.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Tables } from '../matches/tables.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Members } from '../people/members.ts';
import type { Album } from '../pictures/album.ts';
import type { Rates } from '../rates/rates.ts';
import type { Announcements } from '../shared/announcements.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';

export interface AccountServices {
  readonly album: Album;
  readonly announcements: Announcements;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  /** Whether visitors may look around in a made-up team now. */
  readonly hasDemo: () => Promise<boolean>;
  /** Within the transaction that founds a team: signs everybody out of the made-up one. To be called when that is over. */
  readonly endDemo: (trx: Database) => Promise<() => void>;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly rates: Rates;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly tokens: Tokens;
}
