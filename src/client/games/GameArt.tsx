// The catalogue art of a game, drawn in the page itself: sharp at every size. The drawings come after the page they stand in.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';

const Drawing = lazy(async () => ({ default: (await import('./Drawing.tsx')).Drawing }));

const useStyles = makeStyles({
  art: { display: 'block', flexShrink: 0, borderRadius: '25%', forcedColorAdjust: 'none' },
});

interface GameArtProps {
  readonly game: string;
  /** Side in px. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Decoration: the game's name always stands beside it. */
export function GameArt({ game, size, className }: GameArtProps) {
  const styles = useStyles();
  return (
    <svg
      aria-hidden="true"
      className={mergeClasses(styles.art, className)}
      height={size}
      viewBox="0 0 64 64"
      width={size}
    >
      <Suspense fallback={<rect width="64" height="64" fill="#e0f8f8" />}>
        <Drawing game={game} />
      </Suspense>
    </svg>
  );
}
