// The services that solving puzzles needs.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { PuzzleShelf } from '../make/shelf.ts';
import type { OpenDuePuzzles } from '../schedules/openDue.ts';
import type { SolversOf } from './solversOf.ts';

export interface AttemptServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly notifications: Notifications;
  readonly openDuePuzzles: OpenDuePuzzles;
  readonly puzzles: PuzzleShelf;
  readonly solversOf: SolversOf;
}
