// A position of Connect 4 as a picture: the stand, the discs in it, the last one and the winning line.
import { grown, middleOf } from '../../engine/picture/area.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, fade, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import { columns, type View } from './rules.ts';
import { discBox, feet, hole, holeBox, lineBar, middle, numberBox, panel, size, spots } from './stand.ts';

/** As in the style sheet of the board. */
export const shades = {
  c4PanelTop: ['#0f5b68', '#10505c', '#5a5a5a'],
  c4PanelBottom: ['#0c414b', '#0b3d47', '#5a5a5a'],
  c4Rim: ['#093640', '#07252c', '#ffffff'],
  c4Back: ['#efe8d9', '#101c1f', '#000000'],
  c4Line: ['#efe8d9', '#fbf4e4', '#3ff23f'],
  c4First: ['#f5b83d', '#f5c765', '#ffffff'],
  c4FirstEdge: ['#7a5000', '#8a620f', '#ffffff'],
  c4FirstMark: ['#96650a', '#8f6412', '#000000'],
  c4Second: ['#e4553a', '#e8694e', '#000000'],
  c4SecondEdge: ['#7d2212', '#ffb4a2', '#ffff00'],
  c4SecondMark: ['#ffe3da', '#ffe9e2', '#ffff00'],
  c4Gloss: ['1', '1', '0'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

/** In ink: a saffron ring would vanish on saffron discs. */
const ink = '#10242b';

const gloss = element(
  'radialGradient',
  { id: 'gloss', cx: '38%', cy: '32%', r: '75%' },
  element('stop', { 'stop-color': '#ffffff', 'stop-opacity': 0.42 }),
  element('stop', { offset: 0.5, 'stop-color': '#ffffff', 'stop-opacity': 0 }),
  element('stop', { offset: 1, 'stop-color': '#000000', 'stop-opacity': 0.2 }),
);

/** Saffron with two rings, coral with a ring and a plus. */
function discs(paint: Colours): string[] {
  const looks = [
    { fill: paint.c4First, edge: paint.c4FirstEdge, mark: paint.c4FirstMark, sign: circle(50, 50, 16, {}) },
    {
      fill: paint.c4Second,
      edge: paint.c4SecondEdge,
      mark: paint.c4SecondMark,
      sign: path('M50 36 V64 M36 50 H64', {}),
    },
  ];
  return looks.map(({ fill, edge, mark, sign }, seat) =>
    symbol(
      `disc-${seat}`,
      circle(50, 53, 47, { fill: paint.bdShade }),
      circle(50, 50, 47, { fill, stroke: edge, 'stroke-width': 3.4 }),
      circle(50, 50, 47, { fill: 'url(#gloss)', opacity: paint.c4Gloss }),
      group(
        { fill: 'none', stroke: mark, 'stroke-width': 4, 'stroke-linecap': 'round' },
        circle(50, 50, 31, {}),
        sign,
      ),
    ),
  );
}

/** The whole panel but its holes. */
function front({ c4Rim }: Colours): string {
  const { x, y, width, height } = panel;
  const holes = spots.map((spot) => {
    const { x: cx, y: cy } = middle(spot);
    return `M${cx - hole} ${cy}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`;
  });
  const outline = `M${x + 30} ${y}h${width - 60}a30 30 0 0 1 30 30v${height - 60}a30 30 0 0 1 -30 30h${60 - width}a30 30 0 0 1 -30 -30v${60 - height}a30 30 0 0 1 30 -30z`;
  return [
    path(outline + holes.join(''), { fill: 'url(#panel)', 'fill-rule': 'evenodd' }),
    element('rect', {
      ...grown(panel, -6),
      rx: 24,
      fill: 'none',
      stroke: c4Rim,
      'stroke-width': 12,
    }),
    path(holes.join(''), { fill: 'none', stroke: c4Rim, 'stroke-width': 3 }),
  ].join('');
}

function winningLine({ line }: View, { c4Line, c4Rim }: Colours): string {
  const [from, to] = [line?.[0], line?.at(-1)];
  if (!from || !to) return '';
  const { box, degrees } = lineBar(from, to);
  const { x, y } = middleOf(box);
  const transform = `rotate(${degrees} ${x} ${y})`;
  return element('rect', { ...box, rx: 7, fill: c4Line, stroke: c4Rim, 'stroke-width': 3, transform });
}

function lastRing({ last, line }: View, look: BoardLook, { bdLastRing }: Colours): string {
  if (!last || line) return '';
  const box = holeBox(last);
  const { x, y } = middleOf(box);
  const ring = (width: number, stroke: string) =>
    circle(x, y, box.width / 2 - 3, { fill: 'none', stroke, 'stroke-width': width });
  return look.palette === 'linen' ? ring(6, ink) + ring(3, bdLastRing) : ring(6, bdLastRing);
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const inLine = (column: number, row: number) => view.line?.some(([c, r]) => c === column && r === row);
  const lying = view.stacks.flatMap((stack, i) =>
    stack.map((seat, j) => {
      const isDim = view.line !== null && !inLine(i + 1, j + 1);
      return placed(`disc-${seat}`, discBox([i + 1, j + 1]), { opacity: isDim ? 0.6 : undefined });
    }),
  );
  const svg = [
    element('defs', {}, gloss, fade('panel', paint.c4PanelTop, paint.c4PanelBottom), ...discs(paint)),
    ...feet.map((d) => path(d, { fill: paint.c4Rim })),
    element('rect', { ...panel, rx: 30, fill: paint.c4Back }),
    ...lying,
    front(paint),
    lastRing(view, look, paint),
    winningLine(view, paint),
    ...Array.from({ length: columns }, (_, i) =>
      writingIn(numberBox(i + 1), String(i + 1), 20, paint.bdCoord),
    ),
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
