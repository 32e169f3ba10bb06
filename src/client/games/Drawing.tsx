// The drawings of all games, puzzles, contests and live events, in one piece that is loaded once.
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

export function Drawing({ game }: { readonly game: string }) {
  const drawing = drawings.get(game);
  return (
    <>
      <rect width="64" height="64" fill={drawing?.ground ?? '#e0f8f8'} />
      {drawing ? drawing.picture : <Top x={14} y={14} size={36} />}
    </>
  );
}
