// Hourly tidying: accounts never verified, rows older than the record of their table keeps them, replaced pictures.
import { removeUnproven } from '../people/store.ts';
import type { Album } from '../pictures/album.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';
import { removeExpired } from '../storage/expired.ts';

const everyMs = 60 * 60_000;
const day = 24 * 60 * 60_000;

interface Needs {
  readonly database: Database;
  readonly clock: WallClock;
  readonly album: Album;
  readonly log: Log;
}

/** Doing it twice, or on two nodes, does no harm. */
async function tidy({ database, clock, album }: Needs): Promise<void> {
  const now = clock.now();
  await removeUnproven(database, now - 7 * day);
  await removeExpired(database, now);
  await album.tidy();
}

export function startTidying(needs: Needs): () => void {
  const timer = setInterval(() => {
    tidy(needs).catch((error: unknown) => needs.log.warn({ reason: String(error) }, 'not tidied'));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
