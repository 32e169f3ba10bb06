// Hourly clean-up: accounts never verified, rows past their retention or their number, replaced pictures, and pictures still on the disk.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeExpired } from '../../base/storage/schema/records.ts';
import { mostOfOne } from '../../messaging/notifications/notifications.ts';
import { removeBeyond } from '../../messaging/notifications/store.ts';
import { removeUnproven } from '../../people/store.ts';
import type { Album } from '../../web/pictures/album.ts';
import type { Job } from './schedule.ts';

const weekMs = 7 * 24 * 60 * 60_000;

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly album: Album;
}

export const tidying = ({ database, clock, album }: Deps): Job => ({
  name: 'tidying',
  cron: '0 * * * *',
  timeZone: 'UTC',
  async run() {
    const now = clock.now();
    await removeUnproven(database, now - weekMs);
    await removeExpired(database, now);
    await removeBeyond(database, mostOfOne);
    await album.tidy();
  },
});
