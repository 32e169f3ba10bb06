// `npm start`: installs, builds and serves. Plain JavaScript, so that any Node can begin it.

import { buildClient } from './client.mjs';
import { install, node } from './install.mjs';
import { run } from './run.mjs';

install();
await buildClient();
const { code } = await run(node(), ['src/server/main.ts']);
process.exit(code);
