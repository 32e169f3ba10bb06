// react-router as the client ships it: its production build (the package's entry is the development one), without the parts nobody imports. The build fails where there is nothing to leave out.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const installed = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');

const entries: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** A component with a name, or made by a call that is not said to be pure, counts as used. */
const patches = [
  { what: 'X.displayName = …;', found: /^\w+\.displayName = .*;$/gm, instead: '' },
  {
    what: '= X.forwardRef(, X.createContext( or X.memo(',
    found: /= (\w+\.(?:forwardRef|createContext|memo)\()/g,
    instead: '= /* @__PURE__ */ $1',
  },
];

export function reactRouter(dist = installed): Plugin {
  const missing = new Set(patches);
  return {
    name: 'topla-react-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) => {
        const entry = entries[id];
        return entry ? join(dist, 'production', entry) : null;
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => {
        let patched = code;
        for (const patch of patches) {
          const before = patched;
          patched = before.replaceAll(patch.found, patch.instead);
          if (patched !== before) missing.delete(patch);
        }
        return { code: patched, map: null };
      },
    },
    /** Another version of the package may be written otherwise: without this the pages would grow, and nobody would know why. */
    buildEnd(error) {
      if (error || missing.size === 0) return;
      const texts = [...missing].map(({ what }) => `“${what}”`).join(' and ');
      this.error(`react-router is written otherwise: ${texts} is not in ${dist}. Mend vite/reactRouter.ts.`);
    },
  };
}
