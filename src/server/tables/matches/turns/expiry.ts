// Expiry of matches: deadlines of the rules, clock flags, abandonment. Each is stored once, by whichever node is first.
import { refuse } from '../../../../contract/errors.ts';
import { type Expiry, nextExpiry } from '../../../../engine/expiry.ts';
import type { Shapes } from '../../../../engine/game.ts';
import type { Logged } from '../../../../engine/log.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { Turns } from './commit.ts';
import { type LiveMatch, matchNow } from './liveMatch.ts';

export interface ExpiryTimers {
  /** Commits what is due by now. Runs inside the room's queue. */
  expireDue(open: OpenRoom): Promise<void>;
  /** Sets the timer of the next expiry. */
  arm(open: OpenRoom): void;
}

interface Deps {
  readonly turns: Pick<Turns, 'commit'>;
  readonly clock: WallClock;
  /** Aborted when the server stops: no timer is set any more. */
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn'>;
}

const nextFor = (live: LiveMatch): Expiry | null =>
  nextExpiry(live.facts.game, live.match, live.facts.roomTimeoutMs);

function entryOf(expiry: Expiry): Logged<Shapes> {
  if (expiry.kind === 'timer') return { kind: 'timer', timer: expiry.timer, at: expiry.at };
  if (expiry.kind === 'flag') return { kind: 'flag', by: expiry.by, at: expiry.at };
  return { kind: 'abandon', at: expiry.at };
}

export function createExpiryTimers({ turns, clock, closing, log }: Deps): ExpiryTimers {
  async function expireDue(open: OpenRoom): Promise<void> {
    const due = () => {
      const expiry = open.live && nextFor(open.live);
      return expiry && open.live && expiry.at <= matchNow(open.live, clock) ? expiry : null;
    };
    while (due()) {
      const stored = await turns.commit(open, null, () => {
        const expiry = due();
        return expiry ? entryOf(expiry) : refuse('AlreadyDone');
      });
      if ('ok' in stored) return;
    }
  }

  function arm(open: OpenRoom): void {
    if (open.expiryTimer) clearTimeout(open.expiryTimer);
    open.expiryTimer = null;
    const expiry = open.live && nextFor(open.live);
    if (!expiry || !open.live || closing.aborted) return;
    const ms = Math.max(0, expiry.at - matchNow(open.live, clock));
    open.expiryTimer = setTimeout(() => {
      open
        .queue(() => expireDue(open))
        .then(
          () => arm(open),
          (fault: unknown) => retryLater(open, fault),
        );
    }, ms);
  }

  /** The database is unavailable: what is due stays due. */
  function retryLater(open: OpenRoom, fault: unknown): void {
    log.warn({ room: open.id, fault: String(fault) }, 'an expiry could not be stored');
    open.expiryTimer = setTimeout(() => arm(open), 1_000);
  }

  return { expireDue, arm };
}
