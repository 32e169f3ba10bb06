// The services that the account handlers need.
import type { Config } from '../../base/config/config.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { Announcements } from '../../base/shared/announcements.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { Mailer } from '../../messaging/mail/mailer.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { Passwords } from '../../people/identity/password.ts';
import type { Providers } from '../../people/identity/providers.ts';
import type { Sessions } from '../../people/identity/sessions.ts';
import type { Tokens } from '../../people/identity/tokens.ts';
import type { Members } from '../../people/members.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import type { Album } from '../../web/pictures/album.ts';
import type { BillingProvider } from '../billing/provider.ts';

export interface AccountServices {
  readonly album: Album;
  readonly announcements: Announcements;
  readonly billing: BillingProvider;
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
