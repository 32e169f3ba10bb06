// The transparent grid over a board that keyboard and screen reader use.

import type { Cell, CellRow } from './cells.ts';
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
}

export function CellGrid({ kind, label, rows, input, targetName, chosen = [] }: Props) {
  const role = roles[kind];
  const cellProps = (cell: Cell) => {
    const isSelected = input.held === cell.id || chosen.includes(cell.id);
    const isTarget = input.targets.includes(cell.id);
    const isAimed = isTarget && input.dragged !== null && input.aimed === cell.id;
    return {
      className: isAimed ? 'bd-cell bd-aimed' : 'bd-cell',
      role: role.cell,
      tabIndex: input.focused === cell.id ? 0 : -1,
      'aria-label': isTarget && targetName ? `${cell.name}, ${targetName}` : cell.name,
      'aria-disabled': cell.isDisabled || undefined,
      'data-cell': cell.id,
      style: inUnits(cell.box),
      ...(kind === 'toolbar' ? { 'aria-pressed': isSelected || undefined } : { 'aria-selected': isSelected }),
    };
  };
  const gridProps = {
    role: role.whole,
    'aria-label': label,
    'aria-multiselectable': kind === 'listbox' || undefined,
  };
  return (
    <div className="bd-layer bd-cells" {...gridProps}>
      {rows.map((row) => (
        <div key={row.id} {...{ role: role.row, 'aria-label': row.label }}>
          {row.cells.map((cell) => (
            <div key={cell.id} {...cellProps(cell)} />
          ))}
        </div>
      ))}
    </div>
  );
}
