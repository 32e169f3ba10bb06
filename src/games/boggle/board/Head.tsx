// Above the words: the round, the time that is left, and the word being made.
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import type { Places } from '../places.ts';
import type { Boggle, View } from '../shapes.ts';
import styles from './board.module.css';
import type { Search } from './search.ts';
import type { Words } from './words.ts';

/** Told to a screen reader when so many seconds are left. */
const told = [60, 30, 10];

/** Whole seconds until then; null: there is no deadline. */
function useSecondsLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return;
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

interface HeadProps {
  readonly props: BoardProps<Boggle>;
  /** What is drawn. */
  readonly seen: View;
  readonly places: Places;
  readonly search: Search;
  readonly words: Words;
}

export function Head({ props, seen, places, search, words }: HeadProps) {
  const { deadline, say } = props;
  const isRunning = seen.phase === 'searching';
  const seconds = useSecondsLeft(isRunning && deadline ? deadline.endsAt : null);
  const isTold = seconds !== null && told.includes(seconds);
  const left = words.say('secondsLeft', { count: seconds ?? 0 });
  useEffect(() => {
    if (isTold) say(left);
  }, [isTold, left, say]);
  return (
    <div className={boardStyles.layer}>
      <div className={styles.head} style={inUnits(places.head)}>
        <span>{words.say('roundOf', { round: seen.round, rounds: seen.rules.rounds })}</span>
        {search.word !== '' && (
          <b className={styles.word} data-absent={search.path === null}>
            {search.word}
          </b>
        )}
        {seconds !== null && (
          <time className={styles.clock} data-late={seconds <= 10} aria-hidden="true">
            {clockFace(seconds)}
          </time>
        )}
      </div>
    </div>
  );
}
