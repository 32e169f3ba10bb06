// The dependencies shared by all chat tools.
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

export interface ChatDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: WallClock;
  readonly log: Log;
}
