// A position of tic-tac-toe as a picture: brush strokes on paper, boards that are won, the last mark and the winning line.
import { grown } from '../../engine/picture/area.ts';
import { lastMark } from '../../engine/picture/marks.ts';
import { type BoardPaint, coloursFor, type Paint, type Shades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { element, group, path, placed, symbol } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import { boardOf } from './cells.ts';
import { boardBox, edgeNames, lastBox, markBox, size, wonBox } from './places.ts';
import type { View } from './rules.ts';
import { barsOf, hairsOf, lineThrough, strokesOf } from './strokes.ts';
import { isOpenBoard } from './view.ts';

/** As in the style sheet of the board. */
export const shades = {
  ttPaper: ['#fffaf0', '#16313a', '#000000'],
  ttRim: ['#d9ceb4', '#2f5861', '#ffffff'],
  ttBar: ['#b9ab8c', '#5d8a93', '#ffffff'],
  ttHair: ['#d3c8ad', '#47707a', '#8c8c8c'],
  ttCross: ['#007482', '#55d0dc', '#ffffff'],
  ttCrossShine: ['#4fb3bd', '#c3f3f7', '#ffffff'],
  ttRing: ['#d0452b', '#f2765b', '#ffff00'],
  ttRingShine: ['#f39a85', '#ffd3c7', '#ffff00'],
  ttLine: ['#f5b83d', '#f5c765', '#3ff23f'],
  ttLineRim: ['#7a5000', '#3d2b05', '#000000'],
  ttLit: ['rgb(245 184 61 / 0.22)', 'rgb(245 199 101 / 0.2)', '#1f1f1f'],
  ttLitEdge: ['#b37a00', '#f5c765', '#1aebff'],
  ttFinished: ['rgb(185 171 140 / 0.16)', 'rgb(0 0 0 / 0.2)', 'transparent'],
  ttEdge: ['#6b5f43', '#9cc3c7', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const round = { fill: 'none', 'stroke-linecap': 'round' };

const inked = (seat: 0 | 1, width: number, paint: Colours): string => {
  const [stroke, light] =
    seat === 0 ? [paint.ttCross, paint.ttCrossShine] : [paint.ttRing, paint.ttRingShine];
  const { ink, shine } = strokesOf[seat];
  return (
    group({ ...round, stroke, 'stroke-width': width }, ...ink.map((d) => path(d, {}))) +
    group({ ...round, stroke: light, 'stroke-width': 3 }, ...shine.map((d) => path(d, {})))
  );
};

const symbolsOf = (paint: Colours): string[] =>
  ([0, 1] as const).flatMap((seat) => [
    symbol(`mark-${seat}`, inked(seat, 13, paint)),
    symbol(`won-${seat}`, inked(seat, 11, paint)),
  ]);

const seatOf = (letter: string) => (letter === 'o' ? 1 : 0);

function smallBoards(view: View, { ttLit, ttLitEdge, ttFinished }: Colours): string[] {
  if (view.kind === 'single') return [];
  return Array.from(view.boards, (standing, at) => {
    const box = { ...boardBox(at), rx: 10 };
    if (isOpenBoard(view, at))
      return element('rect', { ...box, fill: ttLit, stroke: ttLitEdge, 'stroke-width': 3.6 });
    return standing === '.' ? '' : element('rect', { ...box, fill: ttFinished });
  });
}

function marks({ kind, cells, boards, line }: View): string[] {
  const faded = (cell: number): number | undefined => {
    if (kind === 'nested' && boards[boardOf(cell)] !== '.') return 0.28;
    return kind === 'single' && line !== null && !line.includes(cell) ? 0.55 : undefined;
  };
  const small = Array.from(cells, (letter, cell) =>
    letter === '.' ? '' : placed(`mark-${seatOf(letter)}`, markBox(kind, cell), { opacity: faded(cell) }),
  );
  const large = Array.from(kind === 'nested' ? boards : '', (letter, at) =>
    letter === 'x' || letter === 'o'
      ? placed(`won-${seatOf(letter)}`, wonBox(at), {
          opacity: line && !line.includes(at) ? 0.55 : undefined,
        })
      : '',
  );
  return [...small, ...large];
}

function winningLine({ kind, line }: View, { ttLine, ttLineRim }: Colours): string {
  const d = line && lineThrough(kind, line);
  if (!d) return '';
  const stroke = (colour: string, width: number) =>
    path(d, { ...round, stroke: colour, 'stroke-width': width });
  return stroke(ttLineRim, 16) + stroke(ttLine, 10);
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const { kind, last, line } = view;
  const paper = grown({ x: 0, y: 0, ...size }, -2);
  const lastBoxOf = last === null || line ? null : lastBox(kind, last);
  const svg = [
    element('defs', {}, ...symbolsOf(paint)),
    element('rect', { ...paper, rx: 28, fill: paint.ttPaper, stroke: paint.ttRim, 'stroke-width': 3 }),
    ...smallBoards(view, paint),
    ...hairsOf(kind).map((d) => path(d, { ...round, stroke: paint.ttHair, 'stroke-width': 4 })),
    ...barsOf(kind).map((d) => path(d, { ...round, stroke: paint.ttBar, 'stroke-width': 9 })),
    ...edgeNames(kind).map(({ box, text }) => writingIn(box, text, 18, paint.ttEdge)),
    lastBoxOf === null ? '' : lastMark(lastBoxOf, paint, lastBoxOf.width * 0.16),
    ...marks(view),
    winningLine(view, paint),
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
