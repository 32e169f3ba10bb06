// What is thrown away after a while: accounts never proven, old links, codes, mails, invites and passes, replaced pictures.

import { removeOldPasses } from '../chat/slack/passStore.ts';
import { removeHeard } from '../chat/slack/processedRequests.ts';
import { removeOldMailTokens } from '../identity/mailTokenStore.ts';
import { removeOldSessions } from '../identity/sessionStore.ts';
import { removeSpentCodes } from '../identity/spentCodeStore.ts';
import { removeOldInvites } from '../mail/invitationStore.ts';
import { removeOldMails } from '../mail/store.ts';
import { removeUnproven } from '../people/store.ts';
import type { Album } from '../pictures/album.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';

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
  await removeOldMailTokens(database, now - 7 * day);
  await removeOldMails(database, now - 30 * day);
  await removeOldInvites(database, now);
  await removeOldSessions(database, now - 60 * day);
  await removeSpentCodes(database, now - day);
  await removeOldPasses(database, now);
  await removeHeard(database, now - day);
  await album.tidy();
}

export function startTidying(needs: Needs): () => void {
  const timer = setInterval(() => {
    tidy(needs).catch((error: unknown) => needs.log.warn({ reason: String(error) }, 'not tidied'));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
