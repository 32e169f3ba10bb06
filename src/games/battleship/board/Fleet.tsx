// The five ships of a sea as a list: which still float, which are sunk.
import boardStyles from '../../../ui/board/board.module.css';
import type { Box } from '../../../ui/board/box.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { lengths } from '../fleet.ts';
import type { SeaView } from '../shapes.ts';
import styles from './board.module.css';
import { ShipFace } from './ShipFace.tsx';

interface FleetProps {
  readonly sea: SeaView;
  readonly box: Box;
  readonly title: string;
  readonly isNarrow: boolean;
  nameOf(length: number): string;
}

/** Two ships of one length are not told apart: the first of them counts as sunk first. */
function isSunk(sea: SeaView, index: number): boolean {
  const length = lengths[index];
  const before = lengths.slice(0, index).filter((other) => other === length).length;
  return sea.sunk.filter((ship) => ship.length === length).length > before;
}

export function Fleet({ sea, box, title, isNarrow, nameOf }: FleetProps) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.fleet} data-narrow={isNarrow} style={inUnits(box)}>
        <span className={styles.fleetTitle}>{title}</span>
        <ul>
          {lengths.map((length, i) => (
            <li key={i} data-sunk={isSunk(sea, i)}>
              <span className={styles.mini} style={{ aspectRatio: length }}>
                <ShipFace ship={{ length, down: false }} look={isSunk(sea, i) ? 'sunk' : 'afloat'} />
              </span>
              {!isNarrow && <span>{nameOf(length)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
