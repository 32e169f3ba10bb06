// The tiles one sees: those on one's rack, the tops of the piles, the indicator, and the stock face down.
import type { Seat } from '../../../engine/game.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { sideOf } from '../../../ui/cards/trick.ts';
import { classNames } from '../../../ui/classNames.ts';
import { type Places, slotBox } from '../places.ts';
import { seats } from '../scoring.ts';
import type { View } from '../shapes.ts';
import type { Tile } from '../tiles.ts';
import type { Slots } from './arrangement.ts';
import styles from './board.module.css';
import { slotId } from './cells.ts';
import { TileBack, TileFace } from './TileFace.tsx';

/** The same tile keeps its key when it moves; of two alike either may be the one that moved. */
export function rackPieces(slots: Slots, places: Places, okey: Tile, lifted: string | null): Piece[] {
  const seen = new Map<Tile, number>();
  return slots.flatMap((tile, at): Piece[] => {
    if (tile === null) return [];
    const number = seen.get(tile) ?? 0;
    seen.set(tile, number + 1);
    return [
      {
        key: `${tile} ${number}`,
        box: slotBox(places, at),
        face: <TileFace tile={tile} isWild={tile === okey} />,
        isLifted: lifted === slotId(at),
        level: 20,
      },
    ];
  });
}

export function tablePieces(seen: View, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  const piles = seats.flatMap((seat): Piece[] => {
    const pile = seen.piles[seat] ?? [];
    const top = pile.at(-1);
    const side = sideOf(seat, nearSeat);
    const box = places.piles[side];
    const face = (tile: Tile) => (
      <div className={classNames(styles.put, styles[`from-${side}`])}>
        <TileFace tile={tile} />
      </div>
    );
    const under = pile.at(-2);
    const below: Piece[] = under
      ? [{ key: `under ${seat}`, box, face: <TileFace tile={under} />, level: 1 }]
      : [];
    if (!top) return below;
    const isSent = isPending && seat === nearSeat;
    return [
      ...below,
      { key: `top ${seat} ${pile.length}`, box, face: face(top), level: 2, isPending: isSent },
    ];
  });
  const turned = seen.finish?.tile ?? seen.indicator;
  const centre: Piece[] = [];
  if (seen.stock > 0) centre.push({ key: 'stock', box: places.stock, face: <TileBack />, level: 1 });
  if (turned)
    centre.push({
      key: `turned ${turned}`,
      box: places.indicator,
      face: <TileFace tile={turned} />,
      level: 1,
    });
  return [...piles, ...centre];
}
