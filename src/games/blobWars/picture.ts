// A position of Blob Wars as a picture: the dish, blobs that look at the last move, and who has how many.
import type { Seat } from '../../engine/game.ts';
import { middleOf } from '../../engine/picture/area.ts';
import { ghostMark, lastMark } from '../../engine/picture/marks.ts';
import { type BoardPaint, coloursFor, mixed, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, group, path, placed, shine, symbol } from '../../engine/picture/svg.ts';
import { writing, writingIn } from '../../engine/picture/writing.ts';
import { columnOf, rowOf } from './cells.ts';
import {
  all,
  barOf,
  blobBox,
  boxOf,
  cell,
  countBox,
  dimple,
  edgeNames,
  field,
  frameOf,
  sizeOf,
} from './lie.ts';
import { outlines } from './outlines.ts';
import { blobsOf, letterOf, type View } from './rules.ts';

/** As in the style sheet of the board. */
export const shades = {
  bwFirst: ['#0b4a55', '#176b78', '#ffffff'],
  bwFirstLight: ['#3f9aa6', '#5cbfca', '#ffffff'],
  bwFirstEdge: ['#062b32', '#a5e3e9', '#000000'],
  bwSecond: ['#f7a892', '#f7a892', '#000000'],
  bwSecondLight: ['#ffd9cd', '#ffd9cd', '#000000'],
  bwSecondEdge: ['#8e2f1a', '#8e2f1a', '#ffff00'],
  bwSecondMark: ['#8e2f1a', '#8e2f1a', '#ffff00'],
  bwWhite: ['#ffffff', '#ffffff', '#ffffff'],
  bwPupil: ['#0a2226', '#0a2226', '#000000'],
  bwGloss: ['0.35', '0.35', '0'],
  bwWall: ['#b9ab8c', '#46707a', '#5a5a5a'],
  bwWallSide: ['#7a6c4c', '#0a2f37', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

/** Of the numbers in the count, on the first colour and on the second. */
const onCount: readonly [Shades, Shades] = [
  ['#ffffff', '#ffffff', '#000000'],
  ['#4d150a', '#4d150a', '#ffff00'],
];

type Colours = BoardPaint & Paint<keyof typeof shades>;

const gazeLength = 4.6;

interface Body {
  readonly edge: string;
  readonly lid: string;
  readonly shines: readonly [string, string, string];
}

const bodiesOf = (paint: Colours): readonly [Body, Body] => [
  {
    edge: paint.bwFirstEdge,
    lid: paint.bwFirst,
    shines: [paint.bwFirstLight, paint.bwFirst, paint.bwFirst],
  },
  {
    edge: paint.bwSecondEdge,
    lid: paint.bwSecond,
    shines: [paint.bwSecondLight, paint.bwSecond, mixed(paint.bwSecond, 86, paint.bwSecondEdge)],
  },
];

const bodySymbols = (paint: Colours): string[] =>
  bodiesOf(paint).flatMap(({ edge, shines }, seat) => [
    shine(`shine-${seat}`, shines, { plainFrom: 0.55, cy: '30%', r: '78%' }),
    symbol(
      `blob-${seat}`,
      element('ellipse', { cx: 50, cy: 58, rx: 43, ry: 42, fill: paint.bdShade }),
      path(outlines[seat] ?? '', { fill: `url(#shine-${seat})`, stroke: edge, 'stroke-width': 3.2 }),
      element('ellipse', {
        cx: 34,
        cy: 22,
        rx: 12,
        ry: 6,
        transform: 'rotate(-28 34 22)',
        fill: '#ffffff',
        opacity: paint.bwGloss,
      }),
      seat === 1
        ? path('M50 63v20M40 73h20', {
            fill: 'none',
            stroke: paint.bwSecondMark,
            'stroke-width': 5,
            'stroke-linecap': 'round',
          })
        : '',
    ),
  ]);

interface Gaze {
  readonly x: number;
  readonly y: number;
}

/** Round eyes of the first seat, sleepy ones of the second. */
function eyes(seat: Seat, gaze: Gaze, paint: Colours): string {
  const { edge, lid } = bodiesOf(paint)[seat === 0 ? 0 : 1];
  return [34, 66]
    .map((x) => {
      const white = circle(x, 43, 11.5, { fill: paint.bwWhite, stroke: edge, 'stroke-width': 2 });
      const at = { x: x + gaze.x * gazeLength, y: (seat === 1 ? 45.5 : 43) + gaze.y * gazeLength };
      const pupil = circle(at.x, at.y, 5.6, { fill: paint.bwPupil });
      if (seat === 0) return white + pupil;
      const lash = path(`M${x - 12} 43h24`, { stroke: edge, 'stroke-width': 3, 'stroke-linecap': 'round' });
      return white + pupil + path(`M${x - 12.5} 43a12.5 12.5 0 0 1 25 0z`, { fill: lid }) + lash;
    })
    .join('');
}

function blob(
  seat: Seat,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  gaze: Gaze,
  paint: Colours,
): string {
  const transform = `translate(${x} ${y}) scale(${width / 100})`;
  const body = placed(`blob-${seat}`, { x: 0, y: 0, width: 100, height: 100 });
  return group({ transform }, body, eyes(seat, gaze, paint));
}

function gazeOf(from: number, to: number | undefined): Gaze {
  if (to === undefined || to === from) return { x: 0, y: 0 };
  const [x, y] = [columnOf(to) - columnOf(from), rowOf(from) - rowOf(to)];
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

function wall(x: number, y: number, { bwWall, bwWallSide }: Colours): string {
  const stroke = { stroke: bwWallSide, 'stroke-width': 5, 'stroke-linecap': 'round' };
  return [
    element('rect', { x: x - 42, y: y - 36, width: 84, height: 80, rx: 20, fill: bwWallSide }),
    element('rect', {
      x: x - 42,
      y: y - 42,
      width: 84,
      height: 78,
      rx: 20,
      fill: bwWall,
      stroke: bwWallSide,
      'stroke-width': 3,
    }),
    path(`M${x - 22} ${y + 16}l36 -36M${x - 6} ${y + 20}l28 -28`, { fill: 'none', ...stroke }),
  ].join('');
}

/** The outline of a dimple, so much lower: all of them are one path. */
function round(at: number, lower: number): string {
  const { x, y } = middleOf(boxOf(false, at));
  const arc = `a${dimple} ${dimple} 0 1 0`;
  return `M${x - dimple} ${y + lower}${arc} ${2 * dimple} 0${arc} ${-2 * dimple} 0z`;
}

function dish({ cells }: View, look: BoardLook, paint: Colours): string[] {
  const { width } = sizeOf(false);
  const [frame, bar] = [frameOf(false), barOf(false)];
  const isContrast = look.palette === 'contrast';
  const hollow = isContrast
    ? { fill: paint.bdField, stroke: '#8c8c8c', 'stroke-width': 2 }
    : { fill: mixed(paint.bdField, 91, '#000000') };
  const isWall = (at: number) => cells[at] === '-';
  const free = all.filter((at) => !isWall(at));
  const inner = { x: frame - 6, y: bar + frame - 6, width: field + 12, height: field + 12, rx: 44 };
  return [
    element('rect', { y: bar, width, height: width, rx: 56, fill: paint.bdFrame }),
    element('rect', { ...inner, fill: 'url(#dish)', stroke: paint.bdFrame2, 'stroke-width': 3 }),
    isContrast
      ? ''
      : path(free.map((at) => round(at, 3)).join(''), { fill: mixed(paint.bdField, 70, paint.bdLight) }),
    path(free.map((at) => round(at, 0)).join(''), hollow),
    ...all.filter(isWall).map((at) => {
      const { x, y } = middleOf(boxOf(false, at));
      return wall(x, y, paint);
    }),
  ];
}

/** Above the board: two colours, two numbers, and who has more of it. */
function countBar({ cells }: View, { nearSeat, palette }: BoardLook, paint: Colours): string {
  const { x, y, width, height } = countBox(false);
  const other = 1 - nearSeat;
  const weight = (seat: Seat) => blobsOf(cells, seat) + 6;
  const share = (width * weight(nearSeat)) / (weight(nearSeat) + weight(other));
  const fillOf = (seat: Seat) => (seat === 0 ? paint.bwFirst : paint.bwSecond);
  const inkOf = (seat: Seat) => onCount[seat === 0 ? 0 : 1][palette === 'contrast' ? 2 : 0];
  const size = 32;
  const [baseline, face] = [y + height / 2 + 11, 36];
  const top = y + (height - face) / 2;
  const straight = { x: 0, y: 0 };
  const number = (seat: Seat, at: number, anchor: 'start' | 'end') =>
    writing(String(blobsOf(cells, seat)), at, baseline, { size, fill: inkOf(seat), anchor });
  const edge = palette === 'contrast' ? '#ffffff' : paint.bdFrame;
  return [
    group(
      { 'clip-path': 'url(#bar)' },
      element('rect', { x, y, width: share, height, fill: fillOf(nearSeat) }),
      element('rect', { x: x + share, y, width: width - share, height, fill: fillOf(other) }),
    ),
    element('rect', {
      x: x + 1,
      y: y + 1,
      width: width - 2,
      height: height - 2,
      rx: height / 2 - 1,
      fill: 'none',
      stroke: edge,
      'stroke-width': 2,
    }),
    blob(nearSeat, { x: x + 18, y: top, width: face }, straight, paint),
    number(nearSeat, x + 66, 'start'),
    blob(other, { x: x + width - 18 - face, y: top, width: face }, straight, paint),
    number(other, x + width - 66, 'end'),
  ].join('');
}

function marks({ last }: View, paint: Colours): string[] {
  if (!last) return [];
  const tint = (at: number) => lastMark(boxOf(false, at), paint, cell * 0.22);
  if (last.from === null) return [tint(last.to)];
  return [tint(last.to), tint(last.from), ghostMark(blobBox(false, last.from), paint)];
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const bar = countBox(false);
  const blobs = [...view.cells].map((letter, at) => {
    if (letter !== letterOf(0) && letter !== letterOf(1)) return '';
    return blob(letter === letterOf(0) ? 0 : 1, blobBox(false, at), gazeOf(at, view.last?.to), paint);
  });
  const svg = [
    element(
      'defs',
      {},
      element('clipPath', { id: 'bar' }, element('rect', { ...bar, rx: bar.height / 2 })),
      element(
        'radialGradient',
        { id: 'dish', cx: '50%', cy: '42%', r: '75%' },
        element('stop', { 'stop-color': mixed(paint.bdField, 96, '#000000') }),
        element('stop', { offset: 1, 'stop-color': paint.bdField }),
      ),
      ...bodySymbols(paint),
    ),
    ...dish(view, look, paint),
    countBar(view, look, paint),
    ...edgeNames(false).map(({ box, text }) => writingIn(box, text, 18, paint.bdCoord)),
    ...marks(view, paint),
    ...blobs,
  ];
  return { ...sizeOf(false), svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
