// The places of the table and the rack that can be focused and pressed, and what they are called.
import type { Area } from '../../../engine/picture/area.ts';
import type { CellRow } from '../../../ui/board/cells.ts';
import { type Places, rackBox } from '../places.ts';
import type { Layout } from '../sets.ts';
import type { Tile } from '../tiles.ts';
import type { Spot } from './arranging.ts';
import type { Words } from './words.ts';

/** The table between the sets: a new set begins there. */
export const floorId = 'floor';
/** The rack behind its tiles: what came from it may go back. */
export const standId = 'stand';
export const spotId = ({ set, at }: Spot): string => `set ${set} ${at}`;
export const slotId = (at: number): string => `rack ${at}`;

export function spotOf(id: string): Spot | null {
  const [, set, at] = /^set (\d+) (\d+)$/.exec(id) ?? [];
  return set === undefined ? null : { set: Number(set), at: Number(at) };
}

export const slotOf = (id: string): number | null => (id.startsWith('rack ') ? Number(id.slice(5)) : null);

interface TableCells {
  readonly places: Places;
  readonly boxes: readonly (readonly Area[])[];
  readonly words: Words;
}

/** The table, then a row for each set. */
export function tableRows(
  sets: Layout,
  played: ReadonlySet<string>,
  { places, boxes, words }: TableCells,
): CellRow[] {
  const floor = { id: floorId, box: places.table, name: words.say('floor') };
  const rows = sets.map((set, at) => ({
    id: `set ${at}`,
    label: words.set(set, at),
    cells: set.flatMap((tile, place) => {
      const box = boxes[at]?.[place];
      const id = spotId({ set: at, at: place });
      const name = played.has(id) ? words.say('fromHand', { tile: words.tile(tile) }) : words.tile(tile);
      return box ? [{ id, box, name: `${name}, ${words.say('inSet', { number: at + 1 })}` }] : [];
    }),
  }));
  return [{ id: floorId, cells: [floor] }, ...rows];
}

export function rackRows(
  rack: readonly Tile[],
  fresh: readonly Tile[],
  places: Places,
  words: Words,
): CellRow[] {
  const stand = { id: standId, box: places.rack, name: words.say('stand') };
  const cells = rack.map((tile, at) => ({
    id: slotId(at),
    box: rackBox(places, at),
    name: fresh.includes(tile) ? words.say('drawn', { tile: words.tile(tile) }) : words.tile(tile),
  }));
  return [
    { id: standId, cells: [stand] },
    { id: 'rack', label: words.say('rack'), cells },
  ];
}
