// `npm start`: installs, builds and serves. Plain JavaScript, so that any Node can begin it.

import { freemem } from 'node:os';
import { buildClient } from './client.mjs';
import { install } from './install.mjs';
import { node } from './node.mjs';
import { run } from './run.mjs';

install();
const built = buildClient();
const isEmbedded = !process.env.DATABASE_URL;
/** What building and making a database take at the same time. */
const bothBytes = 2 * 1024 ** 3;
if (!isEmbedded || freemem() < bothBytes) await built;
// A larger space for new objects makes nothing faster, and costs half as much memory again for each connection. With one
// arena the memory that the start needed for a moment is used again.
const server = ['--max-semi-space-size=8', 'src/server/main.ts'];
const { code } = await run(node(), isEmbedded ? [...server, '--await-client'] : server, {
  env: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' },
  after: isEmbedded ? built : undefined,
});
process.exit(code);
