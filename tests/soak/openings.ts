// The opening tables of Four in a Row: with them and the solver, who drops first wins, and who drops second wins after
// a first disc in an outer column and holds what can be held after the others.
// Looks through all positions they lead to; TOPLA_GOLDEN=write makes them anew, which takes hours.
import { writeFile } from 'node:fs/promises';
import type { Seat } from '../../src/engine/game.ts';
import { bookKeyOf, columnInBook } from '../../src/games/connect4/book.ts';
import { openColumns, type Stacks } from '../../src/games/connect4/rules.ts';
import { Solver } from '../../src/games/connect4/solver.ts';
import { dropped, isFour, middleFirst, winningColumn } from '../../src/games/connect4/winning.ts';

const isWriting = process.env.TOPLA_GOLDEN === 'write';
const empty: Stacks = Array.from({ length: 7 }, () => []);
const middle = 4;
const perLine = 12;
/** Up to so many discs a column that holds a draw is stored; later the bot sees for itself which columns lose. */
const drawnUntil = 5;

/** For proofs of any length, where the tables are made. */
const patient = isWriting ? new Solver(() => false, 2 ** 24) : null;

interface Mover {
  readonly seat: Seat;
  readonly roots: readonly Stacks[];
  readonly file: URL;
  readonly about: string;
}

const after = (columns: readonly number[]): Stacks =>
  columns.reduce((stacks, column, at) => dropped(stacks, column, at % 2), empty);

const movers: readonly Mover[] = [
  {
    seat: 0,
    roots: [empty],
    file: new URL('../../src/games/connect4/openings.ts', import.meta.url),
    about:
      '// Positions in which the solver is too slow to find the column that wins, by that column: keys in base 36.',
  },
  {
    seat: 1,
    roots: [[1], [2], [3], [4], [2, 4, 2]].map(after),
    file: new URL('../../src/games/connect4/replies.ts', import.meta.url),
    about:
      '// Positions of who drops second in which the solver is too slow to find the column that wins, or the only ones that hold\n// a draw, by that column: keys in base 36.',
  },
];

const discsIn = (stacks: Stacks): number => stacks.flat().length;

/** Where nothing wins: a column that holds a draw. After a first disc in the middle nothing does. */
function holdingColumn(stacks: Stacks, seat: Seat): number | null {
  const held = middleFirst(openColumns(stacks)).find(
    (column) => patient?.reaches(dropped(stacks, column, seat), 1 - seat, 1) === false,
  );
  return held ?? (discsIn(stacks) === 1 ? middle : null);
}

/** What the bot would drop here, and whether a table has to say it; null: it does not know. */
function columnAt(
  stacks: Stacks,
  seat: Seat,
): { readonly column: number; readonly isStored: boolean } | null {
  const known = isWriting ? null : columnInBook(stacks, seat);
  if (known !== null) return { column: known, isStored: true };
  if (stacks === empty) return { column: middle, isStored: true };
  const quick = winningColumn(new Solver(() => false), stacks, seat);
  if (quick !== null) return { column: quick, isStored: false };
  if (!patient) return null;
  const isWon = patient.reaches(stacks, seat, 1) === true;
  const slow = isWon
    ? winningColumn(patient, stacks, seat, Number.POSITIVE_INFINITY)
    : discsIn(stacks) <= drawnUntil
      ? holdingColumn(stacks, seat)
      : null;
  return slow === null ? null : { column: slow, isStored: true };
}

/** All positions after one more answer in which the game goes on. */
const answersTo = (stacks: Stacks, by: Seat): Stacks[] =>
  openColumns(stacks).flatMap((column) => {
    const answered = dropped(stacks, column, by);
    return isFour(answered, column) ? [] : [answered];
  });

function written({ about, seat }: Mover, found: ReadonlyMap<number, number>): string {
  const of = (column: number) =>
    [...found].flatMap(([key, dropsIn]) => (dropsIn === column ? [key.toString(36)] : []));
  const lines = (column: number) =>
    Array.from({ length: Math.ceil(of(column).length / perLine) }, (_, i) =>
      of(column)
        .slice(i * perLine, (i + 1) * perLine)
        .join(' '),
    ).join('\n');
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => `  ${column}: \`\n${lines(column)}\`,`);
  return [
    about,
    '// Made and looked through by `npm run soak -- openings`.',
    `export const ${seat === 0 ? 'openings' : 'replies'}: Readonly<Record<number, string>> = {`,
    ...columns,
    '};\n',
  ].join('\n');
}

/** How many positions the tables lead to in which nothing is known; draws go on without a table. */
async function lookThrough(mover: Mover): Promise<number> {
  const { seat, roots, file } = mover;
  const found = new Map<number, number>();
  let unknown = 0;
  let level = [...roots];
  const seen = new Set<number>();
  while (level.length > 0) {
    const next: Stacks[] = [];
    for (const stacks of level) {
      const { key, isMirrored } = bookKeyOf(stacks, seat);
      if (seen.has(key)) continue;
      seen.add(key);
      const answer = columnAt(stacks, seat);
      if (!answer) unknown++;
      if (!answer?.isStored) continue;
      found.set(key, isMirrored ? 8 - answer.column : answer.column);
      next.push(...answersTo(dropped(stacks, answer.column, seat), 1 - seat));
    }
    console.log(`${seen.size} positions, ${found.size} in the table, ${unknown} unknown`);
    level = next;
  }
  if (isWriting) await writeFile(file, written(mover, found));
  return unknown;
}

/** Only what is won is looked through to its end: the roots of who drops second begin with the two that are. */
const wonRoots = 2;

export async function openings(): Promise<boolean> {
  let isFine = true;
  for (const { seat, roots, file, about } of movers) {
    const looked = isWriting ? roots : roots.slice(0, wonRoots);
    isFine = (await lookThrough({ seat, roots: looked, file, about })) === 0 && isFine;
  }
  return isFine;
}
