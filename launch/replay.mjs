// `npm run replay`, with the product's own Node. It installs nothing: the server does.
import { node } from './node.mjs';
import { run } from './run.mjs';

const { code } = await run(node(), ['launch/replay-match.mjs', ...process.argv.slice(2)]);
process.exit(code);
