// The recipes of docs/CONTRIBUTING.md: a puzzle and a contest are one folder and one line, added to a copy and played there.
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'topla-recipes-'));
  for (const part of ['src', 'tests/support', 'tests/conformance', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** One folder and one line. */
async function add(what: 'puzzles' | 'contests', id: string): Promise<void> {
  const [folder, from] = [join(copy, 'src', what, id), `'../../../tests/support/recipes/${id}.ts'`];
  await mkdir(folder);
  await writeFile(join(folder, 'facts.ts'), `export { facts } from ${from};\n`);
  await writeFile(join(folder, 'index.ts'), `export { ${id} } from ${from};\n`);
  const line = `export { facts as ${id} } from './${id}/facts.ts';\n`;
  await appendFile(join(copy, 'src', what, 'registry.ts'), line);
}

test('a puzzle is scheduled, opened and solved, a contest predicted and scored, with no other file edited', async () => {
  await add('puzzles', 'lock');
  await add('contests', 'jars');
  const answer = join(copy, 'answer.json');
  const script = join(copy, 'tests/support/recipes/walk.ts');
  await promisify(execFile)(process.execPath, [script, answer], { cwd: copy });
  const { ids, puzzle, contest } = JSON.parse(await readFile(answer, 'utf8'));
  expect(ids).toEqual(expect.arrayContaining(['lock', 'jars']));
  expect(puzzle).toEqual({
    suggested: [10, 45],
    schedules: [400, 200, { digits: 'small' }],
    joined: [200, 3],
    solved: [true, 60, [expect.any(Number)]],
    events: true,
    signs: [['lockTooFast']],
  });
  expect(contest).toEqual({
    predicted: ['InvalidInput', null, 'Closed'],
    desk: [200, ['jar-1', 'jar-2']],
    totals: [[true, 7, 1]],
    kinds: ['jars'],
  });
});
