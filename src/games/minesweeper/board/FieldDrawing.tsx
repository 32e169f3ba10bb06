// The field as it is drawn: a frame with numbers, the ground, and on it keys, numbers, flags and mines.
import { memo, useState } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import type { BoardStyle } from '../../../ui/board/inUnits.ts';
import { type Label, Labels } from '../../../ui/board/Labels.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { cells, columnOf, rowOf, side } from '../field.ts';
import { cellBox, fieldBox, type Places } from '../places.ts';
import type { View } from '../shapes.ts';
import { flagSigns, hidden, lostMine } from '../view.ts';
import styles from './board.module.css';

const steps = Array.from({ length: side }, (_, n) => n);

/** The symbol for a sign; null: nothing but the ground. */
function faceOf(sign: string): string | null {
  if (sign === hidden || sign === '0') return null;
  if (sign === lostMine) return '#ms-mine';
  const seat = flagSigns.indexOf(sign);
  return seat < 0 ? `#ms-${sign}` : `#ms-flag-${seat}`;
}

/** A key stays under flags and unfound mines; an open cell sinks to the ground. */
const isSunk = (sign: string) => /\d/.test(sign);

interface CellFaceProps {
  readonly places: Places;
  readonly cell: number;
  readonly sign: string;
  /** It has opened since this board is looked at: so many rings from where it began. */
  readonly ring: number | null;
}

const CellFace = memo(({ places, cell, sign, ring }: CellFaceProps) => {
  const face = faceOf(sign);
  const box = cellBox(places, cell);
  const style: BoardStyle = { '--ms-ring': ring ?? 0 };
  return (
    <g style={style}>
      {(!isSunk(sign) || ring !== null) && (
        <use href="#ms-key" className={isSunk(sign) ? styles.sinking : ''} {...box} />
      )}
      {face && <use href={face} className={ring === null ? '' : styles.fresh} {...box} />}
    </g>
  );
});

const ringsBetween = (one: number, other: number): number =>
  Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other)));

interface FieldDrawingProps {
  readonly places: Places;
  readonly view: View;
  readonly hasNumbers: boolean;
}

export function FieldDrawing({ places, view, hasNumbers }: FieldDrawingProps) {
  const { width, height } = places.size;
  const ground = fieldBox(places);
  const [known] = useState(view.field);
  const ringOf = (cell: number) =>
    known[cell] === view.field[cell] ? null : ringsBetween(cell, view.last?.cell ?? cell);
  return (
    <>
      <svg
        className={classNames(boardStyles.surface, boardStyles.shadowed)}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <rect className={styles.frame} width={width} height={height} rx={places.hasFrame ? 22 : 10} />
        <rect className={styles.ground} {...ground} />
        <path
          className={styles.lines}
          transform={`translate(${ground.x} ${ground.y}) scale(${places.cell})`}
          d={steps.map((n) => `M${n} 0V${side}M0 ${n}H${side}`).join('')}
        />
      </svg>
      <svg
        className={classNames(boardStyles.surface, styles.cells)}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {cells.map((cell) => (
          <CellFace
            key={cell}
            places={places}
            cell={cell}
            sign={view.field[cell] ?? hidden}
            ring={ringOf(cell)}
          />
        ))}
      </svg>
      {hasNumbers && <Labels labels={numbersOf(places)} />}
    </>
  );
}

const numbersOf = (places: Places): Label[] =>
  steps.flatMap((n): Label[] => {
    const along = cellBox(places, n);
    const down = cellBox(places, n * side);
    return [
      { key: `c${n}`, box: { ...along, y: 0, height: places.y }, text: String(n + 1) },
      { key: `r${n}`, box: { ...down, x: 0, width: places.x }, text: String(n + 1) },
    ];
  });
