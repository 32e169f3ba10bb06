// What is said of tiles, slots and people at the table.
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { colourOf, numberOf, type Tile } from '../tiles.ts';

export interface Words extends TableWords {
  tile(tile: Tile): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const words = tableWords(t, 'okey', people);
  return {
    ...words,
    tile: (tile) => words.say(`tile.${colourOf(tile) ?? 'F'}`, { number: numberOf(tile) }),
  };
}
