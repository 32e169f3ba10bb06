// Who sits where, as the board speaks of them.
import type { Seat } from '../../engine/game.ts';
import type { SeatedPerson } from '../BoardProps.ts';

/** `you` is the word for oneself. */
export function nameAt(people: readonly SeatedPerson[], seat: Seat, you: string): string {
  const person = people.find((one) => one.seat === seat);
  return person?.isMe ? you : (person?.name ?? '');
}
