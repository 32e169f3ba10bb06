// Style sheets are CSS modules: a class belongs to its file, exists where it is named, and is named where it exists.
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

/** Sheets of the whole document: elements, fonts and custom properties, no classes of components. */
const global = /^src\/client\/base\/theme\/(?:tokens|faces|page)\.css$/;

const code = await filesOf('src/**/*.{ts,tsx}');
const sheets = await filesOf('src/**/*.css');

/** What a module consists of: itself, and the parts it takes in. */
const partsOf = (file: string): string[] => [
  file,
  ...[...(sheets.get(file) ?? '').matchAll(/@import "(.+?)"/g)].map(([, part = '']) =>
    join(dirname(file), part),
  ),
];

const aliasesIn = (css: string) =>
  [...css.matchAll(/@value ([^;]+?) from "(.+?)"/g)].flatMap(([, names = '', from = '']) =>
    names.split(', ').map((name) => {
      const [its = '', alias = ''] = name.split(' as ');
      return { its, alias, from };
    }),
  );

const selectorNames = (css: string): string[] => {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|@(?:value|import)[^;]*;|:global\([^)]*\)|"[^"\n]*"/g, '');
  return [...bare.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
};

const classesOf = (module: string): Set<string> => {
  const css = partsOf(module).map((part) => sheets.get(part) ?? '');
  const foreign = new Set(css.flatMap(aliasesIn).map(({ alias }) => alias));
  return new Set(css.flatMap(selectorNames).filter((name) => !foreign.has(name)));
};

/** `styles.cell` names a class; styles[`seat-${seat}`] all that begin like this. */
function namedIn(text: string, styles: string): { names: string[]; beginnings: string[] } {
  const all = (pattern: string) =>
    [...text.matchAll(new RegExp(`(?<![\\w.])${styles}${pattern}`, 'g'))].map(([, name = '']) => name);
  return { names: all('\\.(\\w+)'), beginnings: all('\\[`([\\w-]+?-)\\$') };
}

function problemsOf(texts: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const used = new Map<string, { names: Set<string>; beginnings: Set<string> }>();
  for (const [file, text] of texts)
    for (const [, styles = '', path = ''] of text.matchAll(/import (\w+) from '(\..+?\.module\.css)'/g)) {
      const module = join(dirname(file), path);
      const classes = classesOf(module);
      const { names, beginnings } = namedIn(text, styles);
      for (const name of names) if (!classes.has(name)) problems.push(`${file}: no ${styles}.${name}`);
      for (const start of beginnings)
        if (![...classes].some((name) => name.startsWith(start))) problems.push(`${file}: no ${start}…`);
      const before = used.get(module) ?? { names: new Set(), beginnings: new Set() };
      for (const name of names) before.names.add(name);
      for (const start of beginnings) before.beginnings.add(start);
      used.set(module, before);
    }
  for (const module of sheets.keys()) {
    if (!module.endsWith('.module.css')) continue;
    const { names, beginnings } = used.get(module) ?? { names: new Set(), beginnings: new Set<string>() };
    for (const name of classesOf(module))
      if (!names.has(name) && ![...beginnings].some((start) => name.startsWith(start)))
        problems.push(`${module}: nobody has .${name}`);
  }
  return problems;
}

it('every class exists where it is named, and is named where it exists', () => {
  expect(problemsOf(code)).toEqual([]);
});

it('sees a class that does not exist, and one that nobody has', () => {
  const file = 'src/ui/board/Trail.tsx';
  const planted = new Map(code).set(file, (code.get(file) ?? '').replace('styles.trail', 'styles.trial'));
  expect(problemsOf(planted)).toEqual([
    `${file}: no styles.trial`,
    'src/ui/board/board.module.css: nobody has .trail',
  ]);
});

it('a name taken from another module exists there, and is used', () => {
  const modules = [...sheets.keys()].filter((file) => file.endsWith('.module.css'));
  const wrong = modules.flatMap((module) =>
    partsOf(module).flatMap((part) => {
      const css = sheets.get(part) ?? '';
      // The paths of a part are read from the module that takes it in.
      return aliasesIn(css).flatMap(({ its, alias, from }) =>
        classesOf(join(dirname(module), from)).has(its) && selectorNames(css).includes(alias)
          ? []
          : [`${part}: ${its} as ${alias}`],
      );
    }),
  );
  expect(wrong).toEqual([]);
});

it('only the sheets of the whole document are imported without names', () => {
  const plain = [...code].flatMap(([file, text]) =>
    [...text.matchAll(/import '(\..+?\.css)'/g)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(plain.filter((path) => !global.test(path) && !path.endsWith('.module.css'))).toEqual([]);
  const parts = new Set([...sheets.keys()].filter((file) => file.endsWith('.module.css')).flatMap(partsOf));
  expect([...sheets.keys()].filter((file) => !parts.has(file) && !global.test(file))).toEqual([]);
});

it('the sheets of the whole document know no classes but those of Fluent', () => {
  const named = [...sheets].flatMap(([file, css]) => (global.test(file) ? selectorNames(css) : []));
  expect(named.filter((name) => !name.startsWith('fui-'))).toEqual([]);
});

it('what browser tests look for by data-part is there', async () => {
  const parts = new Set(
    [...code.values()].flatMap((text) =>
      [...text.matchAll(/ data-part="([\w-]+)"/g)].map(([, part]) => part),
    ),
  );
  const sought = [...(await filesOf('{tests/e2e,bench}/**/*.ts')), ...(await filesOf('src/**/hand.ts'))];
  const missing = sought.flatMap(([file, text]) =>
    [...text.matchAll(/\[data-part="([\w-]+)"\]/g)].flatMap(([, part = '']) =>
      parts.has(part) ? [] : [`${file}: ${part}`],
    ),
  );
  expect(missing).toEqual([]);
});
