// What is said of tiles, slots and people at the table.
import type { Seat } from '../../engine/game.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import type { Speak } from '../../ui/texts.tsx';
import { colourOf, numberOf, type Tile } from './tiles.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  tile(tile: Tile): string;
  name(seat: Seat): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:okey.board.${key}`, values);
  return {
    say,
    refusal: (key) => t(`rules:okey.refusal.${key}`),
    tile: (tile) => say(`tile.${colourOf(tile) ?? 'F'}`, { number: numberOf(tile) }),
    name: (seat) => {
      const person = people.find((one) => one.seat === seat);
      return person?.isMe ? say('you') : (person?.name ?? '');
    },
  };
}
