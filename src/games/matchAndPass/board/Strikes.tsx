// Strikes as spinning tops: hollow ones stand, a struck one lies on its side.
import styles from './board.module.css';

interface StrikesProps {
  readonly count: number;
  readonly limit: number;
  /** There is little room: more than three are written as a number. */
  readonly isShort?: boolean;
}

const top = 'M-1.2-7.5h2.4v3.5h-2.4zM-6-4h12v2.6H-6zM-4.2-1.4h8.4C3.6 2.2 2.2 5 0 7.2-2.2 5-3.6 2.2-4.2-1.4Z';

export function Strikes({ count, limit, isShort = false }: StrikesProps) {
  if (isShort && limit > 3) return <span className={styles.count}>{`${count}/${limit}`}</span>;
  return (
    <svg className={styles.strikes} viewBox={`0 0 ${limit * 18} 18`} aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        <path
          key={i}
          data-struck={i < count}
          d={top}
          transform={`translate(${9 + i * 18} 9)${i < count ? ' rotate(82)' : ''}`}
        />
      ))}
    </svg>
  );
}
