// A position of Ludo as a picture: the cross, the pawns, the die and the pawn that moved last.
import type { Seat } from '../../engine/game.ts';
import { type Area, grown, middleOf } from '../../engine/picture/area.ts';
import { die } from '../../engine/picture/dice.ts';
import {
  type BoardPaint,
  coloursFor,
  mixed,
  type Paint,
  type Shades,
  seatShades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import {
  dieBox,
  field,
  laneBox,
  laneFields,
  lieFor,
  pawnBox,
  size,
  slotBox,
  squareBox,
  squares,
  yardBox,
} from './places.ts';
import type { View } from './rules.ts';
import { signs, star } from './signs.ts';
import { armOf, isStar, squareOf } from './track.ts';

/** As in the style sheet of the board. */
export const shades = {
  ldGround: ['#fffaf0', '#16313a', '#000000'],
  ldField: ['#ffffff', '#22424b', '#1f1f1f'],
  ldLine: ['#c9bd9f', '#4a737c', '#ffffff'],
  ldStar: ['#9a8b66', '#8fb6bb', '#ffffff'],
  ldSlot: ['rgb(0 0 0 / 0.08)', 'rgb(0 0 0 / 0.3)', '#000000'],
  ldInk: ['#10242b', '#0b171a', '#ffffff'],
  ldSign: ['#ffffff', '#10242b', '#ffffff'],
  ldStrength: ['62%', '62%', '30%'],
} as const satisfies Readonly<Record<string, Shades>>;

/** Of the sign on the saffron pawn, on which white would not be seen. */
const inkOnSaffron = '#3d2f00';

type Colours = BoardPaint & Paint<keyof typeof shades>;

interface Lying {
  readonly paint: Colours;
  readonly lie: number;
  /** The colour of each arm: of the seat that comes out there, or nobody's. */
  readonly arms: readonly string[];
  readonly view: View;
}

const fourArms = [0, 1, 2, 3] as const;

const seatColours = (look: BoardLook): string[] => {
  const { tpSeat1, tpSeat2, tpSeat3, tpSeat4 } = coloursFor(seatShades, look);
  return [tpSeat1, tpSeat2, tpSeat3, tpSeat4];
};

const pale = (colour: string, { ldGround, ldStrength }: Colours): string =>
  mixed(colour, Number.parseInt(ldStrength, 10), ldGround);

function pawnSymbol(seat: Seat, colour: string, paint: Colours): string {
  const light = { fill: 'none', stroke: mixed(colour, 45, '#ffffff'), 'stroke-width': 5 };
  return symbol(
    `pawn-${seat}`,
    element('ellipse', { cx: 53, cy: 62, rx: 40, ry: 35, fill: paint.bdShade }),
    circle(50, 54, 42, { fill: mixed(colour, 72, '#000000'), stroke: paint.ldInk, 'stroke-width': 4 }),
    circle(50, 48, 34, { fill: colour }),
    path('M27 40A28 28 0 0 1 48 22', { ...light, 'stroke-linecap': 'round' }),
    path(signs[seat] ?? '', {
      fill: 'none',
      stroke: seat === 2 ? inkOnSaffron : paint.ldSign,
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

function yardOf(arm: number, { paint, lie, arms, view }: Lying): string {
  const colour = arms[arm] ?? paint.ldLine;
  const opacity = colour === paint.ldLine ? 0.4 : undefined;
  const { x, y, width, height } = yardBox(arm, lie);
  const inside = (by: number) => grown({ x, y, width, height }, -by);
  const { pawns } = view.rules;
  return [
    element('rect', {
      ...inside(6),
      rx: 20,
      fill: pale(colour, paint),
      stroke: colour,
      'stroke-width': 3,
      opacity,
    }),
    element('rect', { ...inside(36), rx: 18, fill: paint.ldGround }),
    ...Array.from({ length: pawns }, (_, slot) => {
      const at = middleOf(slotBox(arm, slot, pawns, lie));
      return circle(at.x, at.y, 30, { fill: paint.ldSlot, opacity });
    }),
  ].join('');
}

function fieldIn(area: Area, colour: string | null, hasStar: boolean, paint: Colours): string {
  const { x, y } = middleOf(area);
  const fill = colour === null ? paint.ldField : pale(colour, paint);
  const square = element('rect', {
    ...grown(area, -1.5),
    rx: 8,
    fill,
    stroke: paint.ldLine,
    'stroke-width': 1.5,
  });
  if (!hasStar) return square;
  const stroke = { stroke: colour === null ? paint.ldStar : paint.ldInk, 'stroke-width': 2.4 };
  const outline = { fill: 'none', 'stroke-linejoin': 'round', transform: `translate(${x} ${y + 1})` };
  return square + path(star, { ...outline, ...stroke });
}

function cross({ paint, lie, arms, view }: Lying): string[] {
  const [from, to, middle] = [6 * field, 9 * field, 7.5 * field];
  return [
    element('rect', { ...size, rx: 22, fill: paint.ldGround }),
    ...fourArms.map((arm) => yardOf(arm, { paint, lie, arms, view })),
    ...squares.map((square) => {
      const own = square % 13 === 0 ? (arms[square / 13] ?? null) : null;
      return fieldIn(squareBox(square, lie), own, isStar(square), paint);
    }),
    ...fourArms.flatMap((arm) =>
      laneFields.map((at) => fieldIn(laneBox(arm, at, lie), arms[arm] ?? null, false, paint)),
    ),
    ...fourArms.map((arm) =>
      path(`M${from} ${from}V${to}L${middle} ${middle}Z`, {
        transform: `rotate(${(arm + lie) * 90} ${middle} ${middle})`,
        fill: pale(arms[arm] ?? paint.ldLine, paint),
        stroke: paint.ldGround,
        'stroke-width': 3,
      }),
    ),
  ];
}

/** Every pawn, those on one field beside each other, and a ring around the one that moved last. */
function pawns({ view, lie, paint }: Lying): string[] {
  const seats = view.pawns.length;
  const standing = new Map<string, number>();
  const { last } = view;
  return view.pawns.flatMap((steps, seat) =>
    steps.map((step, pawn) => {
      const square = squareOf(seat, seats, step);
      const name = square === null ? `${seat} ${step}` : String(square);
      const place = standing.get(name) ?? 0;
      standing.set(name, place + 1);
      const box = pawnBox({ seat, pawn, step, place }, { seats, pawns: view.rules.pawns, lie });
      const isLast = last?.moved?.pawn === pawn && last.seat === seat;
      const { x, y } = middleOf(box);
      const ring = { fill: 'none', stroke: paint.bdLastRing, 'stroke-width': 4.4 };
      return (isLast ? circle(x, y, box.width / 2 + 5, ring) : '') + placed(`pawn-${seat}`, box);
    }),
  );
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const seats = view.pawns.length;
  const colours = seatColours(look);
  const byArm = Array.from({ length: seats }, (_, seat) => armOf(seat, seats));
  const arms = fourArms.map((arm) => colours[byArm.indexOf(arm)] ?? paint.ldLine);
  const lying = { paint, lie: lieFor(look.nearSeat, seats), arms, view };
  const isUsed = view.phase === 'rolling' || view.phase === 'roll';
  const svg = [
    element('defs', {}, ...byArm.map((_, seat) => pawnSymbol(seat, colours[seat] ?? paint.ldLine, paint))),
    ...cross(lying),
    circle(7.5 * field, 7.5 * field, field, { fill: paint.ldGround }),
    group({}, die(view.die ?? 6, dieBox, 0, isUsed, look, paint)),
    ...pawns(lying),
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
