// What is said of cells, ships and seas.
import type { Seat } from '../../../engine/game.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import type { Cell, CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { cells, cellsOf, isSunk, type Ship, side } from '../fleet.ts';
import { cellName } from '../notation.ts';
import { cellBox, type SeaPlace } from '../places.ts';
import type { SeaView } from '../shapes.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  ship(length: number): string;
  name(seat: Seat): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const say = (key: string, values: Values = {}) => t(`rules:battleship.board.${key}`, values);
  return {
    say,
    refusal: (key) => t(`rules:battleship.refusal.${key}`),
    ship: (length) => say(`shipName.${length}`),
    name: (seat) => people.find((person) => person.seat === seat)?.name ?? '',
  };
}

const shipOn = (ships: readonly Ship[], cell: number) => ships.find((ship) => cellsOf(ship).includes(cell));

/** "C7, miss"; `ships` are those one may know of. */
export function cellWords(words: Words, sea: SeaView, cell: number): string {
  const known = sea.fleet ?? sea.sunk;
  const name = cellName(cell);
  const shot = sea.shots.find((one) => one.cell === cell);
  const ship = shipOn(known, cell);
  if (ship) {
    const shots = sea.shots.map((one) => one.cell);
    const state = isSunk(ship, shots) ? 'sunk' : shot ? 'ownHit' : 'own';
    return words.say(state, { cell: name, ship: words.say(`ship.${ship.length}`) });
  }
  if (shot) return words.say(shot.isHit ? 'hit' : 'miss', { cell: name });
  return words.say(sea.fleet ? 'water' : 'cell', { cell: name });
}

export const cellId = (sea: 'their' | 'own', cell: number): string => `${sea} ${cell}`;

/** The cell of an id of this sea; null for anything else. */
export function cellOfId(sea: 'their' | 'own', id: string | null): number | null {
  const [kind, number] = id?.split(' ') ?? [];
  return kind === sea && number !== undefined ? Number(number) : null;
}

/** The hundred cells of a sea, row by row. */
export function seaRows(
  sea: 'their' | 'own',
  place: SeaPlace,
  words: Words,
  describe: (cell: number) => Pick<Cell, 'name' | 'isDisabled'>,
): CellRow[] {
  return Array.from({ length: side }, (_, row) => ({
    id: `${sea} row ${row}`,
    label: words.say('row', { row: String.fromCharCode(65 + row) }),
    cells: cells.slice(row * side, (row + 1) * side).map((cell) => ({
      id: cellId(sea, cell),
      box: cellBox(place, cell),
      ...describe(cell),
    })),
  }));
}
