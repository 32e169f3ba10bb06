// The board of crossing words as a picture: premiums by their signs, tiles with what they count, the last play. No rack is in it.
import { middleOf } from '../../engine/picture/area.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { element, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writing, writingIn } from '../../engine/picture/writing.ts';
import { boxOf, cell, type Lie, placesOf, tileBox, windowOf } from './places.ts';
import type { View } from './shapes.ts';
import { drop, signs } from './signs.ts';
import { centre, empty, type Premium, premiumAt, side, squares } from './squares.ts';
import { pointsOf } from './tiles.ts';

/** As in the style sheet of the board. */
export const shades = {
  scSquare: ['#f6f1e5', '#24474e', '#000000'],
  scLine: ['#d3c7ab', '#3d656d', '#ffffff'],
  scLetter: ['#d4e8e8', '#1c5a63', '#000000'],
  scLetterSign: ['#2f7f88', '#7cc4cb', '#1aebff'],
  scWord: ['#f7d9cf', '#5d3a36', '#000000'],
  scWordSign: ['#b0452c', '#f09a83', '#ffff00'],
  scTile: ['#f3e3c3', '#f3e3c3', '#ffffff'],
  scTileEdge: ['#8a6f3f', '#8a6f3f', '#000000'],
  scTileInk: ['#2b2416', '#2b2416', '#000000'],
  scTileBlank: ['#a8321a', '#a8321a', '#a00000'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const lie: Lie = { isNarrow: false, zoom: null };
const { rim } = placesOf(false);
const { width, height } = windowOf(false);
const all = Array.from({ length: squares }, (_, at) => at);
const lines = Array.from({ length: side }, (_, line) => line);

/** Drops count letters, bars count words. */
function sign(premium: Premium, paint: Colours): string {
  const { count, isWord } = signs[premium];
  const at = (i: number) => (i - (count - 1) / 2) * (isWord ? 19 : 25);
  const each = Array.from({ length: count }, (_, i) =>
    isWord
      ? element('rect', { x: at(i) - 6, y: -17, width: 12, height: 34, rx: 4 })
      : path(drop, { transform: `translate(${at(i)} 2)` }),
  );
  const fill = isWord ? paint.scWordSign : paint.scLetterSign;
  return symbol(`sign-${premium}`, group({ fill, transform: 'translate(50 50) scale(1.25)' }, ...each));
}

const tileBody = ({ scTile, scTileEdge }: Colours): string =>
  symbol(
    'tile',
    element('rect', { x: 1, y: 5, width: 98, height: 95, rx: 18, fill: 'rgb(0 0 0 / 0.28)' }),
    element('rect', {
      x: 2,
      y: 1,
      width: 96,
      height: 94,
      rx: 18,
      fill: scTile,
      stroke: scTileEdge,
      'stroke-width': 2.5,
    }),
  );

/** The mark of the product in the middle. */
function top({ scWordSign, scWord }: Colours): string {
  const { x, y } = middleOf(boxOf(lie, centre));
  return group(
    { transform: `translate(${x} ${y})` },
    path('M-5-38H5V-20H-5ZM-32-20H32C30 8 12 22 0 38C-12 22-30 8-32-20Z', { fill: scWordSign }),
    path('M-27-4H27', { fill: 'none', stroke: scWord, 'stroke-width': 6 }),
  );
}

/** All squares of one colour are one path: two hundred elements would take their time. */
function ground({ board }: View, paint: Colours): string[] {
  const free = all.filter((at) => board.charAt(at) === empty);
  const outline = (at: number) => {
    const { x, y } = boxOf(lie, at);
    return `M${x + 10} ${y + 2}h80q8 0 8 8v80q0 8-8 8h-80q-8 0-8-8v-80q0-8 8-8z`;
  };
  const squares = (fill: string, isOf: (premium: Premium | null) => boolean) =>
    path(
      free
        .filter((at) => isOf(premiumAt(at)))
        .map(outline)
        .join(''),
      { fill },
    );
  return [
    squares(paint.scSquare, (premium) => premium === null),
    squares(paint.scLetter, (premium) => premium !== null && !signs[premium].isWord),
    squares(paint.scWord, (premium) => premium !== null && signs[premium].isWord),
    ...free.map((at) => {
      const premium = premiumAt(at);
      if (at === centre) return top(paint);
      return premium === null ? '' : placed(`sign-${premium}`, boxOf(lie, at));
    }),
  ];
}

function tile(at: number, { board, blanks, rules }: View, paint: Colours): string {
  const letter = board.charAt(at);
  if (letter === empty) return '';
  const isBlank = blanks.includes(at);
  const box = tileBox(lie, at);
  const share = box.width / 100;
  const place = (x: number, y: number) => [box.x + x * share, box.y + y * share] as const;
  const ink = isBlank ? paint.scTileBlank : paint.scTileInk;
  const value = { size: 24 * share, fill: paint.scTileInk, anchor: 'end' } as const;
  return [
    placed('tile', box),
    writing(letter, ...place(isBlank ? 50 : 45, 69), { size: 62 * share, fill: ink }),
    isBlank ? '' : writing(String(pointsOf(letter, rules.language)), ...place(90, 85), value),
  ].join('');
}

/** A ring around the tiles of the last play. */
const ring = (at: number, { bdLastRing }: Colours): string =>
  element('rect', {
    ...boxOf(lie, at),
    rx: 18,
    fill: 'none',
    stroke: bdLastRing,
    'stroke-width': 6,
  });

function edges({ bdCoord }: Colours): string[] {
  return lines.flatMap((line) => [
    writingIn({ ...boxOf(lie, line), y: 0, height: rim }, 'ABCDEFGHIJKLMNO'.charAt(line), 28, bdCoord),
    writingIn({ ...boxOf(lie, line * side), x: 0, width: rim }, String(line + 1), 28, bdCoord),
  ]);
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const last = (view.open ?? view.last)?.tiles ?? [];
  const field = { x: rim, y: rim, width: side * cell, height: side * cell, rx: 6 };
  const premiums = ['d', 't', 'D', 'T'] as const;
  const svg = [
    element('defs', {}, tileBody(paint), ...premiums.map((premium) => sign(premium, paint))),
    element('rect', { width, height, rx: rim / 1.6, fill: paint.bdFrame }),
    element('rect', { ...field, fill: paint.scLine }),
    ...ground(view, paint),
    ...edges(paint),
    ...all.map((at) => tile(at, view, paint)),
    ...last.map(({ cell: at }) => ring(at, paint)),
  ];
  return { width, height, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
