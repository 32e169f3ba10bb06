// A called number as a ball: the newest rolls in, those before it are small. How long until the next is a ring around it.
import type { CSSProperties } from 'react';
import { letterOf } from '../../../contests/bingo/card.ts';
import './ball.css';

interface BallProps {
  /** Null: nothing is called yet. */
  readonly number: number | null;
  readonly size: 'large' | 'middle' | 'small';
  /** Until the next call; null: nobody knows. */
  readonly leftMs?: number | null;
}

export function Ball({ number, size, leftMs = null }: BallProps) {
  const ring = leftMs === null ? undefined : ({ '--bg-left': `${leftMs}ms` } as CSSProperties); // a property of ball.css
  return (
    <span aria-hidden="true" className="bg-ball" data-empty={number === null} data-size={size} key={number}>
      {ring && (
        <svg aria-hidden="true" className="bg-ball-ring" style={ring} viewBox="0 0 100 100">
          <circle cx="50" cy="50" pathLength="100" r="48" />
        </svg>
      )}
      <span className="bg-ball-face">
        <span className="bg-ball-letter">{number === null ? '' : letterOf(number)}</span>
        <span className="bg-ball-number">{number ?? '–'}</span>
      </span>
    </span>
  );
}
