// The buttons of a half-made move, and the field for a typed one.
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
  refuse(): void;
}

export function Actions({ turn, isTyping, confirms, closeTyping, refuse }: Props) {
  const { t } = useTexts();
  const isBegun = turn.soFar.length > 0;
  return (
    <BoardActions>
      {turn.isOpen && isTyping && <TypedMove turn={turn} close={closeTyping} refuse={refuse} />}
      {turn.isOpen && (isBegun || confirms) && (
        <ActionButton isDisabled={!isBegun} onPress={turn.undo}>
          {t('rules:draughts.board.undo')}
        </ActionButton>
      )}
      {turn.isOpen && confirms && (
        <ActionButton isPrimary isDisabled={!turn.isComplete} onPress={turn.confirm}>
          {t('rules:draughts.board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}

interface TypedProps {
  readonly turn: HalfTurn;
  close(): void;
  refuse(): void;
}

function TypedMove({ turn, close, refuse }: TypedProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (turn.type(text)) close();
    else refuse();
  };
  return (
    <form onSubmit={send} className="dr-typed">
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened by a key to type into
        autoFocus
        aria-label={t('rules:draughts.board.typed')}
        placeholder="32-28"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
    </form>
  );
}
