// Above the paper: the round, the word as far as it is known, and the time that is left.
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { Skribbl } from '../shapes.ts';
import styles from './sketch.module.css';
import { maskSaid, type Words } from './words.ts';

/** Told to a screen reader when so many seconds are left. */
const told = [30, 10];

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

interface Props {
  readonly props: BoardProps<Skribbl>;
  readonly words: Words;
}

/** What stands where the word is. */
function title({ view, seat }: BoardProps<Skribbl>, words: Words): string | null {
  const { phase, drawer, word } = view;
  const name = words.name(drawer);
  if (phase === 'offering') return words.say('waitDeal');
  if (phase === 'choosing') return words.say(seat === drawer ? 'chooseTitle' : 'waitChoose', { name });
  if (word === null) return phase === 'drawing' ? null : words.say('passed');
  if (phase === 'drawing') return words.say(seat === drawer ? 'youDraw' : 'word', { word });
  return words.say('wordWas', { word });
}

export function Head({ props, words }: Props) {
  const { view, deadline, say } = props;
  const { round, rules, phase, mask } = view;
  const isRunning = phase === 'drawing' || phase === 'choosing';
  const seconds = useSecondsLeft(isRunning && deadline ? deadline.endsAt : null);
  const isTold = phase === 'drawing' && seconds !== null && told.includes(seconds);
  const left = words.say('secondsLeft', { count: seconds ?? 0 });
  useEffect(() => {
    if (isTold) say(left);
  }, [isTold, left, say]);
  const heading = title(props, words);
  const letters = maskSaid(mask, words);
  const isGuessing = heading === null;
  useEffect(() => {
    if (isGuessing) say(letters);
  }, [isGuessing, letters, say]);
  return (
    <div className={styles.head}>
      <span className={styles.round}>{words.say('roundOf', { round, rounds: rules.rounds })}</span>
      {isGuessing ? (
        <b aria-label={letters} className={styles.mask} data-part="mask" lang={rules.language} role="img">
          {[...mask].map((sign, at) => (
            <span data-sign={sign === '_' ? 'open' : sign === ' ' ? 'gap' : 'letter'} key={at}>
              {sign === '_' ? '' : sign}
            </span>
          ))}
        </b>
      ) : (
        <b className={styles.title} data-part="title">
          {heading}
        </b>
      )}
      {seconds !== null && (
        <time aria-hidden="true" className={styles.clock} data-late={seconds <= 10}>
          {seconds}
        </time>
      )}
    </div>
  );
}
