// `npm run doctor`, with the product's own Node. It installs nothing: the server does.
import { node } from './node.mjs';
import { run } from './run.mjs';

const { code } = await run(node(), ['src/server/run/doctor/main.ts', ...process.argv.slice(2)]);
process.exit(code);
