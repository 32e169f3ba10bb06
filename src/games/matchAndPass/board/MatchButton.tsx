// The one button: large, round, in the middle; while the window is open a ring around it empties.
import { useEffect, useRef } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Places } from './places.ts';
import type { Words } from './words.ts';

interface MatchButtonProps {
  readonly places: Places;
  readonly seen: View;
  /** One's own place in the order of presses; 0 before. */
  readonly place: number;
  readonly deadline: BoardProps['deadline'];
  readonly words: Words;
}

export function MatchButton({ places, seen, place, deadline, words }: MatchButtonProps) {
  const isOpen = seen.phase === 'window';
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div
        className={styles.button}
        data-part="button"
        data-open={isOpen}
        data-pressed={place > 0}
        style={inUnits(places.button)}
      >
        {isOpen && deadline && <Ring ms={deadline.ms} endsAt={deadline.endsAt} />}
        <span>{place > 0 ? words.say('place', { place }) : words.say('match')}</span>
      </div>
    </div>
  );
}

/** How long the window stays open; a change of the length of a line is no journey on the screen. */
function Ring({ ms, endsAt }: { readonly ms: number; readonly endsAt: number }) {
  const line = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const left = Math.max(0, endsAt - performance.now());
    const run = line.current?.animate([{ strokeDashoffset: left / ms - 1 }, { strokeDashoffset: -1 }], {
      duration: left,
      fill: 'forwards',
    });
    return () => run?.cancel();
  }, [ms, endsAt]);
  return (
    <svg className={styles.ring} aria-hidden="true" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="46" />
      <circle ref={line} className={styles.left} cx="50" cy="50" r="46" pathLength="1" />
    </svg>
  );
}
