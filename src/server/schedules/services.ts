// The services that scheduling and opening puzzles needs.
import type { Chat } from '../chat/chat.ts';
import type { PuzzleShelf } from '../puzzles/shelf.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';

export interface ScheduleServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly database: Database;
  readonly puzzles: PuzzleShelf;
}
