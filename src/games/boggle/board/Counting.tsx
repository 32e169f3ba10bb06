// After a round: who found what, what two found and is struck, and what nobody found; a press shows a word on the dice.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import type { Places } from '../places.ts';
import { pointsOf, struckIn, totals } from '../scoring.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly seen: View;
  readonly places: Places;
  readonly words: Words;
  readonly shown: string | null;
  show(word: string | null): void;
}

export function Counting({ seen, places, words, shown, show }: Props) {
  const found = seen.found ?? [];
  const struck = struckIn(found);
  const missed = seen.missed ? seen.missed.split(' ') : [];
  const sums = totals(seen.rounds, found.length);
  const last = seen.rounds.at(-1) ?? [];
  const seats: readonly Seat[] = found.map((_, seat) => seat);
  const order = seats.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  const word = (text: string, isMissed: boolean) => (
    <Word
      key={text}
      text={text}
      isMissed={isMissed}
      words={words}
      shown={shown}
      show={show}
      isStruck={struck.has(text)}
    />
  );
  return (
    <div className={boardStyles.layer}>
      <section
        className={classNames(styles.list, styles.counted)}
        style={inUnits(places.list)}
        aria-label={words.say('allWords')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {order.map((seat) => (
          <div key={seat}>
            <h3>
              <SeatShape seat={seat} size={16} />
              <span>{words.name(seat)}</span>
              <b>{words.say('gained', { points: last[seat] ?? 0, total: sums[seat] ?? 0 })}</b>
            </h3>
            <ul>{(found[seat] ?? []).map((text) => word(text, false))}</ul>
          </div>
        ))}
        {missed.length > 0 && (
          <div>
            <h3>{words.say('missed', { count: missed.length })}</h3>
            <ul>{missed.map((text) => word(text, true))}</ul>
          </div>
        )}
      </section>
    </div>
  );
}

interface WordProps extends Pick<Props, 'words' | 'shown' | 'show'> {
  readonly text: string;
  readonly isStruck: boolean;
  readonly isMissed: boolean;
}

function Word({ text, isStruck, isMissed, words, shown, show }: WordProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={shown === text}
        data-struck={isStruck}
        data-missed={isMissed}
        onClick={() => show(shown === text ? null : text)}
      >
        {isStruck ? <s>{text}</s> : text} <small>{isStruck ? 0 : pointsOf(text)}</small>
        {isStruck && <span className={styles.unseen}>{words.say('struck')}</span>}
      </button>
    </li>
  );
}
