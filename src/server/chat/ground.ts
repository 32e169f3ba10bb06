// What every chat tool stands on.
import type { WallClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Seals } from '../identity/seals.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';

export interface ChatGround {
  readonly config: Config;
  readonly database: Database;
  readonly seals: Seals;
  readonly clock: WallClock;
  readonly log: Log;
}
