// The race: how many mines each has of the 26 that win, and how many are still hidden.
import type { RailProps } from '../../../ui/BoardProps.ts';
import type { BoardStyle } from '../../../ui/board/inUnits.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { goal } from '../field.ts';
import { bombRefusal } from '../rules.ts';
import type { Minesweeper, View } from '../shapes.ts';
import { minesLeft } from '../view.ts';
import styles from './rail.module.css';
import { type Words, wordsOf } from './words.ts';

/** Whose bomb is still there, and what becomes of it. */
function bombWords(view: View, seat: number, words: Words): string | null {
  const why = bombRefusal(view, seat);
  if (why === 'noBombs' || view.stage === 'over') return null;
  return words.say(why === null ? 'bombReady' : why === 'bombUsed' ? 'bombGone' : 'bombKept');
}

export function Rail({ view, people }: RailProps<Minesweeper>) {
  const { t } = useTexts();
  const words = wordsOf(t, people);
  return (
    <section className={styles.race} aria-label={words.say('race')}>
      <p className={styles.raceTitle}>
        <strong>{words.say('race')}</strong>
        <span>{words.say('left', { count: minesLeft(view) })}</span>
      </p>
      <ul>
        {view.found.map((count, seat) => {
          const style: BoardStyle = { '--ms-share': Math.min(1, count / goal) };
          return (
            <li key={seat}>
              <SeatShape seat={seat} size={16} />
              <span className={styles.who}>{words.name(seat)}</span>
              <span className={styles.count}>{words.say('ofGoal', { count, goal })}</span>
              <span className={styles.bar} data-seat={seat} style={style} aria-hidden="true" />
              <small>{bombWords(view, seat, words)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
