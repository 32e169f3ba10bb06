// Recovery after an outage: open tables are restored as they were and wait for their people before play continues.
import { isRefusal, refuse } from '../../contract/errors.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import { changeRoom, tellClosed } from './changeRoom.ts';
import { commit } from './commit.ts';
import { armCountdown, layTable, settle } from './games.ts';
import type { Host } from './host.ts';
import { matchNow } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { personAt, seatedPositions } from './room.ts';
import { endUnfinished } from './store.ts';

/** When a room is opened on this node: whatever a dead node left undone is done now. */
export function restoreRoom(host: Host, open: OpenRoom): void {
  noteAbsence(host, open);
  armCountdown(host, open);
  if (open.stored.status !== roomStatus.playing) return;
  open.restored = open
    .queue(() => finishOpenWork(host, open))
    .catch((fault: unknown) => {
      host.log.warn({ room: open.id, fault: String(fault) }, 'a room could not be restored');
      open.isStale = true;
    });
}

async function finishOpenWork(host: Host, open: OpenRoom): Promise<void> {
  await layTable(host, open);
  const { live } = open;
  if (!live) return;
  if (live.match.result) return settle(host, open, live);
  if (host.outages.after(live.storedAt)) await commit(host, open, null, (now) => recoverEntry(host, now));
  if (live.match.recovered) waitForPeople(host, open);
}

const recoverEntry = (host: Host, live: NonNullable<OpenRoom['live']>) =>
  live.match.recovered || live.match.result
    ? refuse('AlreadyDone')
    : ({ kind: 'recover', at: matchNow(live, host.clock) } as const);

const people = (open: OpenRoom): string[] =>
  seatedPositions(open.stored.doc).flatMap((position) => personAt(open.stored.doc, position) ?? []);

/** Everyone back: continue at once. Somebody back: after `recoveryMs`. Nobody within the room's time-out: close. */
export function waitForPeople(host: Host, open: OpenRoom): void {
  const { live } = open;
  if (!live?.match.recovered) return;
  const back = people(open).filter((userId) => host.presence.isHere(open.id, userId));
  const wait = (ms: number, then: () => Promise<unknown>) => {
    if (open.recoveryTimer) clearTimeout(open.recoveryTimer);
    open.recoveryTimer = setTimeout(() => {
      open.recoveryTimer = null;
      open.queue(then).catch((fault: unknown) => {
        host.log.warn({ room: open.id, fault: String(fault) }, 'a recovered room could not continue');
        waitForPeople(host, open);
      });
    }, ms);
  };
  if (back.length === people(open).length) wait(0, () => continueMatch(host, open));
  else if (back.length > 0 && !open.someoneIsBack) {
    open.someoneIsBack = true;
    wait(host.pace.recoveryMs, () => continueMatch(host, open));
  } else if (back.length === 0 && !open.recoveryTimer)
    wait(live.facts.roomTimeoutMs, () => closeUnfinished(host, open));
}

async function continueMatch(host: Host, open: OpenRoom): Promise<void> {
  open.someoneIsBack = false;
  await commit(host, open, null, (live) =>
    live.match.recovered ? { kind: 'continue', at: live.match.at } : refuse('AlreadyDone'),
  );
}

/** Nobody came back: the match ends without a result. */
export async function closeUnfinished(host: Host, open: OpenRoom): Promise<void> {
  const { live } = open;
  if (!live?.match.recovered) return;
  const closed = await changeRoom(host, open, (doc) => ({ doc, status: roomStatus.closed }));
  if (isRefusal(closed)) return;
  await endUnfinished(host.database, live.facts.id, host.clock.now());
  tellClosed(host, open, 'nobodyCameBack');
}

/** Absence of seated people counts from now on. */
function noteAbsence(host: Host, open: OpenRoom): void {
  for (const position of seatedPositions(open.stored.doc)) {
    const userId = personAt(open.stored.doc, position);
    if (userId !== null && !host.presence.isHere(open.id, userId)) {
      if (!open.goneSince.has(position)) open.goneSince.set(position, host.clock.monotonic());
    } else open.goneSince.delete(position);
  }
}
