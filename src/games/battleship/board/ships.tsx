// The ships of a sea that these eyes may know: one's own, those sunk, and all of them at the end.
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { isSunk } from '../fleet.ts';
import type { SeaView } from '../shapes.ts';
import { type SeaPlace, shipBox } from './places.ts';
import { ShipFace } from './ShipFace.tsx';
import type { Words } from './words.ts';

/** Sunk ships carry their name where there is room for it. */
export function shipPieces(sea: SeaView, place: SeaPlace, words: Words | null): Piece[] {
  const shots = sea.shots.map((shot) => shot.cell);
  return (sea.fleet ?? sea.sunk).map((ship) => {
    const sunk = isSunk(ship, shots);
    const name = sunk && words ? words.ship(ship.length) : '';
    return {
      key: `${ship.at} ${ship.length}`,
      box: shipBox(place, ship),
      face: <ShipFace ship={ship} look={sunk ? 'sunk' : 'afloat'} name={name} />,
      className: sunk ? 'bs-surfaced' : '',
    };
  });
}
