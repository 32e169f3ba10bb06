// What is said of tiles and sets at the table.
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { faultOf, isRun, type TileSet } from '../sets.ts';
import { colourOf, numberOf, type Tile } from '../tiles.ts';

export interface Words extends TableWords {
  tile(tile: Tile): string;
  tiles(tiles: readonly Tile[]): string;
  /** "Set 3, run", and why it cannot stand if it cannot. */
  set(set: TileSet, at: number): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const words = tableWords(t, 'rummikub', people);
  const tile = (each: Tile) => words.say(`tile.${colourOf(each) ?? 'J'}`, { number: numberOf(each) });
  return {
    ...words,
    tile,
    tiles: (tiles) => tiles.map(tile).join(', '),
    set(set, at) {
      const fault = faultOf(set);
      const number = at + 1;
      if (fault) return words.say('set.broken', { number, why: words.refusal(fault).replace(/\.$/, '') });
      return words.say(isRun(set) ? 'set.run' : 'set.group', { number });
    },
  };
}
