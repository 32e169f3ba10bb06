// The rows of guesses: those marked, the one being typed, and the empty ones.
import type { KeyboardEvent } from 'react';
import type { MarkedRow, RowFace } from '../../engine/rowPuzzle.ts';
import type { BoardStyle } from '../board/inUnits.ts';
import { useTexts } from '../texts.tsx';
import styles from './rows.module.css';
import { colourKey, type Script } from './script.ts';

/** The sign of a colour in the corner of a tile: a tick for the right place, two arrows for the wrong one, nothing for the rest. */
function ColourMark({ colour }: { readonly colour: string | undefined }) {
  if (colour !== 'G' && colour !== 'Y') return null;
  const path =
    colour === 'G' ? 'M2.5 8.5l3 3 7-7' : 'M3 5h9M9.5 2.5L12 5 9.5 7.5M13 11H4M6.5 8.5L4 11l2.5 2.5';
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 16 16">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  );
}

interface RowGridProps {
  readonly puzzle: string;
  readonly face: RowFace;
  readonly script: Script;
  readonly rows: readonly MarkedRow[];
  readonly typed: readonly string[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly refusals: number;
  /** The row that has just been marked. */
  readonly fresh: number | null;
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
  const { puzzle, face, script, rows, typed, isOpen, isBusy, refusals, fresh } = props;
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
            data-fresh={row === fresh}
            data-shake={row === current && refusals > 0 ? 1 + (refusals % 2) : undefined}
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
                'aria-label': labelOf(row, cell, sign, colour),
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
