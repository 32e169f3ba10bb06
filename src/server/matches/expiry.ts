// What time itself does at a table: deadlines of the rules, flags, abandonment. It happens once, on whichever node.

import { refuse } from '../../contract/errors.ts';
import type { Shapes } from '../../engine/game.ts';
import type { Logged } from '../../engine/log.ts';
import { type Expiry, nextExpiry } from '../../engine/match.ts';
import { commit } from './commit.ts';
import type { Host } from './host.ts';
import { type LiveMatch, matchNow } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';

const nextFor = (live: LiveMatch): Expiry | null =>
  nextExpiry(live.facts.game, live.match, live.facts.roomTimeoutMs);

function entryOf(expiry: Expiry): Logged<Shapes> {
  if (expiry.kind === 'timer') return { kind: 'timer', timer: expiry.timer, at: expiry.at };
  if (expiry.kind === 'flag') return { kind: 'flag', by: expiry.by, at: expiry.at };
  return { kind: 'abandon', at: expiry.at };
}

/** Lets happen what is due by now. Runs inside the room's queue. */
export async function expireDue(host: Host, open: OpenRoom): Promise<void> {
  const isDue = () => {
    const expiry = open.live && nextFor(open.live);
    return expiry && open.live && expiry.at <= matchNow(open.live, host.clock) ? expiry : null;
  };
  while (isDue()) {
    const stored = await commit(host, open, null, () => {
      const expiry = isDue();
      return expiry ? entryOf(expiry) : refuse('AlreadyDone');
    });
    if ('ok' in stored) return;
  }
}

/** Sets the timer for the next thing that time will do. */
export function armExpiry(host: Host, open: OpenRoom): void {
  if (open.expiryTimer) clearTimeout(open.expiryTimer);
  open.expiryTimer = null;
  const expiry = open.live && nextFor(open.live);
  if (!expiry || !open.live || host.isClosing) return;
  const ms = Math.max(0, expiry.at - matchNow(open.live, host.clock));
  open.expiryTimer = setTimeout(() => {
    open
      .queue(() => expireDue(host, open))
      .then(
        () => armExpiry(host, open),
        (fault: unknown) => retryLater(host, open, fault),
      );
  }, ms);
}

/** The database is away: what is due stays due. */
function retryLater(host: Host, open: OpenRoom, fault: unknown): void {
  host.log.warn({ room: open.id, fault: String(fault) }, 'an expiry could not be stored');
  open.expiryTimer = setTimeout(() => armExpiry(host, open), 1_000);
}
