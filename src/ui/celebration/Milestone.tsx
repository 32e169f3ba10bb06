// A moment of its own in a result: a new level, or a round number of days in a row.
import type { ReactNode } from 'react';
import { Celebration } from './Celebration.tsx';
import styles from './milestone.module.css';

interface MilestoneProps {
  /** Decoration; the words say it all. */
  readonly picture: ReactNode;
  readonly words: string;
  /** It happens now, and nothing else of this result is celebrated. */
  readonly isCelebrated: boolean;
}

export function Milestone({ picture, words, isCelebrated }: MilestoneProps) {
  return (
    <div className={styles.milestone} data-part="milestone">
      <span className={styles.picture}>{picture}</span>
      <p className={styles.words}>{words}</p>
      {isCelebrated && <Celebration />}
    </div>
  );
}
