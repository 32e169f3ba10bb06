// The buttons of a half-made turn, and the field for a typed one.
import { ActionButton } from '../board/ActionButton.tsx';
import { BoardActions } from '../board/BoardActions.tsx';
import { TypedMove } from '../board/TypedMove.tsx';
import type { Speak } from '../texts.tsx';
import type { TurnMaker } from './makeTurn.ts';
import type { JumpTurn } from './turn.ts';

interface Props {
  readonly turn: JumpTurn;
  readonly maker: TurnMaker;
  readonly text: Speak;
  readonly isTyping: boolean;
  readonly example: string;
  readonly confirms: boolean;
  closeTyping(): void;
  say(text: string): void;
}

export function Actions({ turn, maker, text, isTyping, example, confirms, closeTyping, say }: Props) {
  const isBegun = turn.path.length > 0;
  const type = (written: string): boolean => {
    const why = maker.type(written);
    if (why !== null) say(text(`refusal.${why}`));
    return why === null;
  };
  return (
    <BoardActions>
      {turn.isOpen && isTyping && (
        <TypedMove label={text('board.typed')} example={example} type={type} close={closeTyping} />
      )}
      {turn.isOpen && (isBegun || confirms) && (
        <ActionButton isDisabled={!isBegun} onPress={maker.undo}>
          {text('board.undo')}
        </ActionButton>
      )}
      {turn.isOpen && confirms && (
        <ActionButton isPrimary isDisabled={!turn.whole} onPress={maker.confirm}>
          {text('board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}
