// The catalogue art of a game, drawn in the page itself: no request, sharp at every size.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { predictionsEntry } from '../../catalogue/elsewhere.ts';
import type { Art } from '../../ui/art/Art.ts';
import { art as predictions } from '../../ui/art/scorePredictor.tsx';
import { Top } from '../../ui/Top.tsx';

const files = import.meta.glob<Art>('../../{games,puzzles,contests,events}/*/art.tsx', {
  eager: true,
  import: 'art',
});

/** By the name of its folder; that of all kinds of predictions by its entry in the catalogue and by the type of an event. */
const drawings = new Map(Object.entries(files).map(([file, art]) => [file.split('/').at(-2), art]));
for (const name of [predictionsEntry, 'predictorEvent']) drawings.set(name, predictions);

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
  const drawing = drawings.get(game);
  return (
    <svg
      aria-hidden="true"
      className={mergeClasses(styles.art, className)}
      height={size}
      viewBox="0 0 64 64"
      width={size}
    >
      <rect width="64" height="64" fill={drawing?.ground ?? '#e0f8f8'} />
      {drawing ? drawing.picture : <Top x={14} y={14} size={36} />}
    </svg>
  );
}
