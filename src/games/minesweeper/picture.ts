// The field of minesweeper as everybody sees it, as a picture: keys, numbers, flags, and mines that nobody found.
import { grown } from '../../engine/picture/area.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writing, writingIn } from '../../engine/picture/writing.ts';
import { dotsOf, flagMarks, mine, pennants, pole } from './faces.ts';
import { cells, side } from './field.ts';
import { cellBox, fieldBox, placesOf } from './places.ts';
import type { View } from './shapes.ts';
import { flagSigns, hidden, lostMine } from './view.ts';

/** As in the style sheet of the board. */
export const shades = {
  msFrame: ['#0c414b', '#0a2f37', '#000000'],
  msGround: ['#fbf7ee', '#10272d', '#000000'],
  msLine: ['#d3c7ab', '#2b5560', '#5a5a5a'],
  msKey: ['#8fb0ae', '#8fa6a4', '#ffffff'],
  msKeyShade: ['#3f6a6c', '#4c6a6b', '#8c8c8c'],
  msKeyLight: ['#cfe0de', '#c3d2d0', '#ffffff'],
  msKeyEdge: ['#4b7577', '#22474d', '#4b7577'],
  ms1: ['#00606d', '#7fd8e2', '#ffffff'],
  ms2: ['#2f6b1f', '#a4d992', '#ffffff'],
  ms3: ['#b0301a', '#ffa08d', '#ffffff'],
  ms4: ['#3b2a78', '#c3b5ff', '#ffffff'],
  ms5: ['#7a1f0e', '#f0b48f', '#ffffff'],
  ms6: ['#0a5f5f', '#74dcca', '#ffffff'],
  ms7: ['#242424', '#ffffff', '#ffffff'],
  ms8: ['#5c6364', '#c3ccd0', '#ffffff'],
  msInk: ['#10242b', '#10242b', '#000000'],
  msSeat0: ['#007482', '#00616d', '#000000'],
  msSeat1: ['#e4553a', '#c93f26', '#ffff00'],
  msSign: ['#ffffff', '#ffffff', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const places = placesOf(false);
const steps = Array.from({ length: side }, (_, n) => n);
const round = { fill: 'none', 'stroke-linecap': 'round' };

const coloursOfNumbers = (paint: Colours): readonly string[] => {
  const { ms1, ms2, ms3, ms4, ms5, ms6, ms7, ms8 } = paint;
  return [ms1, ms2, ms3, ms4, ms5, ms6, ms7, ms8];
};

/** A rounded rectangle in the square of a hundred of a cell, as a part of a path. */
function rounded(cell: number, y: number, height: number): string {
  const box = cellBox(places, cell);
  const share = box.width / 100;
  const [left, top, corner] = [box.x + 3 * share, box.y + y * share, 12 * share];
  const [across, down] = [94 * share - 2 * corner, height * share - 2 * corner];
  const round = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`;
  const sides = [
    `h${across}`,
    round(1, 1),
    `v${down}`,
    round(-1, 1),
    `h${-across}`,
    round(-1, -1),
    `v${-down}`,
  ];
  return `M${left + corner} ${top}${sides.join('')}${round(1, -1)}z`;
}

function lit(cell: number): string {
  const { x, y, width } = cellBox(places, cell);
  const share = width / 100;
  const corner = `a${9 * share} ${9 * share} 0 0 1 ${9 * share} ${-9 * share}`;
  return `M${x + 8 * share} ${y + 82 * share}v${-66 * share}${corner}h${67 * share}`;
}

/** All keys are three paths: two hundred times three elements would take their time. */
function keys({ field }: View, { msKey, msKeyShade, msKeyLight, msKeyEdge }: Colours): string[] {
  const raised = cells.filter((cell) => !/\d/.test(field[cell] ?? hidden));
  const share = places.cell / 100;
  const all = (part: (cell: number) => string) =>
    raised
      .map(part)
      .join('')
      .replaceAll(/\d+\.\d+/g, short);
  return [
    path(
      all((cell) => rounded(cell, 6, 92)),
      { fill: msKeyShade },
    ),
    path(
      all((cell) => rounded(cell, 3, 88)),
      { fill: msKey, stroke: msKeyEdge, 'stroke-width': 3 * share },
    ),
    path(all(lit), { ...round, stroke: msKeyLight, 'stroke-width': 4 * share }),
  ];
}

/** Hundredths of a unit are finer than any picture. */
const short = (number: string): string => String(Math.round(Number(number) * 100) / 100);

function flag(seat: 0 | 1, look: BoardLook, { msInk, msSeat0, msSeat1, msSign }: Colours): string {
  const sign = seat === 1 && look.palette === 'contrast' ? '#000000' : msSign;
  const ink = { stroke: msInk, 'stroke-width': 7 };
  return symbol(
    `flag-${seat}`,
    path(pole.foot, { ...round, ...ink }),
    path(pole.pole, { ...round, ...ink }),
    path(pennants[seat], {
      fill: seat === 0 ? msSeat0 : msSeat1,
      stroke: msInk,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    path(flagMarks[seat], { ...round, stroke: sign, 'stroke-width': 6 }),
  );
}

const lost = ({ msInk }: Colours): string =>
  symbol(
    'mine',
    path(mine, { ...round, stroke: msInk, 'stroke-width': 7 }),
    circle(50, 50, 24, { fill: msInk, stroke: msInk, 'stroke-width': 7 }),
    circle(42, 41, 6, { fill: '#ffffff', opacity: 0.85 }),
  );

const numbers = (paint: Colours): string[] =>
  coloursOfNumbers(paint).map((fill, at) =>
    symbol(
      `number-${at + 1}`,
      writing(String(at + 1), 50, 70, { size: 58, fill }),
      group({ fill }, ...dotsOf(at + 1).map(([x, y]) => circle(x, y, 3, {}))),
    ),
  );

/** The name of the symbol for a sign; null: nothing but the ground. */
function faceOf(sign: string): string | null {
  if (sign === hidden || sign === '0') return null;
  if (sign === lostMine) return 'mine';
  const seat = flagSigns.indexOf(sign);
  return seat < 0 ? `number-${sign}` : `flag-${seat}`;
}

function cellDrawn({ field }: View, cell: number): string {
  const sign = field[cell] ?? hidden;
  const face = faceOf(sign);
  return face === null ? '' : placed(face, cellBox(places, cell));
}

const edges = ({ bdCoord }: Colours): string[] =>
  steps.flatMap((n) => [
    writingIn({ ...cellBox(places, n), y: 0, height: places.y }, String(n + 1), 18, bdCoord),
    writingIn({ ...cellBox(places, n * side), x: 0, width: places.x }, String(n + 1), 18, bdCoord),
  ]);

/** Around what stands there, so that numbers keep their contrast. */
const ring = ({ last }: View, { bdLastRing }: Colours): string =>
  last === null
    ? ''
    : element('rect', {
        ...grown(cellBox(places, last.cell), -1.5),
        fill: 'none',
        stroke: bdLastRing,
        'stroke-width': 4,
      });

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const ground = fieldBox(places);
  const lines = steps.map((n) => `M${n} 0V${side}M0 ${n}H${side}`).join('');
  const grid = { transform: `translate(${ground.x} ${ground.y}) scale(${places.cell})` };
  const svg = [
    element('defs', {}, ...numbers(paint), flag(0, look, paint), flag(1, look, paint), lost(paint)),
    element('rect', { ...places.size, rx: 22, fill: paint.msFrame }),
    element('rect', { ...ground, fill: paint.msGround }),
    path(lines, { ...grid, stroke: paint.msLine, 'stroke-width': 1 / places.cell }),
    ...edges(paint),
    ...keys(view, paint),
    ...cells.map((cell) => cellDrawn(view, cell)),
    ring(view, paint),
  ];
  return { ...places.size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
