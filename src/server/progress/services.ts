// The services that the handlers of leaderboards and profiles need.
import type { Members } from '../people/members.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';

export interface ProgressServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly members: Members;
}
