// A position of backgammon as a picture: checkers, dice, the cube, what is borne off and the path of the last turn.
import type { Seat } from '../../engine/game.ts';
import { middleOf } from '../../engine/picture/area.ts';
import { die } from '../../engine/picture/dice.ts';
import { ghostMark, lastMark } from '../../engine/picture/marks.ts';
import {
  type BoardPaint,
  bodyOf,
  coloursFor,
  mixed,
  type Paint,
  type Shades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, fade, group, path, placed, shine, symbol } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import { layoutFor, type Place, seenFrom } from './layout.ts';
import { bar, count, off, opposite } from './position.ts';
import { placingFor, type View } from './rules.ts';

/** As in the style sheet of the board. */
export const shades = {
  bgCube: ['#efe8d9', '#f3ead6', '#ffffff'],
  bgGloss: ['60%', '60%', '100%'],
  bgPointOutline: ['transparent', 'transparent', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const layout = layoutFor(false);
const points = Array.from({ length: 24 }, (_, i) => i + 1);
const seats: readonly Seat[] = [0, 1];
/** From this many on a stack says how high it is. */
const countedFrom = 7;

/** A checker of each seat, and one of the second on the frame, where its own edge would not be seen. */
function checkers(paint: Colours): string[] {
  const gloss = Number.parseInt(paint.bgGloss, 10);
  const disc = (id: string, seat: Seat, edge: string) =>
    symbol(
      id,
      circle(50, 53.5, 48, { fill: paint.bdShade }),
      circle(50, 50, 48, { fill: `url(#shine-${seat})`, stroke: edge, 'stroke-width': 2.6 }),
      group(
        {
          fill: 'none',
          stroke: seat === 0 ? paint.bdP1Mark : paint.bdP2Mark,
          'stroke-width': 4,
          'stroke-linecap': 'round',
        },
        circle(50, 50, 32, {}),
        seat === 0 ? '' : path('M50 37 V63 M37 50 H63', {}),
      ),
    );
  return [
    ...seats.map((seat) => shine(`shine-${seat}`, bodyOf(paint, seat, gloss))),
    disc('checker-0', 0, paint.bdP1Edge),
    disc('checker-1', 1, paint.bdP2Edge),
    disc('framed-0', 0, paint.bdP1Edge),
    disc('framed-1', 1, paint.bdP2EdgeOnFrame),
  ];
}

function surface(paint: Colours): string[] {
  const outlined = { stroke: paint.bgPointOutline };
  return [
    element('rect', { ...layout.size, rx: 22, fill: 'url(#frame)' }),
    ...layout.halves.map((half) => element('rect', { ...half, rx: 4, fill: paint.bdField, ...outlined })),
    ...points.map((point) =>
      element('polygon', {
        points: layout.triangle(point),
        fill: point % 2 ? paint.bdPtA : paint.bdPtB,
        ...outlined,
      }),
    ),
    ...[true, false].map((isNear) =>
      element('rect', { ...layout.cell({ place: off, isNear }), rx: 8, fill: paint.bdFrame2, ...outlined }),
    ),
    ...points.map((point) => writingIn(layout.number(point), String(point), 14, paint.bdCoord)),
  ];
}

function standing({ checkers: sides }: View, nearSeat: Seat, paint: Colours): string[] {
  return seats.flatMap((seat) =>
    (sides[seat === 0 ? 0 : 1] ?? []).flatMap((total, place) => {
      const at = seenFrom(nearSeat, seat, place);
      const look = place === bar || place === off ? 'framed' : 'checker';
      const stack = Array.from({ length: total }, (_, i) =>
        placed(`${look}-${seat}`, layout.spot(at, i, total)),
      );
      if (place === off || total < countedFrom) return stack;
      return [...stack, stackCount(layout.spot(at, total - 1, total), seat, total, paint)];
    }),
  );
}

function stackCount(area: ReturnType<typeof layout.spot>, seat: Seat, total: number, paint: Colours): string {
  const [fill, ink] = seat === 0 ? [paint.bdP1, paint.bdP2] : [paint.bdP2, paint.bdP1];
  const { x, y } = middleOf(area);
  return circle(x, y, area.width * 0.26, { fill }) + writingIn(area, String(total), 24, ink);
}

function borneOff({ checkers: sides }: View, nearSeat: Seat, { bdCoord }: Colours): string[] {
  const { mine, theirs } = placingFor(sides, nearSeat);
  return [
    writingIn(layout.trayLabel(true), String(count(mine, off)), 16, bdCoord),
    writingIn(layout.trayLabel(false), String(count(theirs, off)), 16, bdCoord),
  ];
}

/** How many stand on a place as the near side names it. */
function standingAt({ checkers: sides }: View, nearSeat: Seat, { place, isNear }: Place): number {
  const { mine, theirs } = placingFor(sides, nearSeat);
  if (place === bar || place === off) return count(isNear ? mine : theirs, place);
  return count(mine, place) + count(theirs, opposite(place));
}

/** Places the last turn touched, and ghosts of the checkers that left. */
function marks(view: View, nearSeat: Seat, paint: Colours): string[] {
  const { last, phase } = view;
  if (!last || phase === 'between') return [];
  const touched = new Map<string, string>();
  const ghosts = new Map<string, string>();
  for (const { from, to } of last.steps) {
    for (const place of [from, to]) {
      const at = seenFrom(nearSeat, last.seat, place);
      touched.set(`${at.place} ${at.isNear}`, lastMark(layout.tint(at), paint));
    }
    if (last.steps.some((step) => step.to === from)) continue;
    const at = seenFrom(nearSeat, last.seat, from);
    const height = standingAt(view, nearSeat, at);
    ghosts.set(`${at.place} ${at.isNear}`, ghostMark(layout.spot(at, height, height + 1), paint));
  }
  return [...touched.values(), ...ghosts.values()];
}

function dice(view: View, look: BoardLook, paint: Colours): string[] {
  const roll = view.dice ? { seat: view.turn, dice: view.dice } : view.last;
  if (!roll || view.phase === 'between' || view.phase === 'over') return [];
  return layout
    .dice(roll.seat === look.nearSeat)
    .map((box, at) => die(roll.dice[at] ?? 1, box, at, view.dice === null, look, paint));
}

function cube({ cube: stake, isCrawford }: View, nearSeat: Seat, { bgCube, bdShade }: Colours): string {
  if (!stake || isCrawford) return '';
  const { value, owner } = stake;
  const box = layout.cube(owner === null ? null : owner === nearSeat ? 'near' : 'far');
  const rounded = { ...box, rx: box.width * 0.18 };
  return [
    element('rect', { ...rounded, y: box.y + 2, fill: bdShade }),
    element('rect', { ...rounded, fill: bgCube }),
    writingIn(box, String(value === 1 ? 64 : value), 19, '#173a45'),
  ].join('');
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const { nearSeat } = look;
  const top = look.palette === 'contrast' ? paint.bdFrame : mixed(paint.bdFrame, 96, paint.bdLight);
  const svg = [
    element('defs', {}, fade('frame', top, paint.bdFrame), ...checkers(paint)),
    ...surface(paint),
    ...borneOff(view, nearSeat, paint),
    ...marks(view, nearSeat, paint),
    ...dice(view, look, paint),
    cube(view, nearSeat, paint),
    ...standing(view, nearSeat, paint),
  ];
  return { ...layout.size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
