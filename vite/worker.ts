// Builds the service worker as one script at the root of the site, where browsers ask for it by a fixed name, with the list of
// the files it may keep.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/client/worker/files.ts';

const fileName = 'worker.js';
type Bundle = Rolldown.OutputBundle;

/** The pieces of the frame around every page, and of what is shown when a page itself is not there. */
const inFrame = ['src/client/app/SignedIn.tsx', 'src/client/frame/shell/Shell.tsx'];

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

/** A piece, what it imports at once, and their styles. */
function gather(bundle: Bundle, name: string, found: Set<string>): void {
  const piece = bundle[name];
  if (!piece || found.has(name)) return;
  found.add(name);
  if (piece.type !== 'chunk') return;
  for (const style of piece.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of piece.imports) gather(bundle, next, found);
}

function describe(bundle: Bundle, root: string): Build {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, 'index.html'));
  if (!entry) throw new Error('the client has no entry');
  const pieces = chunks.filter(({ moduleIds }) =>
    inFrame.some((file) => moduleIds.includes(join(root, file))),
  );
  const frame = new Set<string>();
  for (const { fileName: name } of [entry, ...pieces]) gather(bundle, name, frame);
  const names = Object.keys(bundle).sort();
  const hashed = names.filter((name) => name.startsWith('assets/'));
  const texts = names.filter((name) => name.startsWith('locales/'));
  const described = {
    entry: entry.fileName,
    frame: [...frame].sort().map((name) => `/${name}`),
    hashed: hashed.map((name) => `/${name}`),
    texts: Object.fromEntries(
      texts.flatMap((name) => {
        const file = bundle[name];
        return file ? [[`/${name}`, sha256(contentOf(file))]] : [];
      }),
    ),
  };
  return { version: sha256(JSON.stringify(described)).slice(0, 12), ...described };
}

/** Null: nothing is kept, as for developers, whose files change all the time. */
async function bundleWorker(root: string, what: Build | null): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(what) },
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: {
        input: join(root, 'src/client/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const script = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!script) throw new Error('the service worker was not built');
  return script.code;
}

export function worker(): Plugin {
  let root = '';
  return {
    name: 'topla-worker',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName, source: await bundleWorker(root, describe(bundle, root)) });
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(await bundleWorker(root, null));
      });
    },
  };
}
