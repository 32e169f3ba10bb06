// Which letter a blank stands for: all letters of the language; anything else puts the tile back.
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { alphabets, inCapitals, type Tongue } from '../../../engine/words/letters.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import styles from './board.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly tongue: Tongue;
  readonly words: Words;
  name(letter: string | null): void;
}

/** The board below must not hear of it. */
const keepHere = (event: SyntheticEvent) => event.stopPropagation();
const inRow = 7;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: inRow,
  ArrowUp: -inRow,
};

/** Which letter a key leads to: the typed one, or one beside; null: it is no such key. */
function nextLetter(event: KeyboardEvent, typed: number, now: number, count: number): number | null {
  if (typed >= 0) return typed;
  const step = steps[event.key] ?? (event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0);
  return step === 0 ? null : (now + step + count) % count;
}

export function Naming({ tongue, words, name }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const letters = [...alphabets[tongue]];
  useEffect(() => dialog.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    keepHere(event);
    if (event.key === 'Escape') name(null);
    const buttons = [...(dialog.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextLetter(event, letters.indexOf(inCapitals(event.key, tongue)), now, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  };
  const shields = { onPointerDown: keepHere, onPointerMove: keepHere, onPointerUp: keepHere };
  return (
    <div className={classNames(boardStyles.layer, styles.naming)} {...shields}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.namingAway}
        aria-label={words.say('takeBack')}
        onClick={() => name(null)}
      />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={words.say('nameBlank')}
        onKeyDown={onKeyDown}
      >
        <p>{words.say('nameBlank')}</p>
        {letters.map((letter) => (
          <button key={letter} type="button" onClick={() => name(letter)}>
            {letter}
          </button>
        ))}
      </div>
    </div>
  );
}
