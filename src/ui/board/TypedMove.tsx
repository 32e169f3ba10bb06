// The field for a typed move: opened by a key, closed by a move that can be played, or by Escape.
import { type FormEvent, useEffect, useState } from 'react';
import styles from './board.module.css';

interface Props {
  readonly label: string;
  readonly example: string;
  /** False when it cannot be played. */
  type(text: string): boolean;
  close(): void;
}

export function TypedMove({ label, example, type, close }: Props) {
  const [text, setText] = useState('');
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(() => () => goBack(cameFrom), [cameFrom]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (type(text)) close();
  };
  return (
    <form onSubmit={send}>
      <input
        className={styles.typed}
        // biome-ignore lint/a11y/noAutofocus: it was opened by a key to type into
        autoFocus
        aria-label={label}
        placeholder={example}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
    </form>
  );
}

/** To the cell one was on, unless one has gone elsewhere. */
function goBack(to: Element | null): void {
  if (to instanceof HTMLElement && document.activeElement === document.body) to.focus();
}
