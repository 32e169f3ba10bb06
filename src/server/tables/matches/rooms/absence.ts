// Since when the person of a seat has had no window, on any node.
import type { RoomPresence } from '../nodes/presence.ts';
import type { OpenRoom } from './openRoom.ts';
import { personAt } from './room.ts';

/** In process time; null: they are here, or the seat has no person. */
export function absentSince(
  open: OpenRoom,
  position: number | undefined,
  presence: Pick<RoomPresence, 'isHere'>,
): number | null {
  const since = position === undefined ? undefined : open.goneSince.get(position);
  if (position === undefined || since === undefined) return null;
  const userId = personAt(open.stored.doc, position);
  // The seat may have changed hands since, or they may have a window on another node.
  return userId === null || presence.isHere(open.id, userId) ? null : since;
}
