// The chess pieces as SVG: flat silhouettes of our own on a common base, built to be told apart at 30 pixels.
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { base, eye, men, shadow } from '../men.ts';
import { kindOf, kinds, ownerOf } from '../squares.ts';
import styles from './board.module.css';

const owners = [0, 1] as const;

/** Drawn once a board; every piece is a reference to these. */
export function PieceSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {owners.flatMap((owner) =>
          kinds.map((kind) => (
            <symbol
              key={`${kind} ${owner}`}
              id={`ch-${kind}-${owner}`}
              viewBox="0 0 100 100"
              overflow="visible"
            >
              <rect className={styles.shade} {...shadow} />
              <g className={styles[`man-${owner}`]}>
                {men[kind].outlines.map((d) => (
                  <path key={d} d={d} />
                ))}
                {men[kind].balls?.map(([cx, cy, r]) => (
                  <circle key={cx} cx={cx} cy={cy} r={r} />
                ))}
                <rect {...base} />
                <g className={classNames(styles.lines, boardStyles.pieceMark)}>
                  {men[kind].lines && <path d={men[kind].lines} />}
                </g>
                {kind === 'knight' && <circle className={styles.eye} {...eye} />}
              </g>
            </symbol>
          )),
        )}
      </defs>
    </svg>
  );
}

export function PieceFace({ letter }: { readonly letter: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`#ch-${kindOf(letter)}-${ownerOf(letter)}`} />
    </svg>
  );
}
