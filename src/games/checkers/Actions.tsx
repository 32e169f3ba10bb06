// The buttons of a half-made move, and the field for a typed one.
import { ActionButton } from '../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../ui/board/BoardActions.tsx';
import { TypedMove } from '../../ui/board/TypedMove.tsx';
import { useTexts } from '../../ui/texts.tsx';
import type { HalfTurn } from './useTurn.tsx';

interface Props {
  readonly turn: HalfTurn;
  readonly isTyping: boolean;
  readonly confirms: boolean;
  closeTyping(): void;
  /** False when it cannot be played. */
  type(text: string): boolean;
}

export function Actions({ turn, isTyping, confirms, closeTyping, type }: Props) {
  const { t } = useTexts();
  const isBegun = turn.soFar.length > 0;
  return (
    <BoardActions>
      {turn.isOpen && isTyping && (
        <TypedMove label={t('rules:checkers.board.typed')} example="11-15" type={type} close={closeTyping} />
      )}
      {turn.isOpen && (isBegun || confirms) && (
        <ActionButton isDisabled={!isBegun} onPress={turn.undo}>
          {t('rules:checkers.board.undo')}
        </ActionButton>
      )}
      {turn.isOpen && confirms && (
        <ActionButton isPrimary isDisabled={!turn.isComplete} onPress={turn.confirm}>
          {t('rules:checkers.board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}
