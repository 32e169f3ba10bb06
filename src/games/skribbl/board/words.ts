// What is said on the board: the word as far as it is known, the colours of a drawing, who is drawing.
import type { Seat } from '../../../engine/game.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { colours, coloursOf, type Stroke } from '../ink.ts';
import type { View } from '../shapes.ts';

export interface Words extends TableWords {
  colour(number: number): string;
}

export const wordsOf = (t: Speak, people: readonly SeatedPerson[]): Words => ({
  ...tableWords(t, 'skribbl', people),
  colour: (number) => t(`rules:skribbl.colour.${colours[number]?.key ?? 'black'}`),
});

/** Letter by letter, for whoever listens. */
export function maskSaid(mask: string, words: Words): string {
  const signs = [...mask].map((sign) => {
    if (sign === '_') return words.say('place');
    return sign === ' ' ? words.say('gap') : sign;
  });
  return words.say('lettersSaid', { mask: signs.join(', ') });
}

/** "Colours: red, light blue"; empty where nothing is drawn. */
export function coloursSaid(strokes: readonly Stroke[], words: Words): string {
  const names = coloursOf(strokes).map((number) => words.colour(number).toLocaleLowerCase());
  return names.length === 0 ? '' : words.say('usedColours', { names: names.join(', ') });
}

/** What stands on the plate of a seat. */
export function factOf(seen: View, seat: Seat, t: Speak): string {
  const points = t('rules:skribbl.fact', { count: seen.points[seat] ?? 0 });
  if (seen.phase !== 'drawing' && seen.phase !== 'choosing') return points;
  if (seat === seen.drawer) return t('rules:skribbl.factDraws', { points });
  return seen.gained[seat] === null ? points : t('rules:skribbl.factFound', { points });
}
