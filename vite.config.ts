// How the client is built: hashed files in dist/, texts, art and themes made on the way.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { art } from './vite/art.ts';
import { compress } from './vite/compress.ts';
import { locales } from './vite/locales.ts';
import { themes } from './vite/themes.ts';
import { tokens } from './vite/tokens.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** The router's own production build: its package only names the one that warns. */
const router = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/** What always comes together, in one piece: before sign-in, and behind it. Many small pieces compress worse. */
const groups = [
  { name: 'ground', test: /\/src\/client\/(?:begin|api\/call|app\/guest\/Seen)\.tsx?$/ },
  {
    name: 'controls',
    test: /@fluentui\/(?:react-(?:button\/lib\/components\/Button|provider|link)\/|react-icons\/.*createFluentIcon)/,
  },
  // With the English texts: apart from what speaks them, the two would import each other.
  {
    name: 'inside',
    test: /@tanstack\/|i18next\/|\/src\/client\/(?:api\/useAnswer|words\/SpokenWords|self\/\w+)\.tsx?$|\/src\/texts\/en\/(?!door|state|errors)/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tokens(), react(), themes(), locales(), art(), compress()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: router('index') },
            { find: /^react-router\/dom$/, replacement: router('dom-export') },
          ]
        : [],
  },
  html: { cspNonce: '__nonce__' },
  build: {
    target: 'es2023',
    /** The panel of a meeting is a document of its own: it has to be there at once. */
    rolldownOptions: {
      input: ['index.html', 'meet/side-panel.html'],
      // The names stand in the map of what each page needs, and what is random in them does not compress.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups } },
    },
    sourcemap: false,
    manifest: '.manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': server,
      '/pictures': server,
      '/dev': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}));
