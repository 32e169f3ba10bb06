// Games that jump on dark squares as pictures: the squares, the discs, the last move; what a disc looks like is the game's.
import { type Area, middleOf, squareAround } from '../../engine/picture/area.ts';
import { ghostMark, lastMark } from '../../engine/picture/marks.ts';
import {
  type BoardPaint,
  bodyOf,
  coloursFor,
  mixed,
  type Paint,
  type Shades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook } from '../../engine/picture/picture.ts';
import { circle, element, fade, group, path, placed, shine, symbol } from '../../engine/picture/svg.ts';
import { rowsSeenBy } from './darkSquares.ts';
import type { JumpGame, JumpView } from './jumpGame.ts';

/** As in the style sheet of jumping games. */
export const jumpShades = {
  jpCrown: ['#f5b83d', '#f5c765', '#1aebff'],
  jpCrownEdge: ['#7a5000', '#7a5000', '#000000'],
  jpGloss: ['84%', '84%', '100%'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof jumpShades>;

export interface DiscPaint {
  readonly colour: 'w' | 'b';
  readonly edge: string;
  /** Of what is drawn on the face. */
  readonly inner: string;
  readonly shade: string;
  readonly crown: string;
  readonly crownEdge: string;
  readonly side: string;
}

export interface JumpDrawing {
  readonly frame: number;
  readonly corner: number;
  /** The width of a disc; a square has 100. */
  readonly disc: number;
  man(paint: DiscPaint): string;
  king(paint: DiscPaint): string;
  /** Numbers of squares: where each is on the screen, by its number. */
  numbers(squares: readonly NumberedSquare[], look: BoardLook): string;
  /** Of the dark squares; left out: those of boards. */
  dark?(look: BoardLook): string;
}

export interface NumberedSquare {
  readonly number: number;
  readonly row: number;
  readonly column: number;
  readonly area: Area;
}

const side = 100;

/** A disc with its side below, and what is on its face. */
export function disc(
  { colour, edge, side: fill }: DiscPaint,
  { top, radius, thickness }: { readonly top: number; readonly radius: number; readonly thickness: number },
  ...face: readonly string[]
): string {
  return group(
    { stroke: edge, 'stroke-width': 3 },
    circle(50, top + thickness, radius, { fill }),
    circle(50, top, radius, { fill: `url(#shine-${colour})` }),
    group({ stroke: 'none' }, ...face),
  );
}

function discPaints(paint: Colours): DiscPaint[] {
  const { bdP1, bdP1Mark, bdP1Edge, bdP2, bdP2Edge, bdP2Mark, bdShade, jpCrown, jpCrownEdge } = paint;
  const shared = { shade: bdShade, crown: jpCrown, crownEdge: jpCrownEdge };
  return [
    { colour: 'w', edge: bdP1Edge, inner: bdP1Mark, side: mixed(bdP1, 72, bdP1Mark), ...shared },
    { colour: 'b', edge: bdP2Edge, inner: bdP2Mark, side: bdP2, ...shared },
  ];
}

function symbols(drawn: JumpDrawing, paint: Colours): string[] {
  const gloss = Number.parseInt(paint.jpGloss, 10);
  return [
    shine('shine-w', bodyOf(paint, 0, gloss)),
    shine('shine-b', bodyOf(paint, 1, gloss)),
    fade('frame', gloss === 100 ? paint.bdFrame : mixed(paint.bdFrame, 88, paint.bdLight), paint.bdFrame),
    ...discPaints(paint).flatMap((each) => [
      symbol(`man-${each.colour}`, drawn.man(each)),
      symbol(`king-${each.colour}`, drawn.king(each)),
    ]),
  ];
}

function board(
  drawn: JumpDrawing,
  squares: readonly NumberedSquare[],
  whole: number,
  look: BoardLook,
  paint: Colours,
): string {
  const { frame, corner } = drawn;
  const field = { x: frame, y: frame, width: whole - 2 * frame, height: whole - 2 * frame };
  const dark = squares.map(({ area: { x, y } }) => `M${x} ${y}h${side}v${side}h-${side}z`).join('');
  return [
    element('rect', { width: whole, height: whole, rx: corner, fill: 'url(#frame)' }),
    element('rect', { ...field, fill: paint.bdCellA }),
    path(dark, { fill: drawn.dark?.(look) ?? paint.bdCellB }),
    element('rect', { ...field, fill: 'none', stroke: paint.bdFrame2, 'stroke-width': 3 }),
  ].join('');
}

export function drawJumps(game: JumpGame, drawn: JumpDrawing, view: JumpView, look: BoardLook): BoardDrawing {
  const paint = coloursFor(jumpShades, look);
  const rows = rowsSeenBy(game.custom.board, game.sideOfSeat(look.nearSeat));
  const whole = rows.length * side + 2 * drawn.frame;
  const squares = rows.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const corner = { x: drawn.frame + column * side, y: drawn.frame + row * side };
      return number === null ? [] : [{ number, row, column, area: { ...corner, width: side, height: side } }];
    }),
  );
  const discIn = (area: Area) => {
    const { x, y } = middleOf(area);
    return squareAround(x, y, drawn.disc);
  };
  const visited = new Set(view.last?.path);
  const from = view.last?.path[0];
  const isRound = view.last?.path.at(-1) === from;
  const svg = [
    element('defs', {}, ...symbols(drawn, paint)),
    board(drawn, squares, whole, look, paint),
    ...squares.flatMap(({ number, area }) => (visited.has(number) ? [lastMark(area, paint)] : [])),
    ...squares.flatMap(({ number, area }) =>
      number === from && !isRound ? [ghostMark(discIn(area), paint)] : [],
    ),
    drawn.numbers(squares, look),
    ...squares.flatMap(({ number, area }) => {
      const letter = view.pieces[number - 1] ?? '.';
      const kind = letter === letter.toLowerCase() ? 'man' : 'king';
      return letter === '.' ? [] : [placed(`${kind}-${letter.toLowerCase()}`, discIn(area))];
    }),
  ];
  return { width: whole, height: whole, svg: svg.join('') };
}
