// The tiles one sees: those of the sets on the table, and those on one's rack.
import type { Area } from '../../../engine/picture/area.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { type Places, rackBox } from '../places.ts';
import type { Layout } from '../sets.ts';
import type { Tile } from '../tiles.ts';
import { slotId, spotId } from './cells.ts';
import { TileFace } from './TileFace.tsx';

interface Laid {
  readonly sets: Layout;
  readonly boxes: readonly (readonly Area[])[];
  readonly rack: readonly Tile[];
  readonly places: Places;
  readonly lifted: string | null;
  /** Cells whose tile is on its way to the server. */
  readonly sent: ReadonlySet<string>;
}

/** The same tile keeps its key when it moves; of two alike either may be the one that moved. */
export function tilePieces({ sets, boxes, rack, places, lifted, sent }: Laid): Piece[] {
  const seen = new Map<Tile, number>();
  const piece = (tile: Tile, id: string, box: Area | undefined, level: number): Piece[] => {
    const number = seen.get(tile) ?? 0;
    seen.set(tile, number + 1);
    if (!box) return [];
    const face = <TileFace tile={tile} />;
    const key = `${tile} ${number}`;
    return [{ key, box, face, level, isLifted: lifted === id, isPending: sent.has(id) }];
  };
  const table = sets.flatMap((set, at) =>
    set.flatMap((tile, place) => piece(tile, spotId({ set: at, at: place }), boxes[at]?.[place], 2)),
  );
  const own = rack.flatMap((tile, at) => piece(tile, slotId(at), rackBox(places, at), 3));
  // Elements in one order for good: those that change places do not travel.
  return [...table, ...own].sort((a, b) => (a.key < b.key ? -1 : 1));
}
