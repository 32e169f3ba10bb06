// Runs one of the developers' programs (measuring, packing, drawing) with the product's own Node; installs the tools first.
import { install } from './install.mjs';
import { node } from './node.mjs';
import { run } from './run.mjs';

install({ tools: true });
const { code } = await run(node(), process.argv.slice(2));
process.exit(code);
