// The T key at a table: announces whose turn it is and the clocks.
import type { KeyboardEvent } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { isMyTurn } from '../seats.ts';
import { clockText } from './ClockFace.tsx';

type Told = Pick<MatchView, 'mySeat' | 'toAct' | 'clocks'>;

/** `seenMs`: how long ago the clocks were received. */
export function turnAndClocks(
  match: Told,
  people: readonly SeatedPerson[],
  seenMs: number,
  t: Speak,
): string {
  const { mySeat, toAct, clocks } = match;
  const nameOf = (seat: number) => people.find((person) => person.seat === seat)?.name ?? '';
  const turn = isMyTurn(match)
    ? [t('table.yourTurn')]
    : toAct.map((seat) => t('table.isThinking', { name: nameOf(seat) }));
  const times = clocks?.leftMs.map((left, seat) => {
    const now = clocks.running.includes(seat) ? left - seenMs : left;
    return `${seat === mySeat ? t('table.you') : nameOf(seat)} ${clockText(now)}`;
  });
  return [...turn, ...(times ?? [])].join('. ');
}

/** Not while typing into a field, and not with a modifier key. */
export const isClockKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 't' &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  event.target instanceof Element &&
  event.target.matches('[data-cell]');
