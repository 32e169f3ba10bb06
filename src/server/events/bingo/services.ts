// The services that bingo needs.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { LiveHost } from '../live/host.ts';
import type { BingoStep, LoadedBingo } from './store.ts';

export type BingoHost = LiveHost<LoadedBingo, BingoStep>;

export interface BingoServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Pick<Log, 'warn'>;
  readonly notifications: Notifications;
  readonly bingoHost: BingoHost;
}
