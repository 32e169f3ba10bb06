// The services that delivering and listing notifications needs.
import type { Config } from '../../base/config/config.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { Members } from '../../people/members.ts';
import type { OnlinePeople } from '../../people/visibility.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Notifications } from './notifications.ts';

export interface NotificationServices {
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly presence: OnlinePeople;
  readonly rates: Rates;
}
