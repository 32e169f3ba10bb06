// The services that the status page needs.
import type { TeamStatus } from '../../../contract/admin/status.ts';
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';

export type LiveUpdates = TeamStatus['updates'];

export interface StatusServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  /** The state of this node. */
  readonly installation: {
    readonly startedAt: number;
    updates(): LiveUpdates;
    isReadOnly(): boolean;
    /** How far the clock of its machine is ahead of the database's. */
    clockAheadMs(): number;
  };
}
