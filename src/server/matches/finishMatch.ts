// The end of a match on its way into the record, back to its people, and for matches whose end a dead node left unsettled.
import type { Gains } from '../../contract/tables.ts';
import { featsOf, pliesIn, seatResultsOf } from '../../engine/seatResults.ts';
import type { Ended } from '../progress/recordResult.ts';
import { type Host, storedMatch } from './host.ts';
import { type LiveMatch, openMatch, takeIn } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { seatedPositions } from './room.ts';
import { readUnsettled } from './store.ts';

export function endedFrom({ facts, match, turns, storedAt }: LiveMatch): Ended {
  if (!match.result) throw new Error(`${facts.id} is not over`);
  return {
    matchId: facts.id,
    endedAt: storedAt,
    result: match.result,
    standings: seatResultsOf(facts.game, match, turns),
    feats: featsOf(facts.game, facts.setup, turns),
    plies: pliesIn(turns),
  };
}

/** To all windows of each person, wherever in the house they look. */
export function tellGains(host: Host, open: OpenRoom, game: number, gains: ReadonlyMap<string, Gains>): void {
  const { doc } = open.stored;
  const next = seatedPositions(doc).map((position) => ({
    [position]: doc.places[position]?.kind === 'bot' || doc.rematch.includes(position),
  }));
  for (const [userId, brought] of gains)
    host.listeners.toPerson(userId, 'match:settled', { room: open.id, game, gains: brought, next });
}

/** Ends that were stored, and then nothing more: settled without their tables, which may be gone. */
export async function settleLeft(host: Host, before: number): Promise<void> {
  for (const id of await readUnsettled(host.database, before)) {
    const match = await storedMatch(host, id);
    if (!match) continue;
    const live = openMatch(match.facts, host.library, host.clock);
    takeIn(live, await host.journal.read(id, 0), host.clock, 0);
    await host.progress.settle(endedFrom(live));
  }
}
