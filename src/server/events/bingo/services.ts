// The services that bingo needs.

import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Queues } from '../../base/shared/queues.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

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
