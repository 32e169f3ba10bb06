// The buttons of a half-made turn.
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
  const isBegun = turn.soFar !== null;
  if (!turn.isOpen || !(isBegun || confirms)) return null;
  return (
    <BoardActions>
      <ActionButton isDisabled={!isBegun} onPress={turn.undo}>
        {t('rules:nineMensMorris.board.undo')}
      </ActionButton>
      {confirms && (
        <ActionButton isPrimary isDisabled={!isBegun || turn.mustTake} onPress={turn.confirm}>
          {t('rules:nineMensMorris.board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}
