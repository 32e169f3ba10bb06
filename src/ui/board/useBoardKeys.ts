// The keyboard on a board: one tab stop, arrows between cells, letters to movable pieces, targets and the last move.
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import type { BoardActs } from './acts.ts';
import { type CellRow, cellsOf } from './cells.ts';
import { type Command, commandOf } from './commands.ts';

export interface KeyHandlers {
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

interface Options {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly rows: readonly CellRow[];
  readonly acts: BoardActs;
  readonly held: string | null;
  hold(cell: string | null): void;
  press(cell: string): void;
}

const cellIdOf = (target: EventTarget): string | null =>
  target instanceof HTMLElement ? (target.dataset.cell ?? null) : null;

function obey({ sheet, held, hold, press }: Options, command: Command, at: string): void {
  const elementOf = (cell: string) =>
    sheet.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  if (command.kind === 'go' && command.cell !== null) elementOf(command.cell)?.focus();
  if (command.kind === 'press') press(at);
  if (command.kind === 'own') command.run();
  if (command.kind !== 'letGo') return;
  if (held === null) elementOf(at)?.blur();
  else hold(null);
}

export function useBoardKeys(options: Options) {
  const { rows, acts, held, press } = options;
  const [visited, visit] = useState<string | null>(null);
  const [aimed, aim] = useState<string | null>(null);
  const focused = cellsOf(rows).find((cell) => cell.id === visited)?.id ?? null;

  const handlers: KeyHandlers = {
    onKeyDown(event) {
      const at = cellIdOf(event.target);
      const command = at === null ? null : commandOf(event, at, rows, acts, held);
      if (at === null || !command) return;
      event.preventDefault();
      obey(options, command, at);
    },
    // A screen reader's press; those of a pointer have a count and are known already.
    onClick(event) {
      const at = cellIdOf(event.target);
      if (at !== null && event.detail === 0) press(at);
    },
    onFocus(event) {
      const at = cellIdOf(event.target);
      if (at === null) return;
      visit(at);
      aim(event.target.matches(':focus-visible') ? at : null);
    },
    onBlur: () => aim(null),
  };
  return { focused, aimed, handlers };
}
