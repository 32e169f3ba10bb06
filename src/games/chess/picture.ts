// A position of chess as a picture: the squares, the men, the last move and a king in check.
import { grown, middleOf } from '../../engine/picture/area.ts';
import { ghostMark, lastMark } from '../../engine/picture/marks.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import { boxIn, boxOf, cell, edgeLabels, type Lie, lines, manBox, rimOf, sizeOf } from './lie.ts';
import { base, eye, men, shadow } from './men.ts';
import type { View } from './rules.ts';
import { allSquares, kindOf, kinds, ownerOf, squareOf } from './squares.ts';

/** As in the style sheet of the board. */
export const shades = {
  chWhiteEdge: ['#173a45', '#0b171a', '#000000'],
  chWhiteLines: ['#173a45', '#0b171a', '#000000'],
  chBlackLines: ['#9cc3c7', '#8fc3c8', '#ffff00'],
  chOnLight: ['#2f5f68', '#0b2a30', '#000000'],
  chOnDark: ['#0c3540', '#e4eeec', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const nameOf = (letter: string): string => `${kindOf(letter)}-${ownerOf(letter)}`;

function manSymbols(paint: Colours): string[] {
  const looks = [
    { fill: paint.bdP1, edge: paint.chWhiteEdge, inner: paint.chWhiteLines },
    { fill: paint.bdP2, edge: paint.bdP2Edge, inner: paint.chBlackLines },
  ];
  return looks.flatMap(({ fill, edge, inner }, owner) =>
    kinds.map((kind) => {
      const { outlines, balls = [], lines: inside } = men[kind];
      const stroked = {
        stroke: edge,
        'stroke-width': 4,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      };
      return symbol(
        `${kind}-${owner}`,
        element('rect', { ...shadow, fill: paint.bdShade }),
        group(
          { fill, ...stroked },
          ...outlines.map((d) => path(d, {})),
          ...balls.map(([x, y, radius]) => circle(x, y, radius, {})),
          element('rect', base),
          inside === undefined ? '' : path(inside, { fill: 'none', stroke: inner }),
          kind === 'knight' ? element('circle', { ...eye, fill: inner, stroke: 'none' }) : '',
        ),
      );
    }),
  );
}

function board({ bdFrame, bdCellA, bdCellB }: Colours): string {
  const rim = rimOf(false);
  const { width, height } = sizeOf(false);
  const dark = lines.flatMap((row) =>
    lines
      .filter((column) => (row + column) % 2 === 1)
      .map((column) => `M${rim + column * cell} ${rim + row * cell}h${cell}v${cell}h-${cell}z`),
  );
  return [
    element('rect', { width, height, rx: 20, fill: bdFrame }),
    element('rect', { x: rim, y: rim, width: 8 * cell, height: 8 * cell, fill: bdCellA }),
    path(dark.join(''), { fill: bdCellB }),
  ].join('');
}

/** A ring around the king and a tick in each corner of its square. */
function checkMark(lie: Lie, square: number, { bdCapture, bdHalo }: Colours): string {
  const box = boxOf(lie, square);
  const { x, y } = middleOf(box);
  const tick = box.width * 0.24;
  const corners = [
    [box.x + 2, box.y + 2, 1, 1],
    [box.x + box.width - 2, box.y + 2, -1, 1],
    [box.x + 2, box.y + box.height - 2, 1, -1],
    [box.x + box.width - 2, box.y + box.height - 2, -1, -1],
  ] as const;
  const ticks = corners.map(
    ([cx, cy, across, down]) => `M${cx} ${cy + down * tick}V${cy}H${cx + across * tick}`,
  );
  const radius = grown(box, -box.width * 0.06).width / 2;
  return (
    path(ticks.join(''), { fill: 'none', stroke: bdCapture, 'stroke-width': 4 }) +
    circle(x, y, radius - 2, { fill: 'none', stroke: bdHalo, 'stroke-width': 9 }) +
    circle(x, y, radius - 2, { fill: 'none', stroke: bdCapture, 'stroke-width': 4 })
  );
}

function marks(lie: Lie, { last, check }: View, paint: Colours): string {
  const from = last === null ? null : squareOf(last.slice(0, 2));
  const to = last === null ? null : squareOf(last.slice(2, 4));
  return [
    ...[from, to].flatMap((square) => (square === null ? [] : lastMark(boxOf(lie, square), paint))),
    from === null ? '' : ghostMark(boxIn(lie, from, 56), paint),
    check === null ? '' : checkMark(lie, squareOf(check), paint),
  ].join('');
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const lie: Lie = { isNarrow: false, nearSeat: look.nearSeat };
  const label = (isOnLight: boolean, fill: string) =>
    edgeLabels(lie, isOnLight).map(({ box, text }) => writingIn(box, text, 17, fill));
  const standing = [...view.pieces].map((letter, at) => {
    const square = allSquares[at];
    return letter === '.' || square === undefined ? '' : placed(nameOf(letter), manBox(lie, square));
  });
  const svg = [
    element('defs', {}, ...manSymbols(paint)),
    board(paint),
    marks(lie, view, paint),
    ...label(true, paint.chOnLight),
    ...label(false, paint.chOnDark),
    ...standing,
  ];
  return { ...sizeOf(false), svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
