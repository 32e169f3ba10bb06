// Practice games rest: while the only person of a table with bots is gone, nothing moves and no time runs.
import { refuse } from '../../../../contract/errors.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import { absentSince } from '../rooms/absence.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { isPractice, personAt, seatedPositions } from '../rooms/room.ts';
import type { Turns } from '../turns/commit.ts';
import { type LiveMatch, matchNow } from '../turns/liveMatch.ts';

/** How long a practice game can be taken up again. */
export const practiceKeptMs = 7 * 24 * 60 * 60_000;

export interface PracticeRest {
  /** Sets the timer after which the game rests; `recovery.waitForPeople` takes it up again. */
  arm(open: OpenRoom): void;
}

interface Deps {
  readonly turns: Pick<Turns, 'commit'>;
  readonly presence: RoomPresence;
  readonly clock: WallClock;
  readonly absenceMs: number;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn'>;
}

export function createPracticeRest(deps: Deps): PracticeRest {
  const { turns, presence, clock, absenceMs, closing, log } = deps;
  const timers = new WeakMap<OpenRoom, NodeJS.Timeout>();

  /** Since when the person has been gone, in process time; null while there is nothing to stop. */
  function goneSince(open: OpenRoom, live: LiveMatch): number | null {
    const { result, recovered, paused } = live.match;
    if (result || recovered || paused || !isPractice(open.stored)) return null;
    const { doc } = open.stored;
    const position = seatedPositions(doc).find((at) => personAt(doc, at) !== null);
    return absentSince(open, position, presence);
  }

  const rest = (open: OpenRoom) =>
    open
      .queue(() =>
        turns.commit(open, null, (live) =>
          goneSince(open, live) === null
            ? refuse('AlreadyDone')
            : { kind: 'recover', at: matchNow(live, clock) },
        ),
      )
      .catch((fault: unknown) => log.warn({ room: open.id, fault: String(fault) }, 'a game does not rest'));

  return {
    arm(open) {
      clearTimeout(timers.get(open));
      const since = open.live && goneSince(open, open.live);
      if (since === null || closing.aborted) return;
      const leftMs = Math.max(0, since + absenceMs - clock.monotonic());
      timers.set(open, setTimeout(() => rest(open), leftMs).unref());
    },
  };
}
