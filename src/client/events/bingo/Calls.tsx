// The number that was called last, the five before it, and how the game goes on.
import { type ReactNode, useState } from 'react';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { letterOf } from '../../../events/bingo/card.ts';
import { StateTop } from '../../../ui/StateTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useCountdown } from '../../parts/useCountdown.ts';
import ballStyles from './ball.module.css';
import callsStyles from './calls.module.css';

interface BallProps {
  /** Null: nothing is called yet. */
  readonly number: number | null;
  readonly size: 'large' | 'middle' | 'small';
  /** Around it. */
  readonly ring?: ReactNode;
}

interface RingProps {
  readonly leftMs: number;
  readonly ofMs: number;
}

/** How long until the next call, around the ball. */
function Ring({ leftMs, ofMs }: RingProps) {
  const [seenAt] = useState(() => performance.now());
  const left = useCountdown(leftMs, seenAt) ?? 0;
  return (
    <svg aria-hidden="true" className={ballStyles.ballRing} data-part="ball-ring" viewBox="0 0 100 100">
      <circle
        cx="50"
        cy="50"
        pathLength="100"
        r="48"
        strokeDashoffset={100 - 100 * Math.min(1, left / ofMs)}
      />
    </svg>
  );
}

/** A called number as a ball: the newest rolls in, those before it are small. */
function Ball({ number, size, ring }: BallProps) {
  return (
    <span
      aria-hidden="true"
      className={ballStyles.ball}
      data-empty={number === null}
      data-size={size}
      key={number}
    >
      {ring}
      <span className={ballStyles.ballFace}>
        <span className={ballStyles.ballLetter}>{number === null ? '' : letterOf(number)}</span>
        <span className={ballStyles.ballNumber}>{number ?? '–'}</span>
      </span>
    </span>
  );
}

const shownBefore = 5;

export function Calls({ state, isStrip }: { readonly state: Bingo; readonly isStrip: boolean }) {
  const { t } = useTexts();
  const { calls, phase, auto, leftMs, claim } = state;
  const before = calls.slice(-1 - shownBefore, -1).toReversed();
  const isWaiting = phase === 'running' && !claim && calls.length > 0;
  const ring = isWaiting && auto !== null && leftMs !== null && (
    <Ring key={`${calls.length} ${leftMs}`} leftMs={leftMs} ofMs={auto * 1_000} />
  );
  const words =
    phase === 'paused' ? t('pages:bingo.paused') : t('pages:bingo.called', { count: calls.length });
  return (
    <section aria-label={t('pages:bingo.calls')} className={callsStyles.calls} data-strip={isStrip}>
      <Ball number={calls.at(-1) ?? null} ring={ring} size={isStrip ? 'middle' : 'large'} />
      <div className={callsStyles.callsBeside}>
        <p className={callsStyles.callsWords} data-part="calls-words">
          {phase === 'paused' && <StateTop size={20} state="leaning" />}
          {words}
        </p>
        <div className={callsStyles.before}>
          {before.slice(0, isStrip ? 3 : shownBefore).map((number) => (
            <Ball key={number} number={number} size="small" />
          ))}
        </div>
      </div>
    </section>
  );
}
