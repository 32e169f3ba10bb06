// The opening table of Four in a Row: with it and the solver, whoever drops first wins against every answer.
// Looks through all positions it leads to; TOPLA_GOLDEN=write makes it anew, which takes an hour.
import { writeFile } from 'node:fs/promises';
import { bookKeyOf, columnInBook } from '../../src/games/connect4/book.ts';
import { openColumns, type Stacks } from '../../src/games/connect4/rules.ts';
import { Solver } from '../../src/games/connect4/solver.ts';
import { dropped, isFour, winningColumn } from '../../src/games/connect4/winning.ts';

const file = new URL('../../src/games/connect4/openings.ts', import.meta.url);
const isWriting = process.env.TOPLA_GOLDEN === 'write';
const empty: Stacks = Array.from({ length: 7 }, () => []);
const columnAtStart = 4;
const perLine = 9;

/** For proofs of any length, where the table is made. */
const patient = isWriting ? new Solver(() => false, 2 ** 24) : null;

/** What the bot would drop here, and whether the table has to say it; null: it does not know. */
function columnAt(stacks: Stacks): { readonly column: number; readonly isStored: boolean } | null {
  const known = columnInBook(stacks, 0);
  if (known !== null) return { column: known, isStored: true };
  if (stacks === empty) return { column: columnAtStart, isStored: true };
  const quick = winningColumn(new Solver(() => false), stacks, 0);
  if (quick !== null) return { column: quick, isStored: false };
  const slow = patient && winningColumn(patient, stacks, 0, Number.POSITIVE_INFINITY);
  return slow === null ? null : { column: slow, isStored: true };
}

/** All positions after one more answer in which the game goes on. */
const answersTo = (stacks: Stacks): Stacks[] =>
  openColumns(stacks).flatMap((column) => {
    const after = dropped(stacks, column, 1);
    return isFour(after, column) ? [] : [after];
  });

function written(found: ReadonlyMap<number, number>): string {
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
    '// Positions in which the solver is too slow to find the column that wins, by that column: keys in base 36.',
    '// Made and looked through by `npm run soak -- openings`.',
    'export const openings: Readonly<Record<number, string>> = {',
    ...columns,
    '};\n',
  ].join('\n');
}

export async function openings(): Promise<boolean> {
  const found = new Map<number, number>();
  let unknown = 0;
  let level: Stacks[] = [empty];
  const seen = new Set<number>();
  while (level.length > 0) {
    const next: Stacks[] = [];
    for (const stacks of level) {
      const { key, isMirrored } = bookKeyOf(stacks, 0);
      if (seen.has(key)) continue;
      seen.add(key);
      const answer = columnAt(stacks);
      if (!answer) unknown++;
      if (!answer?.isStored) continue;
      found.set(key, isMirrored ? 8 - answer.column : answer.column);
      next.push(...answersTo(dropped(stacks, answer.column, 0)));
    }
    console.log(`${seen.size} positions, ${found.size} in the table, ${unknown} unknown`);
    level = next;
  }
  if (isWriting) await writeFile(file, written(found));
  return unknown === 0;
}
