// The board of puzzles found on the map: the outline, and beside or below it the guesses.
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts.tsx';
import styles from './map.module.css';

interface MapBoardProps {
  /** Its texts are in `puzzles:<puzzle>`. */
  readonly puzzle: string;
  /** Null before one has joined. */
  readonly outline: string | null;
  /** The guesses. */
  readonly children: ReactNode;
}

export function MapBoard({ puzzle, outline, children }: MapBoardProps) {
  const { t } = useTexts();
  return (
    <div className={styles.map}>
      <div className={styles.picture}>
        {outline === null ? (
          <span aria-hidden="true" className={styles.hidden}>
            ?
          </span>
        ) : (
          <svg
            aria-label={t(`puzzles:${puzzle}.outline`)}
            className={styles.outline}
            role="img"
            viewBox="0 0 400 400"
          >
            <path d={outline} fillRule="evenodd" />
          </svg>
        )}
      </div>
      <div className={styles.side}>
        <Suspense fallback={<div className={styles.coming} />}>{children}</Suspense>
      </div>
    </div>
  );
}
