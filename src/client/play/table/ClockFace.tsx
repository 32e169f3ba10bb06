// A countdown that writes its own text, so that the table does not render every second.
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import styles from '../table.module.css';

interface ClockFaceProps {
  readonly leftMs: number;
  /** When `leftMs` was true, in performance.now() time. */
  readonly seenAt: number;
  readonly isRunning: boolean;
  readonly owner: string;
}

const tenthsBelowMs = 60_000;
const dangerBelowMs = 20_000;

export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const minutes = Math.floor(left / 60_000);
  const seconds = (left % 60_000) / 1000;
  if (left >= tenthsBelowMs) return `${minutes}:${String(Math.floor(seconds)).padStart(2, '0')}`;
  return `0:${(Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, '0')}`;
}

export function ClockFace({ leftMs, seenAt, isRunning, owner }: ClockFaceProps) {
  const face = useRef<HTMLTimeElement>(null);
  const { t } = useTexts();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const left = isRunning ? leftMs - (performance.now() - seenAt) : leftMs;
      if (face.current) {
        face.current.textContent = clockText(left);
        face.current.dataset.danger = String(left < dangerBelowMs);
      }
      if (isRunning && left > 0) timer = setTimeout(show, left < tenthsBelowMs ? 100 : 250);
    };
    show();
    return () => clearTimeout(timer);
  }, [leftMs, seenAt, isRunning]);
  return (
    <time
      aria-label={t('table.clockOf', { name: owner })}
      className={styles.clock}
      data-part="clock"
      data-running={isRunning}
      ref={face}
      role="timer"
    >
      {clockText(leftMs)}
    </time>
  );
}
