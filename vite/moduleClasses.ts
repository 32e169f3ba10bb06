// Writes the class names of CSS modules into the code while building, so that no list of them is shipped.
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { moduleName } from './moduleNames.ts';

const imported = /^import (\w+) from ('\.[^']+\.module\.css');$/gm;

/** `styles.cell` becomes `'abc-cell'`, and styles[`seat-${seat}`] the same with what changes. */
function withNames(code: string, styles: string, file: string): string {
  const name = (part: string) => moduleName(part, file);
  return code
    .replace(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'), (_, part: string) => `'${name(part)}'`)
    .replace(
      new RegExp(`(?<![\\w.])${styles}\\[\`(.*?)\`\\]`, 'g'),
      (_, part: string) => `\`${name(part)}\``,
    );
}

function withoutLists(code: string, id: string): string {
  let named = code;
  for (const [line, styles = '', path = ''] of code.matchAll(imported)) {
    named = withNames(
      named.replace(line, `import ${path};`),
      styles,
      resolve(dirname(id), path.slice(1, -1)),
    );
    const left = new RegExp(`(?<![\\w./'])${styles}[.\\[]`).exec(named);
    if (left)
      throw new Error(`${id}: ${styles} is read in another way than styles.name or styles[\`name-\${…}\`]`);
  }
  return named;
}

/** The lists themselves are emptied; the rules stay, like those of a sheet that has no names. */
export const moduleClasses = (): Plugin[] => [
  {
    name: 'module-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code, id) => ({ code: withoutLists(code, id), map: null }),
    },
  },
  {
    name: 'module-classes-lists',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
