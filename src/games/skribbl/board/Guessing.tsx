// The guesses of a turn, and the line in which one writes one's own.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { folded } from '../comparing.ts';
import type { SeenGuess, Skribbl, View } from '../shapes.ts';
import { mayGuess } from '../view.ts';
import { longestWord } from '../words/lists.ts';
import styles from './sketch.module.css';
import { isOpen } from './useInk.ts';
import type { Words } from './words.ts';

interface Props {
  readonly props: BoardProps<Skribbl>;
  readonly words: Words;
}

/** What is said instead of the line, where one may not guess; null: nothing. */
function instead({ view, seat, isOver }: BoardProps<Skribbl>, words: Words): string | null {
  if (view.phase !== 'drawing' || isOver) return null;
  if (seat === null) return words.say('watching');
  if (seat === view.drawer) return null;
  return words.say(view.gained[seat] === null ? 'noGuesses' : 'found');
}

/** The line takes the keyboard when a drawing begins, unless somebody is writing elsewhere or has no keyboard. */
function useFocus(isHere: boolean, turn: number) {
  const line = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isFree = active === null || active === body || active.closest('#board') !== null;
    if (isHere && isFree && matchMedia('(pointer: fine)').matches) line.current?.focus();
  }, [isHere, turn]);
  return line;
}

/** One after the other: the next guess goes out when the last is answered. */
function useOutbox({ view, pending, play, say, refused }: BoardProps<Skribbl>, words: Words) {
  const { turn, own, rules } = view;
  const [outbox, setOutbox] = useState<{ readonly turn: number; readonly texts: readonly string[] }>({
    turn,
    texts: [],
  });
  const texts = outbox.turn === turn ? outbox.texts : [];
  const [next, ...rest] = texts;
  useEffect(() => {
    if (pending !== null || next === undefined) return;
    setOutbox({ turn, texts: rest });
    play({ kind: 'guess', turn, text: next });
  });
  const fold = (text: string) => folded(text, rules.language);
  const known = [...own, ...texts].map(fold);
  return {
    waiting: pending?.kind === 'guess' && refused === null ? [pending.text, ...texts] : texts,
    add(text: string) {
      if (fold(text) === '') return;
      if (known.includes(fold(text))) say(words.refusal('guessedBefore'), 'assertive');
      else setOutbox({ turn, texts: [...texts, text] });
    },
  };
}

function GuessLine({ props, words }: Props) {
  const { view, seat } = props;
  const [text, setText] = useState('');
  const isHere = seat !== null && mayGuess(view, seat) && isOpen(props);
  const line = useFocus(isHere, view.turn);
  const { waiting, add } = useOutbox(props, words);
  if (!isHere) {
    const said = instead(props, words);
    return said === null ? null : <p className={styles.instead}>{said}</p>;
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    add(text.trim());
    setText('');
  };
  return (
    <form className={styles.guess} onSubmit={send}>
      <input
        aria-label={words.say('guess')}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        data-part="guess"
        lang={view.rules.language}
        maxLength={longestWord}
        onChange={(event) => setText(event.target.value)}
        placeholder={waiting[0] ?? words.say('guess')}
        ref={line}
        spellCheck={false}
        value={text}
      />
      <button type="submit">{words.say('send')}</button>
    </form>
  );
}

interface LineProps {
  readonly guess: SeenGuess;
  readonly words: Words;
  readonly isHidden: boolean;
}

function Line({ guess, words, isHidden }: LineProps) {
  const { seat, text, kind } = guess;
  return (
    <li data-kind={kind}>
      <SeatShape seat={seat} size={14} />
      <b>{words.briefly(seat)}</b>{' '}
      {text === null ? words.say('rightLine') : isHidden ? words.say('hiddenGuess') : text}
      {kind === 'near' && <em> {words.say('near')}</em>}
    </li>
  );
}

const keyOf = (guesses: View['guesses'], at: number): string => {
  const guess = guesses[at];
  return `${guess?.seat} ${guess?.text ?? 'right'}`;
};

/** The newest first, so that it stands beside the line. */
export function Guessing({ props, words }: Props) {
  const { view, muted } = props;
  const { guesses } = view;
  return (
    <div className={styles.guessing}>
      <GuessLine props={props} words={words} />
      <section
        aria-label={words.say('guesses')}
        className={styles.guesses}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {guesses.length === 0 ? (
          <p>{words.say('noneYet')}</p>
        ) : (
          <ol reversed>
            {guesses
              .map((guess, at) => (
                <Line
                  guess={guess}
                  isHidden={muted?.includes(guess.seat) === true}
                  key={keyOf(guesses, at)}
                  words={words}
                />
              ))
              .toReversed()}
          </ol>
        )}
      </section>
    </div>
  );
}
