// Above the board: two colours, two numbers, and who has more of it.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { type BoardStyle, inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { countBox } from '../lie.ts';
import { blobsOf, type Cells } from '../rules.ts';
import { BlobFace } from './Blobs.tsx';
import styles from './board.module.css';

interface CountBarProps {
  readonly isNarrow: boolean;
  readonly cells: Cells;
  /** On the left. */
  readonly nearSeat: Seat;
}

const ahead = { x: 0, y: 0 };

export function CountBar({ isNarrow, cells, nearSeat }: CountBarProps) {
  const seats = [nearSeat, 1 - nearSeat];
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.count} style={inUnits(countBox(isNarrow))}>
        {seats.map((seat) => {
          const style: BoardStyle = { '--bw-share': blobsOf(cells, seat) };
          return (
            <div key={seat} className={classNames(styles.share, styles[`share-${seat}`])} style={style}>
              <BlobFace of={seat} gaze={ahead} news={null} />
              <span>{blobsOf(cells, seat)}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
