// The buttons of a half-made move, the claim of a draw, and the field for a typed move.
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../ui/board/BoardActions.tsx';
import { useTexts } from '../../ui/texts.tsx';
import type { HalfTurn } from './useTurn.tsx';

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
      {turn.isOpen && isTyping && <TypedMove type={type} close={closeTyping} />}
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

function TypedMove({ type, close }: { type(text: string): boolean; close(): void }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (type(text)) close();
  };
  return (
    <form onSubmit={send} className="ch-typed">
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened by a key to type into
        autoFocus
        aria-label={t('rules:chess.board.typed')}
        placeholder="e2e4"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
    </form>
  );
}
