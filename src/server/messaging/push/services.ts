// The services that the calls of web push need.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Pusher } from './pusher.ts';

export interface PushServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly pusher: Pusher;
}
