// The keys of the grid: arrows, digits, notes, steps back and forth.
import { isCommand, usePuzzleKeys } from '../../../ui/usePuzzleKeys.ts';
import { columnOf, rowOf } from '../grid.ts';

interface GridActs {
  readonly selected: number;
  select(cell: number): void;
  press(digit: number, isNote: boolean): void;
  erase(): void;
  undo(): void;
  redo(): void;
  toggleNotes(): void;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function cellFrom(key: string, from: number): number | null {
  const step = steps[key];
  if (key === 'Home') return rowOf(from) * 9;
  if (key === 'End') return rowOf(from) * 9 + 8;
  if (!step) return null;
  const row = (rowOf(from) + step[0] + 9) % 9;
  return row * 9 + ((columnOf(from) + step[1] + 9) % 9);
}

/** The digit of the physical key, so that Shift and a digit make a note on every keyboard. */
const digitOfCode = (code: string): number => Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);

export function useGridKeys(isOn: boolean, acts: GridActs): void {
  usePuzzleKeys(isOn, (event) => {
    const key = event.key.toLowerCase();
    if (isCommand(event)) {
      if (event.altKey || (key !== 'z' && key !== 'y')) return false;
      if (key === 'y' || event.shiftKey) acts.redo();
      else acts.undo();
      return true;
    }
    const cell = cellFrom(event.key, acts.selected);
    const typed = /^[1-9]$/.test(event.key) ? Number(event.key) : digitOfCode(event.code);
    if (cell !== null) acts.select(cell);
    else if (typed > 0) acts.press(typed, event.shiftKey);
    else if (['backspace', 'delete', '0'].includes(key)) acts.erase();
    else if (key === 'n') acts.toggleNotes();
    else if (key === 'u') acts.undo();
    else return false;
    return true;
  });
}
