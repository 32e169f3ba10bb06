// After a turn: who gained what, the drawing once more as it came about, and as a picture to keep.
import { SeatShape } from '../../../ui/SeatShape.tsx';
import type { View } from '../shapes.ts';
import styles from './sketch.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly seen: View;
  readonly words: Words;
  readonly hasDrawing: boolean;
  replay(): void;
  keep(): void;
}

export function Shown({ seen, words, hasDrawing, replay, keep }: Props) {
  const { points, gained, word } = seen;
  const seats = points.map((_, seat) => seat);
  const order = seats.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const isFound = seats.some((seat) => seat !== seen.drawer && gained[seat] !== null);
  return (
    <div className={styles.shown}>
      {hasDrawing && (
        <div className={styles.shownActions}>
          <button onClick={replay} type="button">
            {words.say('replay')}
          </button>
          <button onClick={keep} type="button">
            {words.say('keep')}
          </button>
        </div>
      )}
      {word !== null && !isFound && <p>{words.say('nobody')}</p>}
      <section
        aria-label={words.say('wordWas', { word: word ?? '–' })}
        className={styles.standing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ol>
          {order.map((seat) => (
            <li key={seat}>
              <SeatShape seat={seat} size={14} />
              <span>{words.briefly(seat)}</span>
              <small>{gained[seat] ? words.say('gained', { points: gained[seat] }) : ''}</small>
              <b>{words.say('total', { points: points[seat] ?? 0 })}</b>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
