// What is drawn with a brush: the paper and its grid, crosses and rings, and the line through three of them.
import { memo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { type Box, centre } from '../../../ui/board/box.ts';
import { classNames } from '../../../ui/classNames.ts';
import type { Kind } from '../cells.ts';
import styles from './board.module.css';
import { boardStrokes, cellStrokes, lineStopBox, size } from './places.ts';

/** In a square of a hundred units, as a hand draws them; and where light falls on them. */
const strokesOf = [
  {
    ink: ['M22 23C38 37 60 61 79 78', 'M78 21C63 37 41 60 21 79'],
    shine: ['M25 23C31 28 36 33 41 38', 'M75 20C70 25 64 32 60 36'],
  },
  {
    ink: ['M60 19C37 12 18 29 18 50C18 69 32 82 50 82C69 82 83 68 82 49C81 32 69 20 53 18'],
    shine: ['M22 43C25 31 34 23 45 21'],
  },
] as const;

interface MarkProps {
  readonly of: Seat;
  /** It is drawn before one's eyes. */
  readonly isFresh?: boolean;
}

/** A cross in two strokes, or a ring in one. */
export function Mark({ of, isFresh = false }: MarkProps) {
  const { ink, shine } = strokesOf[of === 0 ? 0 : 1];
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles[`mark-${of}`]}
      data-fresh={isFresh || undefined}
      aria-hidden="true"
    >
      {ink.map((d) => (
        <path key={d} className={styles.ink} d={d} pathLength="1" />
      ))}
      {shine.map((d) => (
        <path key={d} className={styles.shine} d={d} pathLength="1" />
      ))}
    </svg>
  );
}

/** A stroke that is not quite straight. */
function bent(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  bend: number,
): string {
  const [dx, dy] = [y1 === y2 ? 0 : bend, x1 === x2 ? 0 : bend];
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  const [[ax, ay], [bx, by]] = [at(0.3), at(0.7)];
  return `M${x1} ${y1}C${ax + dx} ${ay + dy} ${bx - dx} ${by - dy} ${x2} ${y2}`;
}

const nine = Array.from({ length: 9 }, (_, board) => board);

/** The paper and its strokes. */
export const Paper = memo(function Paper({ kind }: { readonly kind: Kind }) {
  const boards = kind === 'single' ? [0] : nine;
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <rect className={styles.paper} x="2" y="2" width={size.width - 4} height={size.height - 4} rx="28" />
      {boards.flatMap((board) =>
        cellStrokes(kind, board).map(({ from, to }, at) => (
          <path
            key={`${board} ${from.join()} ${to.join()}`}
            className={kind === 'single' ? styles.bar : styles.hair}
            d={bent(from, to, (kind === 'single' ? 4 : 1) * (at % 2 === 0 ? 1 : -1))}
          />
        )),
      )}
      {kind === 'nested' &&
        boardStrokes().map(({ from, to }, at) => (
          <path
            key={`${from.join()} ${to.join()}`}
            className={styles.bar}
            d={bent(from, to, at % 2 === 0 ? 2 : -2)}
          />
        ))}
    </svg>
  );
});

const beyond = 0.16;

function ends(kind: Kind, line: readonly number[]) {
  const stops: Box[] = line.map((each) => lineStopBox(kind, each));
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const [a, b] = [centre(first), centre(last)];
  const [dx, dy] = [(b.x - a.x) * beyond, (b.y - a.y) * beyond];
  return { from: [a.x - dx, a.y - dy] as const, to: [b.x + dx, b.y + dy] as const };
}

/** The stroke through three in a row. */
export function WinningLine({ kind, line }: { readonly kind: Kind; readonly line: readonly number[] }) {
  const through = ends(kind, line);
  if (!through) return null;
  const { from, to } = through;
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <svg
      className={classNames(boardStyles.surface, styles.line)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-part="winning-line"
      aria-hidden="true"
    >
      <path className={styles.lineRim} d={d} pathLength="1" />
      <path className={styles.lineInk} d={d} pathLength="1" />
    </svg>
  );
}
