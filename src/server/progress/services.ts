// The services that the handlers of leaderboards and profiles need.
import type { WallClock } from '../base/shared/clock.ts';
import type { Database } from '../base/storage/database.ts';
import type { Members } from '../people/members.ts';

export interface ProgressServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly members: Members;
}
