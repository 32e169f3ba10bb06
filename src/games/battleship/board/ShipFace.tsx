// Ships from above: one hull for each length, a turret for every two squares, the bow to the left or to the top.
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { isSunk, type Ship } from '../fleet.ts';
import { deckOf, hullOf, turretsOf } from '../hulls.ts';
import { type SeaPlace, shipBox } from '../places.ts';
import type { SeaView } from '../shapes.ts';
import styles from './board.module.css';
import type { Words } from './words.ts';

/** sunk: hatched and named. */
type ShipLook = 'afloat' | 'sunk';

interface ShipFaceProps {
  readonly ship: Pick<Ship, 'length' | 'down'>;
  readonly look?: ShipLook;
  readonly name?: string;
}

export function ShipSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        <pattern
          id="bs-hatch"
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.hatch} width="6" height="16" />
        </pattern>
        <symbol id="bs-miss" viewBox="0 0 100 100">
          <circle className={styles.missShade} cx="50" cy="50" r="21" />
          <circle className={styles.miss} cx="50" cy="50" r="21" />
          <circle className={styles.dot} cx="50" cy="50" r="5.5" />
        </symbol>
        <symbol id="bs-hit" viewBox="0 0 100 100">
          <path className={styles.hit} d="M50 12 88 50 50 88 12 50Z" />
          <path className={styles.cross} d="M38 38 62 62M62 38 38 62" />
        </symbol>
      </defs>
    </svg>
  );
}

function Turrets({ length }: { readonly length: number }) {
  return turretsOf(length).map((x) => (
    <g key={x}>
      <rect className={styles.barrel} x={x - 40} y="45" width="34" height="10" rx="4" />
      <circle className={styles.turret} cx={x} cy="50" r="17" />
      <circle className={styles.hatchway} cx={x} cy="50" r="6.5" />
    </g>
  ));
}

export function ShipFace({ ship, look = 'afloat', name }: ShipFaceProps) {
  const { length, down } = ship;
  const width = length * 100;
  return (
    <svg
      viewBox={down ? `0 0 100 ${width}` : `0 0 ${width} 100`}
      className={styles.ship}
      data-look={look}
      aria-hidden="true"
    >
      <g transform={down ? 'rotate(90) translate(0 -100)' : undefined}>
        <path className={styles.hullShade} d={hullOf(length)} transform="translate(0 4)" />
        <path className={styles.hull} d={hullOf(length)} />
        <path className={styles.deck} d={deckOf(length)} />
        <Turrets length={length} />
        {look === 'sunk' && <path d={hullOf(length)} fill="url(#bs-hatch)" />}
        {look === 'sunk' && <path className={styles.wreck} d={hullOf(length)} />}
        {name && (
          <g className={styles.name}>
            <rect
              x={width / 2 - name.length * 9 - 10}
              y="32"
              width={name.length * 18 + 20}
              height="36"
              rx="10"
            />
            <text x={width / 2} y="60">
              {name}
            </text>
          </g>
        )}
      </g>
    </svg>
  );
}

/** The ships of a sea that these eyes may know: one's own, those sunk, all at the end. Sunk ones carry their name where there is room. */
export function shipPieces(sea: SeaView, place: SeaPlace, words: Words | null): Piece[] {
  const shots = sea.shots.map((shot) => shot.cell);
  return (sea.fleet ?? sea.sunk).map((ship) => {
    const sunk = isSunk(ship, shots);
    const name = sunk && words ? words.ship(ship.length) : '';
    return {
      key: `${ship.at} ${ship.length}`,
      box: shipBox(place, ship),
      face: <ShipFace ship={ship} look={sunk ? 'sunk' : 'afloat'} name={name} />,
      className: sunk ? styles.surfaced : '',
    };
  });
}
