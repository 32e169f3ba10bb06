// The T key on the board: whose turn it is and what the clocks show, said aloud.
import type { KeyboardEvent } from 'react';
import type { MatchView } from '../../contract/tables.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import type { Speak } from '../../ui/texts.tsx';
import { clockText } from './ClockFace.tsx';
import { isMyTurn } from './seats.ts';

type Told = Pick<MatchView, 'mySeat' | 'toAct' | 'clocks'>;

/** `seenMs`: how long ago the clocks were told. */
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

/** Letters typed into a word are no keys, and neither are those with a modifier. */
export const isClockKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 't' &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  event.target instanceof Element &&
  event.target.matches('[data-cell]');
