// Hourly clean-up: accounts never verified, rows past their retention or their number, replaced pictures, pictures still on the disk, and seats of people who are out of the team.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeExpired } from '../../base/storage/schema/records.ts';
import { mostOfOne } from '../../messaging/notifications/notifications.ts';
import { removeBeyond } from '../../messaging/notifications/store.ts';
import { removeUnproven } from '../../people/store.ts';
import { readStraySeats } from '../../tables/matches/rooms/roomLists.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import type { Album } from '../../web/pictures/album.ts';
import type { Job } from './schedule.ts';

const weekMs = 7 * 24 * 60 * 60_000;

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly album: Album;
  readonly tables: Pick<Tables, 'vacate'>;
}

export const tidying = ({ database, clock, album, tables }: Deps): Job => ({
  name: 'tidying',
  cron: '0 * * * *',
  timeZone: 'UTC',
  async run() {
    const now = clock.now();
    await removeUnproven(database, now - weekMs);
    await removeExpired(database, now);
    await removeBeyond(database, mostOfOne);
    await album.tidy();
    await freeStraySeats(database, tables);
  },
});

/** Seats are given up after a person is taken out of the team, and a node may stop between the two. */
async function freeStraySeats(database: Database, { vacate }: Deps['tables']): Promise<void> {
  const faults: unknown[] = [];
  for (const { teamId, userId } of await readStraySeats(database))
    await vacate(teamId, userId).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'a seat could not be given up');
}
