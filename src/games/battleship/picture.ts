// A position of battleship as a picture, as spectators see it: two seas with the answers to all shots, and the ships that were sunk.
import type { Seat } from '../../engine/game.ts';
import { type Area, grown } from '../../engine/picture/area.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, fade, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { cellsOf, isSunk, type Ship, side } from './fleet.ts';
import { deckOf, hullOf, turretsOf } from './hulls.ts';
import { cellBox, type SeaPlace, seaBox, shipBox } from './places.ts';
import type { SeaView, View } from './shapes.ts';
import { seaSeen } from './view.ts';

/** As in the style sheet of the board. */
export const shades = {
  bsFrame: ['#0c313b', '#0b2026', '#000000'],
  bsSea: ['#005866', '#014a58', '#000000'],
  bsDeep: ['#014a58', '#01303b', '#000000'],
  bsLine: ['rgb(255 255 255 / 0.25)', 'rgb(255 255 255 / 0.25)', '#8c8c8c'],
  bsShore: ['transparent', 'transparent', '#8c8c8c'],
  bsQuiet: ['#9cc3c7', '#9cc3c7', '#ffffff'],
  bsHull: ['#e4dccb', '#cfc7b6', '#ffffff'],
  bsHullEdge: ['#4f4632', '#2c2820', '#000000'],
  bsTurret: ['#a99c7e', '#968b72', '#5a5a5a'],
  bsWreck: ['#7f8f90', '#6c7c7e', '#8c8c8c'],
  bsHatch: ['rgb(9 32 40 / 0.55)', 'rgb(9 32 40 / 0.55)', '#000000'],
  bsHit: ['#e4553a', '#f2765b', '#ffff00'],
  bsHitEdge: ['#7d2212', '#5a160a', '#000000'],
  bsCross: ['#ffffff', '#ffffff', '#000000'],
  bsMiss: ['#ffffff', '#ffffff', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

/** Two seas of one size, the near one on the right. */
const size = { width: 1000, height: 530 };
const cell = 44;
const far: SeaPlace = { x: 40, y: 60, cell };
const near: SeaPlace = { x: 532, y: 60, cell };
const steps = Array.from({ length: side }, (_, i) => i);

const symbolsOf = (paint: Colours): string[] => [
  fade('water', paint.bsSea, paint.bsDeep),
  element(
    'pattern',
    { id: 'hatch', width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('rect', { width: 6, height: 16, fill: paint.bsHatch }),
  ),
  symbol(
    'miss',
    circle(50, 50, 21, { fill: 'none', stroke: 'rgb(0 0 0 / 0.35)', 'stroke-width': 13 }),
    circle(50, 50, 21, { fill: 'none', stroke: paint.bsMiss, 'stroke-width': 8 }),
    circle(50, 50, 5.5, { fill: paint.bsMiss }),
  ),
  symbol(
    'hit',
    path('M50 12 88 50 50 88 12 50Z', { fill: paint.bsHit, stroke: paint.bsHitEdge, 'stroke-width': 5 }),
    path('M38 38 62 62M62 38 38 62', {
      fill: 'none',
      stroke: paint.bsCross,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  ),
];

function ship(place: SeaPlace, { at, length, down }: Ship, sunk: boolean, paint: Colours): string {
  const { x, y } = shipBox(place, { at, length, down });
  const turn = down ? ' rotate(90) translate(0 -100)' : '';
  const edged = { stroke: paint.bsHullEdge, 'stroke-width': 2.4 };
  return group(
    { transform: `translate(${x} ${y}) scale(${place.cell / 100})${turn}` },
    path(hullOf(length), { fill: 'rgb(0 0 0 / 0.3)', transform: 'translate(0 4)' }),
    path(hullOf(length), {
      fill: sunk ? paint.bsWreck : paint.bsHull,
      stroke: paint.bsHullEdge,
      'stroke-width': 3.4,
    }),
    path(deckOf(length), { fill: 'none', stroke: paint.bsTurret, 'stroke-width': 3, opacity: 0.7 }),
    ...turretsOf(length).map(
      (bow) =>
        element('rect', {
          x: bow - 40,
          y: 45,
          width: 34,
          height: 10,
          rx: 4,
          fill: paint.bsTurret,
          ...edged,
        }) +
        circle(bow, 50, 17, { fill: paint.bsTurret, ...edged }) +
        circle(bow, 50, 6.5, { fill: paint.bsHull }),
    ),
    sunk ? path(hullOf(length), { fill: 'url(#hatch)', stroke: paint.bsHit, 'stroke-width': 5 }) : '',
  );
}

function water(place: SeaPlace, paint: Colours): string {
  const { x, y, width, height } = seaBox(place);
  const lines = steps.slice(1).map((n) => `M${x + n * cell} ${y}v${height}M${x} ${y + n * cell}h${width}`);
  const names = steps.map((n) => {
    const middle = (n + 0.5) * cell;
    const style = { size: 17, fill: paint.bsQuiet };
    return (
      writing(String(n + 1), x + middle, y - 8, style) +
      writing(String.fromCharCode(65 + n), x - 14, y + middle + 6, style)
    );
  });
  return [
    element('rect', { x, y, width, height, rx: 8, fill: 'url(#water)', stroke: paint.bsShore }),
    path(lines.join(''), { fill: 'none', stroke: paint.bsLine }),
    ...names,
  ].join('');
}

const freshMark = (area: Area, { bdLastRing }: Colours): string =>
  element('rect', { ...grown(area, -2), rx: 6, fill: 'none', stroke: bdLastRing, 'stroke-width': 4 });

interface Drawn {
  readonly owner: Seat;
  readonly place: SeaPlace;
  readonly sea: SeaView;
}

function seaWith({ last }: View, { owner, place, sea }: Drawn, paint: Colours): string {
  const shots = sea.shots.map((shot) => shot.cell);
  const sunk = new Set(sea.sunk.flatMap(cellsOf));
  const fresh = last && last.by !== owner ? last.cells : [];
  return [
    water(place, paint),
    ...fresh.map((at) => freshMark(cellBox(place, at), paint)),
    ...(sea.fleet ?? sea.sunk).map((each) => ship(place, each, isSunk(each, shots), paint)),
    ...sea.shots
      .filter((shot) => !sunk.has(shot.cell))
      .map((shot) => placed(shot.isHit ? 'hit' : 'miss', cellBox(place, shot.cell))),
  ].join('');
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const other = 1 - look.nearSeat;
  const svg = [
    element('defs', {}, ...symbolsOf(paint)),
    element('rect', { ...size, rx: 22, fill: paint.bsFrame }),
    seaWith(view, { owner: other, place: far, sea: seaSeen(view, other) }, paint),
    seaWith(view, { owner: look.nearSeat, place: near, sea: seaSeen(view, look.nearSeat) }, paint),
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
