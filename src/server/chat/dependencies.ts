// What every chat tool is built on.

import type { Config } from '../config/config.ts';
import type { Encryption } from '../identity/encryption.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';

export interface ChatDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: WallClock;
  readonly log: Log;
}
