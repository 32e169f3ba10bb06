// Twenty-four shapes that fall once over the page when somebody has won; none where motion is reduced.
import { type CSSProperties, useState } from 'react';
import { classNames } from '../classNames.ts';
import styles from './celebration.module.css';

interface Falling extends CSSProperties {
  '--seat'?: string;
  '--seat-edge'?: string;
}

const shapes = Array.from({ length: 24 }, (_, at) => at);

const coloursOf = (seat: number): Falling => {
  const colour = (seat % 4) + 1;
  return { '--seat': `var(--tp-seat-${colour})`, '--seat-edge': `var(--tp-seat-${colour}-edge)` };
};

interface CelebrationProps {
  /** In the colours of this seat; without one in those of the product. */
  readonly seat?: number;
}

/** Mount it when the win happens. In a hidden tab nothing falls, then or later. */
export function Celebration({ seat }: CelebrationProps) {
  const [isSeen] = useState(() => document.visibilityState !== 'hidden');
  if (!isSeen) return null;
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.party, seat !== undefined && styles.ofSeat)}
      data-part="celebration"
      style={seat === undefined ? undefined : coloursOf(seat)}
    >
      {shapes.map((at) => (
        <span
          data-shape={at % 4}
          key={at}
          style={{ left: `${(at * 41) % 100}%`, animationDelay: `${(at % 6) * 40}ms` }}
        />
      ))}
    </div>
  );
}
