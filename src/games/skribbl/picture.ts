// The drawing as a picture: the paper with its strokes, and below it a place for each letter of the word.
import { coloursFor, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { element, group, path } from '../../engine/picture/svg.ts';
import { isWritable, writing } from '../../engine/picture/writing.ts';
import { colours, paper, type Stroke, strokesOf } from './ink.ts';
import { outlinesOf } from './outline.ts';
import type { View } from './shapes.ts';

/** As in the style sheet of the board. */
export const shades = {
  skEdge: ['#c9bfa8', '#8d8267', '#ffffff'],
  skWords: ['#173a45', '#f1ebdd', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

const margin = 10;
const line = 110;
const size = { width: paper.width + 2 * margin, height: paper.height + 2 * margin + line };

const drawnStroke = (stroke: Stroke): string =>
  outlinesOf(stroke)
    .map(({ d, width }) =>
      path(d, {
        fill: 'none',
        stroke: colours[stroke.colour]?.value ?? colours[1].value,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
    .join('');

/** A letter or its place, with spaces between. */
const spread = (mask: string): string => [...mask].join(' ');

function draw(view: View, look: BoardLook): BoardDrawing {
  const { skEdge, skWords } = coloursFor(shades, look);
  const strokes = strokesOf(view.ink.join(''));
  const frame = { x: margin, y: margin, width: paper.width, height: paper.height, rx: 18 };
  const text = spread(view.mask.toUpperCase());
  const letterSize = Math.min(64, Math.floor((1.6 * paper.width) / Math.max(1, text.length)));
  const svg = [
    element('defs', {}, element('clipPath', { id: 'paper' }, element('rect', { ...frame, x: 0, y: 0 }))),
    element('rect', { ...frame, fill: colours[0].value }),
    group(
      { transform: `translate(${margin} ${margin})` },
      group({ 'clip-path': 'url(#paper)' }, ...strokes.map(drawnStroke)),
    ),
    element('rect', { ...frame, fill: 'none', stroke: skEdge, 'stroke-width': 6 }),
    isWritable(text)
      ? writing(text, size.width / 2, size.height - 40, { size: letterSize, fill: skWords })
      : '',
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
