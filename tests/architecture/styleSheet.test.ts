// The build takes styles out of the code: what it reads, what it keeps, and in which order it writes it.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { compiledIn } from '../../vite/styles/compiled.ts';
import { stylesIn } from '../../vite/styles/evaluate.ts';
import { argumentsOf } from '../../vite/styles/modules.ts';
import { leftToRight, mirroredIn, rulesOf, sheetOf } from '../../vite/styles/rules.ts';
import { ShortNames } from '../../vite/styles/shortNames.ts';

const none: ReadonlySet<string> = new Set();

it('writes rules in the order of Griffel: kinds, then media queries with the closer fit last, then shorthands first', () => {
  const rules = rulesOf(
    {
      m: [
        ['@media (min-width: 640px){.wide{margin:2px;}}', { m: '(min-width: 640px)' }],
        ['@media (max-width: 320px){.narrow{margin:1px;}}', { m: '(max-width: 320px)' }],
        ['@media (max-width: 640px){.narrower{margin:1px;}}', { m: '(max-width: 640px)' }],
      ],
      h: ['.over:hover{color:red;}'],
      d: ['.plain{color:red;}', ['.short{margin:0;}', { p: -1 }], '.plain{color:red;}'],
      r: ['.reset{color:blue;}'],
    },
    none,
  );
  expect([...sheetOf(rules).matchAll(/\.(\w+)/g)].map(([, name]) => name)).toEqual([
    'reset',
    'short',
    'plain',
    'over',
    'narrower',
    'narrow',
    'wide',
  ]);
});

it('leaves out what only right-to-left would use', () => {
  const classes = { root: { a: ['left', 'right'], b: 'both', c: ['both', 'left'], d: 0 } } as const;
  const mirrored = mirroredIn(classes);
  expect(leftToRight(classes, (name) => name)).toEqual({ root: { a: 'left', b: 'both', c: 'both', d: 0 } });
  const rules = rulesOf({ d: ['.left{left:0;}', '.right{right:0;}', '.both{top:0;}'] }, mirrored);
  expect(sheetOf(rules)).toBe('.left{left:0;}.both{top:0;}');
});

it('gives the same names in code and sheet, whatever order modules were read in', () => {
  const built = (modules: readonly string[]) => {
    const names = new ShortNames();
    const code = modules.map((module) => `{${names.mark(module, 'Bkey')}:"${names.mark(module, module)}"}`);
    return [names.inCode(code.sort().join()), names.inSheet('.first{color:red}.second{color:red}.mine{}')];
  };
  expect(built(['first', 'second'])).toEqual(built(['second', 'first']));
  expect(built(['first', 'second'])).toEqual(['{_0:"_1"},{_0:"_2"}', '._1{color:red}._2{color:red}.mine{}']);
});

it('evaluates the arguments of makeStyles with what they need, and nothing else', () => {
  const code = `import { a, Button } from './a.ts'; import { b } from './b.ts';
const gap = a * 2; function noise() { return b; }
export const useStyles = makeStyles({ root: { gap, '& .fui-Button': { gap } } });`;
  const module = argumentsOf(code, 'x.ts');
  expect(module).toContain("import { a } from './a.ts';\nconst gap = a * 2;");
  expect(module).not.toMatch(/noise|b\.ts/);
  expect(module).toContain("export const compiled = [{ root: { gap, '& .fui-Button': { gap } } }];");
});

it('reads what Fluent brings compiled', () => {
  const code = `const useRoot = /*#__PURE__*/__resetStyles("r1", "r2", [".r1{left:0;}", ".r2{right:0;}"]);
export const useStyles = /*#__PURE__*/__styles({ root: { a: "f1" } }, { d: [".f1{top:0;}"] });`;
  expect(compiledIn(code, 'x.js').map(({ reset, classes, rules }) => [reset, classes, rules])).toEqual([
    ['r1', { root: { all: ['r1', 'r2'] } }, { r: ['.r1{left:0;}', '.r2{right:0;}'] }],
    [null, { root: { a: 'f1' } }, { d: ['.f1{top:0;}'] }],
  ]);
});

it.each([
  ['ours', () => argumentsOf('export function useStyles() { return makeStyles({}); }', 'x.ts')],
  ["Fluent's", () => compiledIn('export const make = () => __styles({}, {});', 'x.js')],
])('fails where %s are written in another way', (_, read) => {
  expect(read).toThrow('another way');
});

it('reads the styles of every module without a warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const root = join(import.meta.dirname, '../..');
  const styles = await stylesIn(root);
  expect(warned).not.toHaveBeenCalled();
  expect(styles.get(join(root, 'src/ui/Surface.tsx'))).toMatchObject([
    { surface: { backgroundColor: 'var(--colorNeutralBackground1)' } },
  ]);
  vi.restoreAllMocks();
});
