// The rows of guesses: those marked, the one being typed, and the empty ones.
import type { KeyboardEvent } from 'react';
import type { MarkedRow, RowFace } from '../../engine/rowPuzzle.ts';
import type { BoardStyle } from '../board/inUnits.ts';
import { useTexts } from '../texts.tsx';
import { ColourMark } from './ColourMark.tsx';
import styles from './rows.module.css';
import { colourKey, isSolving, type Script } from './script.ts';

interface RowGridProps {
  readonly puzzle: string;
  readonly face: RowFace;
  readonly script: Script;
  readonly rows: readonly MarkedRow[];
  readonly typed: readonly string[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly refusals: number;
  /** How many rows have turned over; one beyond them is turning. */
  readonly turned: number;
  /** The row that has turned over last, since the board was opened. */
  readonly announced: number | null;
}

const steps: Readonly<Record<string, readonly [row: number, cell: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const rowRole = { role: 'row' };

/** Arrow keys go from cell to cell, for whoever listens to the rows again. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const at =
    event.target instanceof HTMLElement ? event.target.dataset.at?.split(' ').map(Number) : undefined;
  if (!step || at?.length !== 2) return;
  event.preventDefault();
  const [row = 0, cell = 0] = at;
  const next = `[data-at="${row + step[0]} ${cell + step[1]}"]`;
  event.currentTarget.querySelector<HTMLElement>(next)?.focus();
}

export function RowGrid(props: RowGridProps) {
  const { puzzle, face, script, rows, typed, isOpen, isBusy, refusals, turned, announced } = props;
  const { t } = useTexts();
  const all = Array.from({ length: face.maxGuesses }, (_, row) => row);
  const cells = Array.from({ length: face.cells }, (_, cell) => cell);
  const current = rows.length;
  const stop = `${Math.min(current, face.maxGuesses - 1)} ${Math.min(typed.length, face.cells - 1)}`;
  const size: BoardStyle = { '--cells': face.cells, '--rows': face.maxGuesses };
  const labelOf = (row: number, cell: number, sign: string | undefined, colour: string | undefined) => {
    const at = { row: row + 1, cell: cell + 1 };
    const key = colourKey(colour);
    if (sign === undefined) return t('pages:daily.cell.empty', at);
    if (key === null)
      return t('pages:daily.cell.typed', { row: at.row, cell: at.cell, sign: script.name(sign) });
    const state = t(`puzzles:${puzzle}.colour.${key}`);
    return t('pages:daily.cell.marked', { row: at.row, cell: at.cell, sign: script.name(sign), state });
  };
  const grid = {
    role: 'grid',
    'aria-label': t('pages:daily.guesses'),
    tabIndex: -1,
    onKeyDown: walk,
  };
  return (
    <div {...grid} className={styles.grid} lang={face.language ?? undefined} style={size}>
      {all.map((row) => {
        const marked = rows[row];
        const signs = marked ? [...marked.row] : row === current ? typed : [];
        return (
          <div
            className={styles.row}
            data-busy={row === current && isBusy}
            data-current={row === current && isOpen}
            data-jumping={row === announced && marked !== undefined && isSolving(marked)}
            data-shake={row === current && refusals > 0 ? 1 + (refusals % 2) : undefined}
            data-turning={marked !== undefined && row >= turned}
            key={row}
            {...rowRole}
          >
            {cells.map((cell) => {
              const sign = signs[cell];
              const colour = marked?.colours[cell];
              const at = `${row} ${cell}`;
              const turn: BoardStyle = { '--i': cell };
              const cellProps = {
                role: 'gridcell',
                'aria-label': labelOf(row, cell, sign, row < turned ? colour : undefined),
                tabIndex: at === stop ? 0 : -1,
              };
              return (
                <div
                  {...cellProps}
                  className={styles.cell}
                  data-at={at}
                  data-colour={colour}
                  data-typed={sign !== undefined && !marked}
                  key={cell}
                  style={turn}
                >
                  {sign !== undefined && <span aria-hidden="true">{script.show(sign)}</span>}
                  <ColourMark colour={colour} />
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
