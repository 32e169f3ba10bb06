// `npm test`: installs what is missing, then everything that can be checked, ending with the runner's own lines.
import { buildClient } from './client.mjs';
import { install, node } from './install.mjs';
import { bringServers } from './machine.mjs';
import { run } from './run.mjs';

install({ tools: true });
const only = process.argv.slice(2);
const missing = bringServers();
const built = buildClient(); // meanwhile
if (only.length === 0) {
  const { code } = await run(node(), ['launch/check.mjs', '--before-tests']);
  if (code !== 0) process.exit(code);
}
await built;
const { code } = await run(node(), ['node_modules/vitest/vitest.mjs', 'run', ...only]);
if (missing.length > 0)
  console.log(
    `\nNOT RUN: what needs ${missing.join(' and ')} (tests/cluster); not found, and could not be installed.`,
  );
process.exit(code);
