// Where everything lies, in units of the drawing: two hands above, the hands to choose from below.
import { around, type Box } from '../../../ui/board/box.ts';
import { isKnockout, type View } from '../shapes.ts';

export interface Form {
  readonly width: number;
  readonly height: number;
  readonly hand: { readonly width: number; readonly height: number; readonly y: number };
  /** From the middle to the near end of a hand. */
  readonly apart: number;
  readonly stage: number;
  /** Behind the words. */
  readonly band: Box;
  readonly card: { readonly most: number; readonly height: number; readonly gap: number };
  /** Cards side by side. */
  readonly columns: number;
  /** Where the cards end. Below them a knock-out lists its duels. */
  readonly cards: number;
  readonly list: { readonly row: number; readonly columns: number };
}

const wide: Form = {
  width: 960,
  height: 640,
  hand: { width: 344, height: 258, y: 76 },
  apart: 66,
  stage: 436,
  band: { x: 250, y: 336, width: 460, height: 86 },
  card: { most: 168, height: 176, gap: 16 },
  columns: 5,
  cards: 640,
  list: { row: 44, columns: 2 },
};

const narrowForm = (height: number, cardHeight: number): Form => ({
  width: 640,
  height,
  hand: { width: 280, height: 210, y: 130 },
  apart: 20,
  stage: 560,
  band: { x: 50, y: 396, width: 540, height: 140 },
  card: { most: 196, height: cardHeight, gap: 12 },
  columns: 3,
  cards: height,
  list: { row: 60, columns: 1 },
});

const narrow = narrowForm(860, 250);
/** Five hands lie in two rows there: their names would not fit side by side. */
const narrowOfFive = narrowForm(960, 184);

const heading = 56;
const beneath = 12;

/** The list has room for the duels of the first stage from the beginning, so that the board never changes its height. */
function withList(form: Form, players: number): Form {
  const rows = Math.ceil(Math.ceil(players / 2) / form.list.columns);
  return { ...form, height: form.cards + heading + rows * form.list.row + beneath };
}

export function formOf(isNarrow: boolean, view: View): Form {
  const form = isNarrow ? (view.rules.hands === 'classic' ? narrow : narrowOfFive) : wide;
  return isKnockout(view) ? withList(form, view.isIn.length) : form;
}

/** The duels of a knock-out, with the name of the stage above them. */
export const listBox = ({ width, height, cards }: Form): Box => ({
  x: 24,
  y: cards,
  width: width - 48,
  height: height - cards,
});

export type SideOfStage = 'left' | 'right';

/** The wrists are at the edges, and the fingers reach towards the middle. */
export function handBox(form: Form, side: SideOfStage): Box {
  const { width, height, y } = form.hand;
  const middle = form.width / 2;
  return { x: side === 'left' ? middle - form.apart - width : middle + form.apart, y, width, height };
}

export function nameBox(form: Form, side: SideOfStage): Box {
  const half = form.width / 2;
  return { x: side === 'left' ? 24 : half, y: 18, width: half - 24, height: form.width === 640 ? 40 : 30 };
}

/** The first won round lies nearest the edge. */
export function pointBox(form: Form, side: SideOfStage, point: number): Box {
  const size = form.width === 640 ? 34 : 26;
  const along = 24 + size / 2 + point * (size + 8);
  const below = form.width === 640 ? 84 : 70;
  return around(side === 'left' ? along : form.width - along, below, size);
}

/** One of the hands to choose from. */
export function cardBox(form: Form, at: number, count: number): Box {
  const { most, height, gap } = form.card;
  const row = Math.floor(at / form.columns);
  const rows = Math.ceil(count / form.columns);
  const inRow = Math.min(form.columns, count - row * form.columns);
  const width = Math.min(most, (form.width - (inRow + 1) * gap) / inRow);
  const x = (form.width - inRow * (width + gap) + gap) / 2 + (at % form.columns) * (width + gap);
  const top = form.stage + (form.cards - form.stage - rows * (height + gap) + gap) / 2 + 4;
  return { x, y: top + row * (height + gap), width, height };
}
