// react-router as the client ships it: its production build (the package's entry is the development one), without the parts nobody imports.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const dist = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');

const entries: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

export function reactRouter(): Plugin {
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
    /** A component with a name, or made by a call that is not said to be pure, counts as used. */
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
