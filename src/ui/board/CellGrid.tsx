// The transparent grid over a board that keyboard and screen reader use.
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import type { Box } from './box.ts';
import { type Cell, type CellRow, cellsOf } from './cells.ts';
import { inUnits } from './inUnits.ts';
import type { BoardInput } from './useBoardInput.ts';

/** What the grid is to a screen reader: a board, a row of buttons, or a hand to choose from. */
type GridKind = 'grid' | 'toolbar' | 'listbox';

const roles = {
  grid: { whole: 'grid', row: 'row', cell: 'gridcell' },
  toolbar: { whole: 'toolbar', row: 'none', cell: 'button' },
  listbox: { whole: 'listbox', row: 'group', cell: 'option' },
} as const;

interface Props {
  readonly kind: GridKind;
  readonly label: string;
  readonly rows: readonly CellRow[];
  readonly input: BoardInput;
  /** Said of a cell the held piece may go to: "legal move". */
  readonly targetName?: string;
  /** Cells that are chosen, besides the held one (cards to pass on). */
  readonly chosen?: readonly string[];
  /** All cells are equal squares: a target that a finger covers is shown by its row and column. */
  readonly isSquared?: boolean;
}

export function CellGrid({ kind, label, rows, input, targetName, chosen = [], isSquared = false }: Props) {
  const role = roles[kind];
  const cellProps = (cell: Cell) => {
    const isSelected = input.held === cell.id || chosen.includes(cell.id);
    const isTarget = input.targets.includes(cell.id);
    const isAimed = isTarget && input.dragged !== null && input.aimed === cell.id;
    return {
      className: isAimed ? classNames(styles.cell, styles.aimed) : styles.cell,
      role: role.cell,
      tabIndex: input.focused === cell.id ? 0 : -1,
      'aria-label': isTarget && targetName ? `${cell.name}, ${targetName}` : cell.name,
      'aria-disabled': cell.isDisabled || undefined,
      'data-cell': cell.id,
      style: inUnits(cell.box),
      ...(kind === 'toolbar' ? { 'aria-pressed': isSelected || undefined } : { 'aria-selected': isSelected }),
    };
  };
  const isCovered = ({ id }: Cell) => input.isTouchDrag && input.aimed === id && input.targets.includes(id);
  const covered = isSquared ? cellsOf(rows).find(isCovered) : undefined;
  const gridProps = {
    role: role.whole,
    'aria-label': label,
    'aria-multiselectable': kind === 'listbox' || undefined,
  };
  const rowProps = (row: (typeof rows)[number]) => ({ role: role.row, 'aria-label': row.label });
  return (
    <>
      {covered && <Cross box={covered.box} />}
      <div className={classNames(styles.layer, styles.cells)} data-part="cells" {...gridProps}>
        {rows.map((row) => (
          <div key={row.id} {...rowProps(row)}>
            {row.cells.map((cell) => (
              <div key={cell.id} {...cellProps(cell)} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Its row and its column. */
function Cross({ box }: { readonly box: Box }) {
  const { left, top, width, height } = inUnits(box);
  return (
    <div className={styles.layer} aria-hidden="true">
      <div className={styles.cross} data-part="cross" style={{ left: 0, right: 0, top, height }} />
      <div className={styles.cross} data-part="cross" style={{ top: 0, bottom: 0, left, width }} />
    </div>
  );
}
