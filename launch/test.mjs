// `npm test`: installs what is missing, then everything that can be checked, ending with the runner's own lines.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './client.mjs';
import { install } from './install.mjs';
import { allowLargePages } from './largePages.mjs';
import { bringServers } from './machine.mjs';
import { node, root } from './node.mjs';
import { run } from './run.mjs';

allowLargePages();
install({ tools: true });
const only = process.argv.slice(2);
const missing = bringServers();
const built = Promise.all([buildClient(), run(node(), ['src/server/base/words/make.ts'])]); // meanwhile
if (only.length === 0) {
  const { code } = await run(node(), ['launch/check.mjs', '--before-tests']);
  if (code !== 0) process.exit(code);
}
await built;

const failedFiles = join(root, 'node_modules/.cache/failedFiles.json');
/** More of them are no accident. */
const mostAgain = 12;

const test = async (files) => {
  const { code } = await run(node(), ['node_modules/vitest/vitest.mjs', 'run', ...files]);
  return code;
};

/** Files of tests that wait for something, and may have been late on a busy machine: once more, with nothing beside them. */
async function again(code) {
  const files = existsSync(failedFiles) ? JSON.parse(readFileSync(failedFiles, 'utf8')) : [];
  if (code === 0 || files.length === 0 || files.length > mostAgain) return code;
  console.log(`\nA second attempt, from the beginning and alone: ${files.join(', ')}`);
  return test(files);
}

const first = await test(only);
const code = only.length === 0 ? await again(first) : first;
if (first !== 0 && code === 0) console.log('\nAll passed, these files in the second attempt.');
if (missing.length > 0)
  console.log(
    `\nNOT RUN: what needs ${missing.join(' and ')} (tests/cluster); not found, and could not be installed.`,
  );
process.exit(code);
