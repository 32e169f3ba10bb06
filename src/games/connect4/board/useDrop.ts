// Dropping a disc: where it may go, the column chosen but not confirmed yet, and the board as it will be.
import { useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Connect4, columns, type View } from '../rules.ts';
import { afterDrop } from '../view.ts';

export const cellOf = (column: number): string => `c${column}`;
export const columnOf = (cell: string): number => Number(cell.slice(1));

const places = Object.fromEntries(Array.from({ length: columns }, (_, i) => [String(i + 1), cellOf(i + 1)]));

export interface Drop {
  /** The board, one's own disc on its way to the server included. */
  readonly seen: View;
  /** Columns one may drop into now. */
  readonly open: readonly number[];
  /** Chosen, where moves are confirmed. */
  readonly draft: number | null;
  readonly acts: BoardActs;
  undo(): void;
  confirm(): void;
}

export function useDrop(props: BoardProps<Connect4>): Drop {
  const { view, seat, pending, taste, play, say } = props;
  const { t } = useTexts();
  const [chosen, choose] = useState<number | null>(null);
  const seen = pending !== null && seat !== null ? afterDrop(view, seat, pending) : view;
  const open = pending === null && !props.isOver ? (props.legal ?? []) : [];
  const draft = chosen !== null && open.includes(chosen) ? chosen : null;
  const undo = () => choose(null);
  const confirm = () => {
    if (draft !== null) play(draft);
    choose(null);
  };
  const last = seen.last && cellOf(seen.last[0]);
  const acts: BoardActs = {
    from: [],
    to: (held) => (held === null ? open.map(cellOf) : []),
    act: (_, cell) => (taste.confirmMoves ? choose : play)(columnOf(cell)),
    refuse: () => say(t('rules:connect4.refusal.columnFull')),
    last,
    slides: true,
    places,
    keys: { c: confirm, u: undo },
  };
  return { seen, open, draft, acts: open.length > 0 ? acts : { ...noActs, last, places }, undo, confirm };
}
