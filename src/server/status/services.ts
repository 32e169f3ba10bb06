// The services that the status page needs.
import type { TeamStatus } from '../../contract/status.ts';
import type { Chat } from '../chat/chat.ts';
import type { Config } from '../config/config.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';

export type LiveUpdates = TeamStatus['updates'];

export interface StatusServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  /** What this node knows about itself. */
  readonly installation: {
    readonly startedAt: number;
    updates(): LiveUpdates;
    isReadOnly(): boolean;
    /** How far the clock of its machine is ahead of the database's. */
    clockAheadMs(): number;
  };
}
