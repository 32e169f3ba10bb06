// The time of a question as a bar that shortens, with the seconds at its end. It is written past React, four times a second.
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { type Counting, leftOf, partOf, secondsOf } from './countdown.ts';
import styles from './phase.module.css';

const everyMs = 250;
const lastSeconds = 10;
/** A shorter question is not interrupted to say so. */
const leastForWarningMs = 14_000;

interface TimeBarProps {
  readonly counting: Counting;
  /** Says when ten seconds are left. */
  readonly isSpoken?: boolean;
}

export function TimeBar({ counting, isSpoken = false }: TimeBarProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const bar = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const { seenAt, leftMs, ofMs } = counting;
  useEffect(() => {
    let hasWarned = (leftMs ?? 0) < lastSeconds * 1_000;
    const write = () => {
      const now = performance.now();
      const shown = { seenAt, leftMs, ofMs };
      const left = leftOf(shown, now) ?? 0;
      const seconds = secondsOf(left);
      if (bar.current) bar.current.style.transform = `scaleX(${partOf(shown, now)})`;
      if (words.current) {
        words.current.textContent = String(seconds);
        words.current.dataset.last = String(seconds <= 5);
      }
      if (hasWarned || !isSpoken || seconds > lastSeconds || (ofMs ?? 0) < leastForWarningMs) return;
      hasWarned = true;
      announce(t('pages:trivia.tenSeconds'), 'assertive');
    };
    write();
    const timer = setInterval(write, everyMs);
    return () => clearInterval(timer);
  }, [seenAt, leftMs, ofMs, isSpoken, announce, t]);
  return (
    <div aria-label={t('pages:trivia.time')} className={styles.time} role="timer">
      <span className={styles.timeTrack}>
        <span className={styles.timeBar} ref={bar} />
      </span>
      <span className={styles.timeWords} ref={words} />
    </div>
  );
}
