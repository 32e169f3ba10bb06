// The buttons of a move to be confirmed, and the choices against a turn that takes too long.
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { HalfTurn } from './useTurn.ts';

interface Props {
  readonly turn: HalfTurn;
  readonly confirms: boolean;
}

export function Actions({ turn, confirms }: Props) {
  const { t } = useTexts();
  const text = (key: string) => t(`rules:blobWars.board.${key}`);
  if (turn.mayClaim && turn.draft === null)
    return (
      <BoardActions>
        <ActionButton onPress={() => turn.claim('win')}>{text('claimWin')}</ActionButton>
        <ActionButton onPress={() => turn.claim('draw')}>{text('claimDraw')}</ActionButton>
        <ActionButton isPrimary onPress={() => turn.claim('wait')}>
          {text('wait')}
        </ActionButton>
      </BoardActions>
    );
  if (!turn.isOpen || !confirms) return null;
  return (
    <BoardActions>
      <ActionButton isDisabled={turn.draft === null} onPress={turn.undo}>
        {text('undo')}
      </ActionButton>
      <ActionButton isPrimary isDisabled={turn.draft === null} onPress={turn.confirm}>
        {text('confirm')}
      </ActionButton>
    </BoardActions>
  );
}
