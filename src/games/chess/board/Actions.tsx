// The buttons of a half-made move, the claim of a draw, and the field for a typed move.
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { TypedMove } from '../../../ui/board/TypedMove.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { HalfTurn } from './useTurn.ts';

interface Props {
  readonly turn: HalfTurn;
  readonly isTyping: boolean;
  readonly confirms: boolean;
  closeTyping(): void;
  claim(): void;
  /** False when it cannot be played. */
  type(text: string): boolean;
}

export function Actions({ turn, isTyping, confirms, closeTyping, claim, type }: Props) {
  const { t } = useTexts();
  const isBegun = turn.drafted !== '';
  return (
    <BoardActions>
      {turn.isOpen && isTyping && (
        <TypedMove label={t('rules:chess.board.typed')} example="e2e4" type={type} close={closeTyping} />
      )}
      {turn.mayClaim && !isBegun && (
        <ActionButton onPress={claim}>
          {t(turn.isClaiming ? 'rules:chess.board.playOn' : 'rules:chess.board.claim')}
        </ActionButton>
      )}
      {turn.isOpen && (isBegun || confirms) && (
        <ActionButton isDisabled={!isBegun} onPress={turn.undo}>
          {t('rules:chess.board.undo')}
        </ActionButton>
      )}
      {turn.isOpen && confirms && (
        <ActionButton isPrimary isDisabled={!turn.isComplete} onPress={turn.confirm}>
          {t('rules:chess.board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}
