// Recovery after an outage: rooms are restored as they were stored, and a match continues when its people are back.
import { isRefusal, refuse } from '../../../../contract/errors.ts';
import { isDaily } from '../../../../engine/match.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Outages } from '../nodes/nodes.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import type { RoomChanges } from '../rooms/changeRoom.ts';
import { clearRecoveryWait, type OpenRoom } from '../rooms/openRoom.ts';
import { closedBecause, personAt, seatedPositions } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { GameStart } from '../rooms/startGame.ts';
import { endUnfinished } from '../store.ts';
import type { Turns } from './commit.ts';
import { type LiveMatch, matchNow } from './liveMatch.ts';
import type { Settlement } from './settlement.ts';

export interface Recovery {
  /** When a room is opened on this node: does what a stopped node left undone. */
  restore(open: OpenRoom): void;
  /**
   * Sets the timer of a recovered match. Everyone back: it continues at once. Somebody back: after `recoveryMs`.
   * Nobody back within the room's time-out: the room closes.
   */
  waitForPeople(open: OpenRoom): void;
  /** Closes the room of a recovered match to which nobody came back; it ends without a result. Runs inside the room's queue. */
  closeUnfinished(open: OpenRoom): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly changes: Pick<RoomChanges, 'change' | 'publishClosed'>;
  readonly turns: Pick<Turns, 'commit'>;
  readonly gameStart: Pick<GameStart, 'createMatch' | 'armCountdown'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly outages: Outages;
  readonly presence: RoomPresence;
  readonly database: Database;
  readonly clock: WallClock;
  readonly recoveryMs: number;
  readonly log: Pick<Log, 'warn'>;
}

const peopleAt = (open: OpenRoom): string[] =>
  seatedPositions(open.stored.doc).flatMap((position) => personAt(open.stored.doc, position) ?? []);

export function createRecovery(deps: Deps): Recovery {
  const {
    rooms,
    changes,
    turns,
    gameStart,
    settlement,
    outages,
    presence,
    database,
    clock,
    recoveryMs,
    log,
  } = deps;

  /** Seated people without a connection count as absent from now on. */
  function noteAbsence(open: OpenRoom): void {
    for (const position of seatedPositions(open.stored.doc)) {
      const userId = personAt(open.stored.doc, position);
      if (userId !== null && !presence.isHere(open.id, userId)) {
        if (!open.goneSince.has(position)) open.goneSince.set(position, clock.monotonic());
      } else open.goneSince.delete(position);
    }
  }

  async function finishOpenWork(open: OpenRoom): Promise<void> {
    await gameStart.createMatch(open);
    const { live } = open;
    if (!live) return;
    if (live.match.result) return settlement.settle(open, live);
    if (isDaily(live.match)) return; // an outage is taken from its calendar
    if (outages.after(live.storedAt)) await turns.commit(open, null, judgeRecovery); // or another node did
    if (live.match.recovered) waitForPeople(open);
  }

  const judgeRecovery = (live: LiveMatch) =>
    live.match.recovered || live.match.result || !outages.after(live.storedAt)
      ? refuse('AlreadyDone')
      : ({ kind: 'recover', at: matchNow(live, clock) } as const);

  const peopleBack = (open: OpenRoom): string[] =>
    peopleAt(open).filter((userId) => presence.isHere(open.id, userId));

  function waitForPeople(open: OpenRoom): void {
    const { live, recoveryWait } = open;
    if (!live?.match.recovered) return;
    const back = peopleBack(open).length;
    if (back === peopleAt(open).length) wait(open, 'continuing', 0);
    else if (back > 0 && recoveryWait.state !== 'continuing') wait(open, 'continuing', recoveryMs);
    else if (back === 0 && recoveryWait.state === 'none') wait(open, 'closing', live.facts.roomTimeoutMs);
  }

  function wait(open: OpenRoom, state: 'continuing' | 'closing', ms: number): void {
    clearRecoveryWait(open);
    const timer = setTimeout(() => {
      open.recoveryWait = { state: 'none' };
      const end = state === 'continuing' ? continueMatch : closeUnfinished;
      open
        .queue(() => end(open))
        .catch((fault: unknown) => {
          log.warn({ room: open.id, fault: String(fault) }, 'a recovered room could not continue');
          waitForPeople(open);
        });
    }, ms);
    open.recoveryWait = { state, timer };
  }

  async function continueMatch(open: OpenRoom): Promise<void> {
    await turns.commit(open, null, (live) =>
      live.match.recovered ? { kind: 'continue', at: live.match.at } : refuse('AlreadyDone'),
    );
  }

  async function closeUnfinished(open: OpenRoom): Promise<void> {
    await rooms.catchUp(open); // on another node somebody may have come back
    const { live } = open;
    if (!live?.match.recovered) return;
    if (peopleBack(open).length > 0) return waitForPeople(open);
    const closed = await changes.change(open, (doc, { status }) =>
      status === roomStatus.playing && doc.game === live.facts.number
        ? closedBecause(doc, 'nobodyCameBack')
        : refuse('AlreadyDone'),
    );
    if (isRefusal(closed)) return;
    await endUnfinished(database, live.facts.id, clock.now());
    changes.publishClosed(open);
  }

  return {
    restore(open) {
      noteAbsence(open);
      gameStart.armCountdown(open);
      if (open.stored.status !== roomStatus.playing) return;
      open.restored = open
        .queue(() => finishOpenWork(open))
        .catch((fault: unknown) => {
          log.warn({ room: open.id, fault: String(fault) }, 'a room could not be restored');
          open.isStale = true;
        });
    },
    waitForPeople,
    closeUnfinished,
  };
}
