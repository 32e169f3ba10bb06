// The buttons of a turn: play, take back, swap, pass, doubt; and the field for a typed word.
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import type { View } from '../shapes.ts';
import { rackSize } from '../tiles.ts';
import styles from './board.module.css';
import type { Turn } from './turn.ts';
import type { Words } from './words.ts';

interface Props {
  readonly seen: View;
  readonly turn: Turn;
  readonly words: Words;
}

export function Actions({ seen, turn, words }: Props) {
  if (seen.rack === null || seen.phase === 'over') return null;
  return (
    <BoardActions>
      <Offered seen={seen} turn={turn} words={words} />
    </BoardActions>
  );
}

function Offered({ seen, turn, words }: Props) {
  const { mode, draft } = turn;
  if (turn.mayAnswer) return <Answers seen={seen} turn={turn} words={words} />;
  if (!turn.isMine) return <ActionButton onPress={draft.shuffle}>{words.say('shuffle')}</ActionButton>;
  if (mode === 'swap') return <Swapping turn={turn} words={words} />;
  if (mode === 'type') return <TypedWord turn={turn} words={words} />;
  if (mode === 'pass') return <Passing turn={turn} words={words} />;
  if (draft.laid.length > 0)
    return (
      <>
        <ActionButton onPress={turn.recall}>{words.say('recall')}</ActionButton>
        <ActionButton isPrimary isDisabled={turn.score === null} onPress={turn.play}>
          {turn.score === null ? words.say('play') : words.say('playFor', { count: turn.score })}
        </ActionButton>
      </>
    );
  return (
    <>
      {turn.zoom.shift ? (
        <ActionButton onPress={turn.zoom.out}>{words.say('wholeBoard')}</ActionButton>
      ) : (
        <ActionButton onPress={draft.shuffle}>{words.say('shuffle')}</ActionButton>
      )}
      <ActionButton isDisabled={seen.bag < rackSize} onPress={() => turn.setMode('swap')}>
        {words.say('swap')}
      </ActionButton>
      <ActionButton onPress={() => turn.setMode('pass')}>{words.say('pass')}</ActionButton>
    </>
  );
}

/** Another's play is open to doubt. */
function Answers({ seen, turn, words }: Props) {
  return (
    <>
      <ActionButton onPress={() => turn.send({ kind: 'challenge', turn: seen.turns })}>
        {words.say('doubt')}
      </ActionButton>
      <ActionButton isPrimary onPress={() => turn.send({ kind: 'accept', turn: seen.turns })}>
        {words.say('accept')}
      </ActionButton>
    </>
  );
}

type PartProps = Omit<Props, 'seen'>;

function Swapping({ turn, words }: PartProps) {
  const count = turn.chosen.length;
  return (
    <>
      <ActionButton onPress={() => turn.setMode(null)}>{words.say('cancel')}</ActionButton>
      <ActionButton isPrimary isDisabled={count === 0} onPress={turn.swap}>
        {count === 0 ? words.say('swap') : words.say('swapCount', { count })}
      </ActionButton>
    </>
  );
}

/** A turn is not given away by one slip of the finger. */
function Passing({ turn, words }: PartProps) {
  return (
    <>
      <ActionButton onPress={() => turn.setMode(null)}>{words.say('cancel')}</ActionButton>
      <ActionButton isPrimary onPress={() => turn.send({ kind: 'pass' })}>
        {words.say('passNow')}
      </ActionButton>
    </>
  );
}

function TypedWord({ turn, words }: PartProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (turn.type(text)) turn.setMode(null);
  };
  return (
    <form onSubmit={send} className={styles.typed}>
      <ActionButton onPress={() => turn.setMode(null)}>{words.say('cancel')}</ActionButton>
      <input
        className={boardStyles.typed}
        // biome-ignore lint/a11y/noAutofocus: it was opened by a key to type into
        autoFocus
        aria-label={words.say('typed')}
        placeholder={words.say('typedLike')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && turn.setMode(null)}
      />
    </form>
  );
}
