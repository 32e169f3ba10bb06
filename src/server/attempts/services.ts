// The services that solving puzzles needs.
import type { Notifications } from '../notifications/notifications.ts';
import type { PuzzleShelf } from '../puzzles/shelf.ts';
import type { OpenDuePuzzles } from '../schedules/openDue.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';

export interface AttemptServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly notifications: Notifications;
  readonly openDuePuzzles: OpenDuePuzzles;
  readonly puzzles: PuzzleShelf;
}
