// The colours of pictures: those of the boards in the browser, which take them from `ui/board/palette.css`.
import type { BoardLook } from './picture.ts';

/** One colour in the light theme, in the dark one, and in the palette of high contrast. */
export type Shades = readonly [light: string, dark: string, contrast: string];

/** By the name of the variable in the style sheet: `bdP1Edge` is `--bd-p1-edge`. */
export const boardShades = {
  bdFrame: ['#0c414b', '#0a2f37', '#000000'],
  bdFrame2: ['#093640', '#07252c', '#1a1a1a'],
  bdField: ['#efe8d9', '#1d3c42', '#000000'],
  bdLine: ['#b9ab8c', '#46707a', '#ffffff'],
  bdCellA: ['#f1ebdd', '#93a9a6', '#ffffff'],
  bdCellB: ['#8fb0ae', '#3f6064', '#5a5a5a'],
  bdPtA: ['#4f9ca3', '#3c878e', '#8c8c8c'],
  bdPtB: ['#d7a06d', '#b9814f', '#3d3d3d'],
  bdP1: ['#fffaf0', '#fbf4e4', '#ffffff'],
  bdP1Edge: ['#5e5239', '#a3946f', '#000000'],
  bdP1Mark: ['#cdbd97', '#cdbd97', '#000000'],
  bdP2: ['#173a45', '#0b171a', '#000000'],
  bdP2Edge: ['#071c22', '#8fc3c8', '#ffff00'],
  bdP2EdgeOnFrame: ['#7fb3b8', '#8fc3c8', '#ffff00'],
  bdP2Mark: ['#4d8793', '#4d8793', '#ffff00'],
  bdHalo: ['rgb(255 255 255 / 0.85)', 'rgb(0 0 0 / 0.55)', '#000000'],
  bdCapture: ['#e4553a', '#f2765b', '#ffff00'],
  bdLast: ['rgb(245 184 61 / 0.24)', 'rgb(245 199 101 / 0.24)', 'transparent'],
  bdLastOutline: ['transparent', 'transparent', '#3ff23f'],
  bdLastRing: ['#f5b83d', '#f5c765', '#3ff23f'],
  bdGhost: ['#7a6c4c', '#d9e6e4', '#ffffff'],
  bdCoord: ['#9cc3c7', '#9cc3c7', '#ffffff'],
  bdLight: ['#ffffff', '#ffffff', '#ffffff'],
  bdShade: ['rgb(0 0 0 / 0.28)', 'rgb(0 0 0 / 0.28)', 'transparent'],
} as const satisfies Readonly<Record<string, Shades>>;

/** The colours of seats, where pieces have no colours of their own; as in the tokens of the client. */
export const seatShades = {
  tpSeat1: ['#007482', '#2fa8b5', '#007482'],
  tpSeat2: ['#e4553a', '#f2765b', '#e4553a'],
  tpSeat3: ['#f5b83d', '#f5c765', '#f5b83d'],
  tpSeat4: ['#3b2a78', '#a890ff', '#3b2a78'],
} as const satisfies Readonly<Record<string, Shades>>;

export type Paint<Name extends string> = Readonly<Record<Name, string>>;
export type BoardPaint = Paint<keyof typeof boardShades>;

const shadeFor = ({ theme, palette }: BoardLook): 0 | 1 | 2 =>
  palette === 'contrast' ? 2 : theme === 'dark' ? 1 : 0;

/** The colours of a look, by name. */
function paintFor<Name extends string>(shades: Readonly<Record<Name, Shades>>, look: BoardLook): Paint<Name> {
  const at = shadeFor(look);
  const named = Object.entries<Shades>(shades).map(([name, shade]) => [name, shade[at]]);
  return Object.fromEntries(named) as Paint<Name>; // the same names, one by one
}

/** The colours of boards, and those of one game. */
export const coloursFor = <Name extends string>(
  shades: Readonly<Record<Name, Shades>>,
  look: BoardLook,
): BoardPaint & Paint<Name> => ({ ...paintFor(boardShades, look), ...paintFor(shades, look) });

const parts = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** So many per cent of the first of two opaque colours, the rest of the second. */
export function mixed(first: string, percent: number, second: string): string {
  const [one, other] = [parts(first), parts(second)];
  const hex = one.map((part, i) => Math.round((part * percent + (other[i] ?? 0) * (100 - percent)) / 100));
  return `#${hex.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Light, body and rim of a piece of the first or the second side, which shine less in the palette of high contrast. */
export function bodyOf(paint: BoardPaint, seat: number, gloss: number, rim = 88): [string, string, string] {
  const { bdP1, bdP1Mark, bdP2, bdP2Mark, bdLight } = paint;
  if (seat === 0) return [mixed(bdP1, gloss, bdLight), bdP1, mixed(bdP1, rim, bdP1Mark)];
  return [mixed(bdP2, gloss, bdP2Mark), bdP2, bdP2];
}
