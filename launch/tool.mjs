// Runs one of the developers' programs (measuring, packing, drawing) with the product's own Node; installs the tools first.
import { install, node } from './install.mjs';
import { run } from './run.mjs';

install({ tools: true });
const { code } = await run(node(), process.argv.slice(2));
process.exit(code);
