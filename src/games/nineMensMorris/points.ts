// The 24 points of three nested squares: their names, the sixteen lines that can become mills, and who is next to whom.

/** Row by row from the top, as a position is written. */
export const names: readonly string[] = [
  ...['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4'],
  ...['e4', 'f4', 'g4', 'c3', 'd3', 'e3', 'b2', 'd2', 'f2', 'a1', 'd1', 'g1'],
];

export const count = names.length;
export const all = names.map((_, point) => point);

export const nameOf = (point: number): string => names[point] ?? '';
/** −1: there is no such point. */
export const pointNamed = (name: string): number => names.indexOf(name);

/** The column and the row from the bottom, both from 0 on a grid of seven. */
export const columnOf = (point: number): number => 'abcdefg'.indexOf(nameOf(point)[0] ?? '');
export const rowOf = (point: number): number => Number(nameOf(point)[1]) - 1;

/** Across and up; on the middle row and the middle column there are two lines each. */
const linesAlong = (along: (point: number) => number, aside: (point: number) => number): number[][] =>
  Array.from({ length: 7 }, (_, line) => {
    const on = all.filter((point) => aside(point) === line).sort((a, b) => along(a) - along(b));
    return on.length > 3 ? [on.slice(0, 3), on.slice(3)] : [on];
  }).flat();

export const lines: readonly (readonly number[])[] = [
  ...linesAlong(columnOf, rowOf),
  ...linesAlong(rowOf, columnOf),
];

/** By point: the two lines it is on, each as the two other points. */
export const partners: readonly (readonly (readonly number[])[])[] = all.map((point) =>
  lines.filter((line) => line.includes(point)).map((line) => line.filter((other) => other !== point)),
);

/** By point: where a line leads in one step. */
export const neighbours: readonly (readonly number[])[] = all.map((point) =>
  lines.flatMap((line) => {
    const at = line.indexOf(point);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  }),
);
