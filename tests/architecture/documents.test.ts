// The documents name what is there: every path in backticks exists, and the table of jobs is that of the code.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../src/server/run/jobs/schedule.ts';

const folders = ['src', 'tests', 'docs', 'bench', 'launch', 'packages', 'deploy', 'vite', 'icons', 'public'];
const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Every file and folder of the repository, each with a slash before it. */
const paths = [
  ...readdirSync('.').map((name) => `/${name}`),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((path) => `/${folder}/${String(path)}`),
  ),
];

const isAddress = /^[/.@]|:|^TOPLA_DATA|^PUBLIC_URL|^[\d*]+\//;
const isMadeLater = /^(?:made|screenshots|node_modules|dist)\//;
const looksLikePath = /^[\w.<>{}*,-]+(?:\/[\w.<>{}*,-]+)*\/?$/;
const isPath = (word: string): boolean =>
  looksLikePath.test(word) &&
  !isAddress.test(word) &&
  !isMadeLater.test(word) &&
  (word.includes('/') || /\.(?:tsx?|mjs|jsonl?|md|txt)$/.test(word));

/** `<id>` and `*` stand for any name, `{en,tr}` for each of these. */
function variantsOf(path: string): string[] {
  const [whole = '', list] = /\{([^}]*)\}/.exec(path) ?? [];
  return list === undefined
    ? [path]
    : list.split(',').flatMap((each) => variantsOf(path.replace(whole, each)));
}
const patternOf = (path: string): RegExp =>
  new RegExp(
    `/${path
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/<[^>]*>|\*/g, '[^/]*')}$`,
  );

/** Paths may be told from any folder on: `base/storage/journal.ts`. */
const exists = (path: string): boolean =>
  variantsOf(path).every((each) => {
    const pattern = patternOf(each);
    return paths.some((known) => pattern.test(known));
  });

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,;]+(?![^{]*\})/))
    .filter(isPath);

describe('documents', () => {
  it('are all led to from README.md, which names the two commands', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toMatch(/npm start[\s\S]*npm test/);
    expect(pages.filter((page) => page !== 'README.md' && !readme.includes(`](${page}`))).toEqual([]);
  });

  it.each(pages)('%s names files and folders that exist', (page) => {
    expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !exists(path))).toEqual([]);
  });

  it('are seen to name what does not exist', () => {
    const planted = 'As `src/engine/nothing.ts`, `play/nowhere/` and `src/texts/{en,xx}/pages` say.';
    expect(pathsIn(planted).filter((path) => !exists(path))).toEqual([
      'src/engine/nothing.ts',
      'play/nowhere/',
      'src/texts/{en,xx}/pages',
    ]);
    expect(exists('src/games/<id>/facts.ts')).toBe(true);
  });

  it('say of every word of the glossary where it is', () => {
    const glossary = readFileSync('docs/GLOSSARY.md', 'utf8').split('## Words on screens')[0] ?? '';
    const rows = glossary.split('\n').filter((line) => /^\| (?!Word |-)/.test(line));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !/`[^`]+` *\|$/.test(row))).toEqual([]);
  });
});

describe('the jobs', () => {
  const folder = '../../src/server/run/jobs';
  const files = readdirSync('src/server/run/jobs').filter((name) => name !== 'schedule.ts');

  it('are those of docs/OPERATIONS.md, with their times', async () => {
    const jobs = await Promise.all(
      files.map(async (name) => {
        const module: Readonly<Record<string, (deps: object) => Job>> = await import(`${folder}/${name}`);
        const [create] = Object.values(module);
        const job = create?.({});
        return `${job?.name} ${job?.cron} ${job?.timeZone}`;
      }),
    );
    const page = readFileSync('docs/OPERATIONS.md', 'utf8');
    const [, part = ''] = /^## Jobs\n([\s\S]*?)^## /m.exec(page) ?? [];
    const rows = part.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|/gm);
    expect([...rows].map(([, name, cron]) => `${name} ${cron} UTC`).toSorted()).toEqual(jobs.toSorted());
  });

  it('are all started', () => {
    const run = readFileSync('src/server/run/start/run.ts', 'utf8');
    expect(files.filter((name) => !run.includes(`'../jobs/${name}'`))).toEqual([]);
  });
});
