// The Connect 4 stand: what is behind the discs, the panel in front of them and the line through the winning ones.
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { rows, type Spot } from '../rules.ts';
import { feet, hole, lineBar, middle, panel, size, spots } from '../stand.ts';
import styles from './board.module.css';

export function StandBack() {
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <g className={styles.feet}>
        {feet.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <rect className={styles.back} {...panel} rx="30" />
    </svg>
  );
}

export function StandFront() {
  return (
    <svg
      className={classNames(boardStyles.surface, styles.front)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="c4-panel" x2="0" y2="1">
          <stop className={styles.panelTop} />
          <stop className={styles.panelBottom} offset="1" />
        </linearGradient>
        <mask id="c4-holes">
          <rect {...panel} rx="30" fill="white" />
          {spots.map((spot) => (
            <circle key={spot.join()} cx={middle(spot).x} cy={middle(spot).y} r={hole} fill="black" />
          ))}
        </mask>
      </defs>
      <g mask="url(#c4-holes)">
        <rect {...panel} rx="30" fill="url(#c4-panel)" />
        <rect className={styles.rim} x="12" y="110" width="736" height="648" rx="24" />
      </g>
      {spots.map((spot) => (
        <circle key={spot.join()} className={styles.hole} cx={middle(spot).x} cy={middle(spot).y} r={hole} />
      ))}
    </svg>
  );
}

/** The linen line that runs through four in a line. */
export function WinningLine({ line }: { readonly line: readonly Spot[] }) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return null;
  const { box, degrees } = lineBar(from, to);
  const style = {
    ...inUnits(box),
    '--c4-turn': `${degrees}deg`,
    '--c4-after': `${rows * 60}ms`,
  };
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.line} style={style} />
    </div>
  );
}
