// Memory in large pages while the tests run: in some virtual machines the first touch of a page takes twenty
// microseconds and more, and a run touches millions.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Linux: `enabled` for all sizes, and one for each size. */
const directory = '/sys/kernel/mm/transparent_hugepage';

function settings() {
  const sizes = readdirSync(directory).filter((name) => name.startsWith('hugepages-'));
  return ['.', ...sizes].map((name) => join(directory, name, 'enabled'));
}

/** Where the machine allows it. When this process ends everything is set as before. */
export function allowLargePages() {
  if (!existsSync(directory)) return;
  const before = new Map();
  process.once('exit', () => {
    for (const [path, choice] of before) writeFileSync(path, choice);
  });
  try {
    for (const path of settings()) {
      const choice = /\[(\w+)\]/.exec(readFileSync(path, 'utf8'))?.[1];
      writeFileSync(path, 'always');
      before.set(path, choice);
    }
  } catch {
    // only the system's administrator may
  }
}
