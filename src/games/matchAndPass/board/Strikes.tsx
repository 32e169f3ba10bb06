// Strikes as spinning tops: hollow ones stand, a struck one lies on its side.
import { topOutline } from '../top.ts';
import styles from './board.module.css';

interface StrikesProps {
  readonly count: number;
  readonly limit: number;
  /** There is little room: more than three are written as a number. */
  readonly isShort?: boolean;
}

export function Strikes({ count, limit, isShort = false }: StrikesProps) {
  if (isShort && limit > 3) return <span className={styles.count}>{`${count}/${limit}`}</span>;
  return (
    <svg className={styles.strikes} viewBox={`0 0 ${limit * 18} 18`} aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        <path
          key={i}
          data-struck={i < count}
          d={topOutline}
          transform={`translate(${9 + i * 18} 9)${i < count ? ' rotate(82)' : ''}`}
        />
      ))}
    </svg>
  );
}
