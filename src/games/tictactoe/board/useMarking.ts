// Putting a mark: where it may go, the cell chosen but not confirmed yet, and the board as it will be.
import { useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { cellNamed, type Kind, nameOf } from '../cells.ts';
import { refusal, type Tictactoe, type View } from '../rules.ts';
import { afterMark } from '../view.ts';

export interface Marking {
  /** The board, one's own mark on its way to the server included. */
  readonly seen: View;
  /** Cells one may mark now. */
  readonly open: readonly number[];
  /** Chosen, where moves are confirmed. */
  readonly draft: number | null;
  readonly acts: BoardActs;
  undo(): void;
  confirm(): void;
}

export const cellOfId = (kind: Kind, id: string | null): number | null =>
  id === null ? null : cellNamed(kind, id);

export function useMarking(props: BoardProps<Tictactoe>): Marking {
  const { view, seat, pending, taste, play, say } = props;
  const { t } = useTexts();
  const [chosen, choose] = useState<number | null>(null);
  const { kind } = view;
  const seen = pending !== null && seat !== null ? afterMark(view, seat, pending) : view;
  const open = pending === null && !props.isOver ? (props.legal ?? []) : [];
  const draft = chosen !== null && open.includes(chosen) ? chosen : null;
  const undo = () => choose(null);
  const confirm = () => {
    if (draft !== null) play(draft);
    choose(null);
  };
  const last = seen.last === null ? null : nameOf(kind, seen.last);
  const acts: BoardActs = {
    from: [],
    to: (held) => (held === null ? open.map((cell) => nameOf(kind, cell)) : []),
    act(_, id) {
      const cell = cellOfId(kind, id);
      if (cell !== null) (taste.confirmMoves ? choose : play)(cell);
    },
    refuse(_, id) {
      const cell = cellOfId(kind, id);
      const why = cell === null ? null : refusal(seen, cell);
      if (why !== null) say(t(`rules:tictactoe.refusal.${why}`));
    },
    last,
    slides: kind === 'nested', // its cells are smaller than a finger
    keys: { c: confirm, u: undo },
  };
  return { seen, open, draft, acts: open.length > 0 ? acts : { ...noActs, last }, undo, confirm };
}
