// The nine by nine cells: digits, notes, what is highlighted and what clashes.
import type { RefObject } from 'react';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { areSeen, columnOf, rowOf } from '../grid.ts';
import styles from './board.module.css';
import { clashesIn, notesIn } from './pencil.ts';

interface GridProps {
  /** Given and hinted cells; 0 where the solver writes. */
  readonly fixed: string;
  readonly hinted: ReadonlySet<number>;
  readonly grid: string;
  readonly notes: readonly number[];
  /** The selected cell. */
  readonly selected: number;
  /** The digit that is highlighted; '0': none. */
  readonly digit: string;
  readonly completed: ReadonlySet<number>;
  readonly isOpen: boolean;
  readonly refusals: number;
  readonly cells: RefObject<HTMLDivElement | null>;
  choose(cell: number): void;
}

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const kindOf = ({ fixed, hinted }: GridProps, cell: number): 'hinted' | 'own' | 'given' =>
  hinted.has(cell) ? 'hinted' : fixed[cell] === '0' ? 'own' : 'given';

const rowRole = { role: 'row' };

/** "Row 4 column 7, empty, notes 2, 6". */
function labelOf(t: Speak, props: GridProps, cell: number, isClashing: boolean): string {
  const { grid, notes } = props;
  const at = t('puzzles:sudoku.cell.at', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 });
  const digit = grid[cell] ?? '0';
  const found = notesIn(notes[cell] ?? 0);
  const kind = kindOf(props, cell);
  const parts = [at];
  if (digit !== '0') parts.push(t(`puzzles:sudoku.cell.${kind}`, { digit }));
  else parts.push(t('puzzles:sudoku.cell.empty'));
  if (digit === '0' && found.length > 0)
    parts.push(t('puzzles:sudoku.cell.notes', { digits: found.join(', ') }));
  if (isClashing) parts.push(t('puzzles:sudoku.cell.clash'));
  return parts.join(', ');
}

const lookOf = ({ selected, digit, grid }: GridProps, cell: number): string | undefined => {
  if (cell === selected) return 'selected';
  if (digit !== '0' && grid[cell] === digit) return 'same';
  return areSeen(selected, cell) ? 'seen' : undefined;
};

export function Grid(props: GridProps) {
  const { fixed, grid, notes, selected, completed, isOpen, refusals, cells, choose } = props;
  const { t } = useTexts();
  const clashes = clashesIn(grid);
  const clashing = new Set(clashes.flat());
  const whole = {
    role: 'grid',
    'aria-label': t('puzzles:sudoku.grid'),
    'aria-readonly': !isOpen,
    tabIndex: -1,
  };
  return (
    <div className={styles.sheet} data-shake={refusals > 0 ? 1 + (refusals % 2) : undefined}>
      <div {...whole} className={styles.grid} ref={cells}>
        {nine.map((row) => (
          <div className={styles.row} key={row} {...rowRole}>
            {nine.map((column) => {
              const cell = row * 9 + column;
              const value = grid[cell] ?? '0';
              const cellProps = {
                role: 'gridcell',
                'aria-label': labelOf(t, props, cell, clashing.has(cell)),
                'aria-readonly': fixed[cell] !== '0' || !isOpen,
                'aria-selected': cell === selected,
                tabIndex: cell === selected ? 0 : -1,
                onClick: () => choose(cell),
              };
              return (
                <div
                  {...cellProps}
                  className={styles.cell}
                  data-cell={cell}
                  data-clash={clashing.has(cell)}
                  data-kind={kindOf(props, cell)}
                  data-look={lookOf(props, cell)}
                  data-sweep={completed.has(cell)}
                  key={cell}
                >
                  {value === '0' ? (
                    <Notes mask={notes[cell] ?? 0} />
                  ) : (
                    <span aria-hidden="true">{value}</span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <svg aria-hidden="true" className={styles.lines} viewBox="0 0 9 9">
        {clashes.map(([one, other]) => (
          <path
            d={`M${columnOf(one) + 0.5} ${rowOf(one) + 0.5}L${columnOf(other) + 0.5} ${rowOf(other) + 0.5}`}
            key={`${one} ${other}`}
          />
        ))}
      </svg>
    </div>
  );
}

function Notes({ mask }: { readonly mask: number }) {
  if (mask === 0) return null;
  return (
    <span aria-hidden="true" className={styles.notes}>
      {notesIn(mask).map((digit) => (
        <span key={digit} style={{ gridArea: `${Math.ceil(digit / 3)} / ${((digit - 1) % 3) + 1}` }}>
          {digit}
        </span>
      ))}
    </span>
  );
}
