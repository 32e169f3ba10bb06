// The services that small draws need.
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

export interface DrawServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Log;
}
