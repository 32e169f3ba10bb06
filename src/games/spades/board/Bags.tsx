// Bags as small dots: ten places, the tenth costs a hundred.
import styles from './scores.module.css';

const places = 10;

export function Bags({ count }: { readonly count: number }) {
  return (
    <svg className={styles.bags} viewBox="0 0 50 22" aria-hidden="true">
      {Array.from({ length: places }, (_, i) => (
        <circle key={i} data-full={i < count} cx={6 + (i % 5) * 9.5} cy={i < 5 ? 6 : 16} r="3.4" />
      ))}
    </svg>
  );
}
