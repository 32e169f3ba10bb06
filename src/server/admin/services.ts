// The services that the admin panel needs.
import type { Chat } from '../chat/chat.ts';
import type { Config } from '../config/config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Tables } from '../matches/tables.ts';
import type { Album } from '../pictures/album.ts';
import type { Announcements } from '../shared/announcements.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';

export interface AdminServices {
  readonly album: Album;
  readonly announcements: Announcements;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly tables: Tables;
}
