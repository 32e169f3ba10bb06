// `npm start`: installs, builds and serves. Plain JavaScript, so that any Node can begin it.

import { buildClient } from './client.mjs';
import { install, node } from './install.mjs';
import { run } from './run.mjs';

install();
await buildClient();
// A larger space for new objects makes nothing faster, and costs a third more memory for each connection.
const { code } = await run(node(), ['--max-semi-space-size=16', 'src/server/main.ts']);
process.exit(code);
