// Choosing a cell: one press opens it; a bomb, and every move of those who like it so, waits for a confirmation.
import { useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { bombRefusal } from '../rules.ts';
import type { Minesweeper, Move } from '../shapes.ts';
import { bombCells, flagOwner, hiddenCells, minesLeft } from '../view.ts';
import { cellId, cellOfId, type Words } from './words.ts';

type Props = BoardProps<Minesweeper>;
type Tool = Move['kind'];

/** What was thought of, until the field changes. */
interface Choice {
  readonly field: string;
  readonly tool: Tool;
  readonly cell: number | null;
}

export interface Digging {
  readonly acts: BoardActs;
  readonly isMine: boolean;
  /** Why no bomb may be thrown; null: there is a choice of tools. */
  readonly noBomb: string | null;
  readonly tool: Tool;
  /** Chosen and not confirmed yet. */
  readonly chosen: number | null;
  readonly needsConfirm: boolean;
  take(tool: Tool): void;
  confirm(): void;
  clear(): void;
}

function actsOf(
  props: Props,
  words: Words,
  digging: Omit<Digging, 'acts'>,
  press: (cell: number) => void,
): BoardActs {
  const { view, say } = props;
  const last = view.last && cellId(view.last.cell);
  const score = () =>
    say(words.say('score', { first: view.found[0], second: view.found[1], left: minesLeft(view) }));
  if (!digging.isMine) return { ...noActs, last, keys: { s: score } };
  const { tool, noBomb, take, confirm, clear } = digging;
  const b = () => (noBomb === null ? take(tool === 'bomb' ? 'open' : 'bomb') : say(words.refusal(noBomb)));
  return {
    from: [],
    to: () => (tool === 'bomb' ? bombCells(view) : hiddenCells(view)).map(cellId),
    act: (_held, target) => press(cellOfId(target)),
    refuse(_held, target) {
      const isFlag = flagOwner(view, cellOfId(target)) !== null;
      say(words.refusal(tool === 'bomb' ? 'nothingHidden' : isFlag ? 'alreadyFlagged' : 'alreadyOpen'));
    },
    last,
    keys: { b, c: confirm, u: clear, s: score },
  };
}

export function useDigging(props: Props, words: Words): Digging {
  const { view, seat, pending, taste } = props;
  const [choice, setChoice] = useState<Choice>({ field: '', tool: 'open', cell: null });
  const isFresh = choice.field === view.field;
  const isMine = seat !== null && view.turn === seat && pending === null && !props.isOver;
  const noBomb = isMine ? bombRefusal(view, seat) : 'notYourTurn';
  const tool: Tool = isFresh && noBomb === null ? choice.tool : 'open';
  const chosen = isFresh && isMine ? choice.cell : null;
  const needsConfirm = isMine && (tool === 'bomb' || taste.confirmMoves);
  const digging = {
    isMine,
    noBomb,
    tool,
    chosen,
    needsConfirm,
    take: (taken: Tool) => setChoice({ field: view.field, tool: taken, cell: null }),
    confirm() {
      if (chosen !== null) props.play({ kind: tool, cell: chosen });
    },
    clear: () => setChoice({ field: view.field, tool: 'open', cell: null }),
  };
  const press = (cell: number) => {
    if (!needsConfirm || cell === chosen) props.play({ kind: tool, cell });
    else setChoice({ field: view.field, tool, cell });
  };
  return { ...digging, acts: actsOf(props, words, digging, press) };
}
