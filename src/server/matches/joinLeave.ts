// People come to a table and go from it: by person, not by socket. Empty seats are noticed, full ones welcomed back.

import { armSubstitution } from './botSubstitutes.ts';
import type { Host } from './host.ts';
import type { OpenRoom } from './openRoom.ts';
import { publishMatch, publishRoom } from './publish.ts';
import { waitForPeople } from './recovery.ts';
import { positionOf } from './room.ts';

/** The first connection of this person to this room. */
export function arrive(host: Host, open: OpenRoom, userId: string): void {
  const position = positionOf(open.stored.doc, userId);
  const wasGone = open.goneSince.delete(position);
  publishRoom(host, open);
  armSubstitution(host, open);
  if (position < 0 || !open.live) return;
  if (open.live.match.recovered) waitForPeople(host, open);
  else if (wasGone) publishMatch(host, open, null);
}

/** The last connection of this person to this room is gone. */
export function depart(host: Host, open: OpenRoom, userId: string): void {
  const position = positionOf(open.stored.doc, userId);
  if (position >= 0) open.goneSince.set(position, host.clock.monotonic());
  publishRoom(host, open);
  armSubstitution(host, open);
  if (position >= 0 && open.live && !open.live.match.result) publishMatch(host, open, null);
}
