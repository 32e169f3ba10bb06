// Somebody leaves the team: in a game of two they resign, elsewhere a bot plays on, every other seat is free again.
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { Seat } from '../../engine/game.ts';
import type { TableEntry } from '../../engine/log.ts';
import { tableRefusal } from '../../engine/turn.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import { wakeBots } from './bots/turns.ts';
import { changeAndTell, changeRoom, tellClosed } from './changeRoom.ts';
import { commit } from './commit.ts';
import { settle } from './games.ts';
import { catchUp, type Host, openRoom } from './host.ts';
import { type LiveMatch, matchNow, seatAt } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { publishMatch, publishRoom } from './publish.ts';
import { positionOf, sitBotIn, vacateSeat } from './room.ts';
import { endUnfinished, readRoomsWith } from './store.ts';

export async function vacate(host: Host, teamId: string, userId: string): Promise<void> {
  for (const id of await readRoomsWith(host.database, teamId, userId)) {
    const open = await openRoom(host, id);
    if (open) await open.queue(() => giveUpSeat(host, open, userId));
  }
}

async function giveUpSeat(host: Host, open: OpenRoom, userId: string): Promise<void> {
  await catchUp(host, open);
  const { live, stored } = open;
  const position = positionOf(stored.doc, userId);
  const seat = live && seatAt(live, position);
  const isPlaying = stored.status === roomStatus.playing && live && !live.match.result && seat !== null;
  if (isPlaying && !(await resignFor(host, open, live, seat))) return playOnWithout(host, open, live, userId);
  if (live?.match.result) await settle(host, open, live); // their seat is still theirs in the record
  await changeAndTell(host, open, (doc) => vacateSeat(doc, userId));
}

/** Gives up the whole match. False: the game goes on; it knows no resigning, or others would lose their game by it. */
async function resignFor(host: Host, open: OpenRoom, live: LiveMatch, seat: Seat): Promise<boolean> {
  if (live.facts.setup.seats !== 2) return false;
  const entryIn = (now: LiveMatch): TableEntry => ({
    kind: 'resign',
    by: seat,
    at: matchNow(now, host.clock),
  });
  if (tableRefusal(live.facts.game, live.match, entryIn(live)) !== null) return false;
  for (;;) {
    const stored = await commit(host, open, null, (now) =>
      now.match.result ? refuse('AlreadyDone') : entryIn(now),
    );
    if (isRefusal(stored) && stored.error !== 'AlreadyDone') throw new Error(`not resigned: ${stored.error}`);
    if (isRefusal(stored) || !open.live || open.live.match.result) return true; // or it was one game of several
  }
}

async function playOnWithout(host: Host, open: OpenRoom, live: LiveMatch, userId: string): Promise<void> {
  const position = positionOf(open.stored.doc, userId);
  const changed = await changeRoom(host, open, (doc) => sitBotIn(doc, userId));
  if (isRefusal(changed)) return;
  if (open.stored.status === roomStatus.closed) {
    await endUnfinished(host.database, live.facts.id, host.clock.now());
    return tellClosed(host, open, 'everyoneLeft');
  }
  open.goneSince.delete(position);
  publishRoom(host, open);
  publishMatch(host, open, null);
  wakeBots(host, open, live);
}
