// Evaluates what our modules give to makeStyles: one build of nothing but these arguments.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GriffelStyle } from '@griffel/core';
import { build, type Plugin } from 'vite';
import { argumentsOf } from './modules.ts';

type Slots = Record<string, GriffelStyle>;
/** By file: the argument of each of its calls. */
export type StylesByFile = ReadonlyMap<string, readonly Slots[]>;

const entry = 'virtual:styles';
const argumentsOnly = '?arguments-of-styles';

export async function stylesIn(root: string): Promise<StylesByFile> {
  const files = globSync(['src/**/*.{ts,tsx}', 'icons/icon.js'], { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes('makeStyles('));
  const exports = files.map(
    (file, at) => `export { compiled as file${at} } from ${JSON.stringify(file + argumentsOnly)};`,
  );
  const found: Plugin = {
    name: 'styles-arguments',
    enforce: 'pre',
    resolveId: (id) => (id === entry || id.endsWith(argumentsOnly) ? id : null),
    load(id) {
      if (id === entry) return exports.join('\n');
      if (!id.endsWith(argumentsOnly)) return null;
      const file = id.slice(0, -argumentsOnly.length);
      return { code: argumentsOf(readFileSync(file, 'utf8'), file), moduleType: 'ts' };
    },
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [found],
    ssr: { noExternal: true },
    // Of Fluent they need its tokens alone, and these have a package of their own.
    resolve: { alias: { '@fluentui/react-components': '@fluentui/tokens' } },
    build: {
      write: false,
      ssr: true,
      rolldownOptions: {
        input: entry,
        treeshake: { moduleSideEffects: false },
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('one build has one result');
  const url = `data:text/javascript,${encodeURIComponent(built.output[0].code)}`;
  const module: Readonly<Record<string, readonly Slots[]>> = await import(url);
  return new Map(files.map((file, at) => [file, module[`file${at}`] ?? []]));
}
