// Takes Griffel's rules out of the code while building, ours and Fluent's, and writes them as one sheet. Then no page
// brings a compiler of styles with it, and nothing has to be inserted before something can be seen.
import { createHash } from 'node:crypto';
import { type CSSRulesByBucket, resolveStyleRulesForSlots } from '@griffel/core';
import type { Plugin } from 'vite';
import { compiledIn } from './compiled.ts';
import { type StylesByFile, stylesIn } from './evaluate.ts';
import { readModule } from './modules.ts';
import { type ClassesBySlot, leftToRight, mirroredIn, rulesOf, type StyleRule, sheetOf } from './rules.ts';
import { ShortNames } from './shortNames.ts';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function changed(code: string, changes: readonly Change[]): string {
  let written = code;
  for (const { start, end, text } of [...changes].sort((one, other) => other.start - one.start))
    written = written.slice(0, start) + text + written.slice(end);
  return written;
}

/** Nothing is inserted any more: what is left of the renderer tells Fluent's provider the attributes of style elements. */
const rendererOfNothing = `export const defaultCompareMediaQueries = () => 0;
export const createDOMRenderer = (_, { styleElementAttributes } = {}) => ({ styleElementAttributes });`;

/** Nothing is drawn on the server. */
const noRehydration = 'export function rehydrateRendererCache() {}';

export function styleSheet(): Plugin[] {
  const rules = new Map<string, StyleRule[]>();
  let names = new ShortNames();
  let styles: StylesByFile = new Map();

  const keep = (id: string, classes: ClassesBySlot, found: CSSRulesByBucket) => {
    const kept = rules.get(id) ?? [];
    rules.set(id, [...kept, ...rulesOf(found, mirroredIn(classes))]);
    return JSON.stringify(leftToRight(classes, (name) => names.mark(id, name)));
  };

  return [
    {
      name: 'style-sheet',
      apply: 'build',
      enforce: 'pre',
      async buildStart() {
        rules.clear();
        names = new ShortNames();
        styles = await stylesIn(this.environment.config.root);
      },
      transform: {
        filter: { id: /\/(?:src\/.+\.tsx?|icons\/icon\.js)$/, code: 'makeStyles(' },
        handler(code, id) {
          const changes = readModule(code, id).calls.map(({ start, end }, at): Change => {
            const [classes, found] = resolveStyleRulesForSlots(styles.get(id)?.[at] ?? {});
            return { start, end, text: `/*#__PURE__*/ __css(${keep(id, classes, found)})` };
          });
          return {
            code: `import { __css } from '@fluentui/react-components';\n${changed(code, changes)}`,
            map: null,
          };
        },
      },
      renderChunk: (code) => ({ code: names.inCode(code), map: null }),
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
        const shown = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
        const source = names.inSheet(sheetOf(shown.sort().flatMap((id) => rules.get(id) ?? [])));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/styles-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const { facadeModuleId, viteMetadata } of chunks)
          if (facadeModuleId?.endsWith('.html')) viteMetadata?.importedCss.add(fileName);
      },
    },
    {
      name: 'style-sheet-fluent',
      apply: 'build',
      transform: {
        filter: { id: /\/@fluentui\/.+\.js$/, code: /__(?:s|resetS)tyles\(/ },
        handler(code, id) {
          const changes = compiledIn(code, id).map(({ start, end, reset, classes, rules: found }): Change => {
            const kept = keep(id, classes, found);
            return { start, end, text: reset ? `__resetCSS("${names.mark(id, reset)}")` : `__css(${kept})` };
          });
          return {
            code: `import { __css, __resetCSS } from '@griffel/react';\n${changed(code, changes)}`,
            map: null,
          };
        },
      },
    },
    {
      name: 'no-renderer',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /\/@griffel\/core\/.+\/(?:createDOMRenderer|rehydrateRendererCache)\.js$/ },
        handler: (id) => (id.includes('rehydrate') ? noRehydration : rendererOfNothing),
      },
    },
  ];
}
