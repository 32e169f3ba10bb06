// `npm run backup` and `npm run restore`, with the product's own Node. They install nothing: the server does.
import { node } from './node.mjs';
import { run } from './run.mjs';

const { code } = await run(node(), ['src/server/run/backups/main.ts', ...process.argv.slice(2)]);
process.exit(code);
