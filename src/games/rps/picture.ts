// The last round of each duel as a picture: two gloves that face each other, and the rounds that each has won.
import type { Seat } from '../../engine/game.ts';
import { squareAround } from '../../engine/picture/area.ts';
import {
  type BoardPaint,
  coloursFor,
  type Paint,
  type Shades,
  seatShades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { circle, element, group, path } from '../../engine/picture/svg.ts';
import { needed } from './duel.ts';
import { outline, poses, sleeve, tongue } from './gloves.ts';
import { type Hand, handIn, winnerOf } from './hands.ts';
import { asDuel } from './seen.ts';
import { type DuelView, isKnockout, type KnockoutView, type SeenDuel, type View } from './shapes.ts';

/** As in the style sheet of the board. */
export const shades = {
  rpInk: ['#173a45', '#071c22', '#000000'],
  rpGlove: ['#fffaf0', '#fbf4e4', '#ffffff'],
  rpTongue: ['#e4553a', '#d0452b', '#000000'],
  rpHalf1: ['#cfe9ea', '#123f48', '#000000'],
  rpHalf2: ['#fbdcd3', '#4d261c', '#1f1f1f'],
  rpSeam: ['#ffffff', '#0b171a', '#ffffff'],
  rpFrame: ['#b9d4d5', '#2f5861', '#ffffff'],
  rpWords: ['#173a45', '#f1ebdd', '#ffffff'],
  rpChosen: ['#f5b83d', '#f5c765', '#3ff23f'],
  rpPoint: ['#ffffff', '#16262a', '#000000'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades | keyof typeof seatShades>;

const size = { width: 960, height: 430 };
const middle = size.width / 2;
const glove = { scale: 1.5, y: 120, apart: 46 };

const line = (d: string, stroke: string, width: number): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A finger with its ink around it. */
const finger = ([d, width]: readonly [string, number], { rpInk, rpGlove }: Colours): string =>
  line(d, rpInk, width + outline) + line(d, rpGlove, width);

function drawnGlove(hand: Hand, seat: Seat, paint: Colours): string {
  const { palm, fingers, over, creases } = poses[hand];
  const { rpInk, rpGlove, rpTongue, tpSeat1, tpSeat2 } = paint;
  const cloth = seat === 0 ? tpSeat1 : tpSeat2;
  return [
    path(sleeve, { fill: cloth }),
    line(palm, rpInk, outline),
    ...fingers.map(([d, width]) => line(d, rpInk, width + outline)),
    path(palm, { fill: rpGlove }),
    ...fingers.map(([d, width]) => line(d, rpGlove, width)),
    ...over.map((each) => finger(each, paint)),
    ...creases.map((d) => line(d, rpInk, 3)),
    hand === 'lizard' ? line(tongue, rpTongue, 6) + circle(156, 58, 6, { fill: rpInk }) : '',
    element('rect', {
      x: 50,
      y: 56,
      width: 22,
      height: 72,
      rx: 9,
      fill: cloth,
      stroke: rpInk,
      'stroke-width': 3,
    }),
  ].join('');
}

type Side = 0 | 1;

function arm({ rounds }: DuelView, side: Side, isLeft: boolean, paint: Colours): string {
  const round = rounds.at(-1);
  const winner = round ? winnerOf(round) : null;
  const { scale, y, apart } = glove;
  const from = isLeft ? middle - apart - 240 * scale : middle + apart + 240 * scale;
  const transform = `translate(${from} ${y}) scale(${isLeft ? scale : -scale} ${scale})`;
  const opacity = winner !== null && winner !== side ? 0.5 : undefined;
  return group({ transform, opacity }, drawnGlove(round ? handIn(round, side) : 'rock', side, paint));
}

/** A ring for each round that wins the match, full where it is won; the first lies nearest the edge. */
function points({ points: won, rules }: DuelView, side: Side, isLeft: boolean, paint: Colours): string[] {
  const { rpWords, rpPoint, rpChosen } = paint;
  return Array.from({ length: needed(rules) }, (_, point) => {
    const along = 52 + point * 46;
    const x = isLeft ? along : size.width - along;
    const isWon = point < won[side];
    const ring = circle(x, 52, 17, { fill: isWon ? rpWords : rpPoint, stroke: rpWords, 'stroke-width': 4 });
    return ring + (isWon ? circle(x, 52, 9, { fill: rpChosen }) : '');
  });
}

const frame = { x: 3, y: 3, width: size.width - 6, height: size.height - 6, rx: 26 };
const stage = (): string => element('defs', {}, element('clipPath', { id: 'stage' }, element('rect', frame)));
const framed = ({ rpFrame }: Colours): string =>
  element('rect', { ...frame, fill: 'none', stroke: rpFrame, 'stroke-width': 4 });

function drawnDuel(view: DuelView, left: Side, paint: Colours): string {
  const right = left === 0 ? 1 : 0;
  const [here, there] = left === 0 ? [paint.rpHalf1, paint.rpHalf2] : [paint.rpHalf2, paint.rpHalf1];
  const halves = [
    element('rect', { ...size, fill: here }),
    path(`M${middle + 40} 0H${size.width}V${size.height}H${middle - 40}Z`, { fill: there }),
    path(`M${middle + 40} 0L${middle - 40} ${size.height}`, { stroke: paint.rpSeam, 'stroke-width': 6 }),
  ];
  return [
    group(
      { 'clip-path': 'url(#stage)' },
      ...halves,
      arm(view, right, false, paint),
      arm(view, left, true, paint),
    ),
    ...points(view, left, true, paint),
    ...points(view, right, false, paint),
    framed(paint),
  ].join('');
}

const mark = 64;

/** Whoever is out is paler; the shapes of the seats say who it is. */
function seatMarks({ seats, winner }: SeenDuel, left: Side, paint: Colours): string {
  return seats
    .map((seat, side) => {
      const x = side === left ? 62 : size.width - 62;
      const opacity = winner !== null && winner !== seat ? 0.4 : undefined;
      return group({ opacity }, seatMark(seat, squareAround(x, size.height - 62, mark), paint));
    })
    .join('');
}

const bye = (seat: Seat, paint: Colours): string =>
  element('rect', { ...frame, fill: paint.rpHalf1 }) +
  seatMark(seat, squareAround(middle, size.height / 2, 2 * mark), paint) +
  framed(paint);

/** The duels of the stage that is being played, two beside each other; a final fills the picture. */
function drawnHeat(view: KnockoutView, nearSeat: Seat, paint: Colours): string {
  const heat = view.heats.at(-1);
  if (!heat) return framed(paint);
  const duels = heat.duels.map((duel) => {
    const left = duel.seats[1] === nearSeat ? 1 : 0;
    return drawnDuel(asDuel(view, duel, null), left, paint) + seatMarks(duel, left, paint);
  });
  const cells = heat.bye === null ? duels : [...duels, bye(heat.bye, paint)];
  const [first = '', ...others] = cells;
  if (others.length === 0) return first;
  const rows = Math.ceil(cells.length / 2);
  const top = (size.height - (rows * size.height) / 2) / 2;
  return cells
    .map((cell, at) => {
      const isAlone = at === cells.length - 1 && at % 2 === 0;
      const x = isAlone ? middle / 2 : (at % 2) * middle;
      const y = top + Math.floor(at / 2) * (size.height / 2);
      return group({ transform: `translate(${x + 8} ${y + 4}) scale(0.48)` }, cell);
    })
    .join('');
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor({ ...shades, ...seatShades }, look);
  const drawn = isKnockout(view)
    ? drawnHeat(view, look.nearSeat, paint)
    : drawnDuel(view, look.nearSeat === 1 ? 1 : 0, paint);
  return { ...size, svg: stage() + drawn };
}

export const picture: GamePicture<View> = { draw };
