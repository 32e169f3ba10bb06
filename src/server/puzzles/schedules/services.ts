// The services that scheduling and opening puzzles needs.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { PuzzleShelf } from '../make/shelf.ts';
import type { OpenDuePuzzles } from './openDue.ts';

export interface ScheduleServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly database: Database;
  readonly openDuePuzzles: OpenDuePuzzles;
  readonly puzzles: PuzzleShelf;
}
