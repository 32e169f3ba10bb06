// The services that bingo needs.
import type { Encryption } from '../identity/encryption.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Queues } from '../shared/queues.ts';
import type { Database } from '../storage/database.ts';

export interface BingoServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Pick<Log, 'warn'>;
  readonly notifications: Notifications;
  /** By session: acts of one are judged one after the other. */
  readonly queues: Queues;
  /** Called when a session changed, on whichever node it is to be shown. */
  readonly changed: (bingoId: string) => void;
}
