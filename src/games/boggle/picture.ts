// The dice of a round as a picture. Where each searches when it suits them they show nothing before all have.
import { type Area, middleOf } from '../../engine/picture/area.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { element, placed, symbol } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { drawnView } from './apart.ts';
import { dieBox, placesOf } from './places.ts';
import type { View } from './shapes.ts';

/** As in the style sheet of the board. */
export const shades = {
  boDie: ['#d9cba9', '#8d7f5f', '#000000'],
  boTop: ['#fbf5e6', '#e9dfc6', '#ffffff'],
  boEdge: ['#8a7c5c', '#4a4130', '#ffffff'],
  boInk: ['#1d2b30', '#1d2b30', '#000000'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const blank = ({ boDie, boTop, boEdge, bdShade }: Colours): string => {
  const die = { x: 0, width: 100, height: 100, rx: 22 };
  return symbol(
    'die',
    element('rect', { ...die, y: 3, fill: bdShade }),
    element('rect', { ...die, y: 0, fill: boDie, stroke: boEdge, 'stroke-width': 1 }),
    element('rect', { x: 8, y: 8, width: 84, height: 84, rx: 18, fill: boTop }),
  );
};

function letter(face: string, box: Area, { boInk }: Colours): string {
  const { x, y } = middleOf(box);
  return face === '' ? '' : writing(face, x, y + box.width * 0.19, { size: box.width * 0.54, fill: boInk });
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const places = placesOf(false, view);
  const { tray } = places;
  const { board } = drawnView(view);
  const width = tray.width + 2 * tray.x;
  const svg = [
    element('defs', {}, blank(paint)),
    element('rect', { ...tray, rx: tray.width * 0.04, fill: paint.bdFrame }),
    ...board.map((_, place) => placed('die', dieBox(places, place))),
    ...board.map((face, place) => letter(face, dieBox(places, place), paint)),
  ];
  return { width, height: width, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
