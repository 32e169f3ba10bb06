// The buttons of a backgammon turn: roll or double, take or drop, undo and confirm, on to the next game.
import { useState } from 'react';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { useTexts } from '../../../ui/texts.tsx';
import type { Move } from '../rules.ts';
import styles from './board.module.css';
import type { HalfTurn } from './useTurn.ts';

interface Props {
  readonly legal: readonly Move[];
  readonly turn: HalfTurn;
  readonly isTyping: boolean;
  play(move: Move): void;
  closeTyping(): void;
  refuse(key: string): void;
}

/** The main thing to do first, and filled. */
const buttons = ['roll', 'double', 'take', 'drop', 'continue'] as const;
const main: readonly string[] = ['roll', 'take', 'continue'];

export function Actions({ legal, turn, isTyping, play, closeTyping, refuse }: Props) {
  const { t } = useTexts();
  const offered = buttons.filter((kind) => legal.some((move) => move.kind === kind));
  const isPlaying = legal.length > 0 && (turn.next.length > 0 || turn.steps.length > 0);
  const isTyped = isPlaying && isTyping && turn.steps.length === 0; // a step by hand puts the field away
  return (
    <BoardActions>
      {offered.map((kind) => (
        <ActionButton key={kind} isPrimary={main.includes(kind)} onPress={() => play({ kind })}>
          {t(`rules:backgammon.board.${kind}`)}
        </ActionButton>
      ))}
      {isTyped && <TypedTurn turn={turn} close={closeTyping} refuse={refuse} />}
      {isPlaying && !isTyped && (
        <>
          <ActionButton isDisabled={turn.steps.length === 0} onPress={turn.undo}>
            {t('rules:backgammon.board.undo')}
          </ActionButton>
          <ActionButton isPrimary isDisabled={!turn.isComplete} onPress={turn.confirm}>
            {t('rules:backgammon.board.confirm')}
          </ActionButton>
        </>
      )}
    </BoardActions>
  );
}

interface TypedProps {
  readonly turn: HalfTurn;
  close(): void;
  refuse(key: string): void;
}

function TypedTurn({ turn, close, refuse }: TypedProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const send = () => {
    const why = turn.type(text);
    if (why === null) close();
    else refuse(why);
  };
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        className={boardStyles.typed}
        // biome-ignore lint/a11y/noAutofocus: it was opened by a key to type into
        autoFocus
        aria-label={t('rules:backgammon.board.typed')}
        placeholder="8/5 6/5"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <ActionButton isPrimary onPress={send}>
        {t('rules:backgammon.board.confirm')}
      </ActionButton>
    </form>
  );
}
