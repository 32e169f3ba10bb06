// Another version of the product beside this one: its sources in a temporary folder, with packages and a built client.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Version {
  readonly directory: string;
  /** The commit that was checked out. */
  readonly commit: string;
  remove(): void;
}

const run = (program: string, words: readonly string[], cwd: string): string =>
  execFileSync(program, [...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** Package by folder, with its version. */
function lockedIn(folder: string): ReadonlyMap<string, string | undefined> {
  const lock: Lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return new Map(Object.entries(lock.packages).map(([path, { version }]) => [path, version]));
}

/** The packages of here, shared file by file, if all that it wants is among them; installed anew if not. */
function install(directory: string): void {
  const here = lockedIn(process.cwd());
  const isHere = [...lockedIn(directory)].every(([path, version]) => here.get(path) === version);
  if (!isHere) {
    run('npm', ['ci', '--no-audit', '--no-fund'], directory);
    return;
  }
  run('cp', ['-al', join(process.cwd(), 'node_modules'), join(directory, 'node_modules')], directory);
  // The version that runs writes to it, so each gets its own copy.
  const cache = join('node_modules', '.cache');
  rmSync(join(directory, cache), { recursive: true, force: true });
  cpSync(join(process.cwd(), cache), join(directory, cache), { recursive: true });
}

const build = (directory: string): string =>
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'], directory);

export function checkOut(reference: string): Version {
  const here = process.cwd();
  const parent = mkdtempSync(join(tmpdir(), 'topla-version-'));
  const directory = join(parent, 'topla');
  run('git', ['worktree', 'add', '--detach', directory, reference], here);
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', directory], here);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    install(directory);
    build(directory);
    return { directory, commit: run('git', ['log', '-1', '--format=%h %s'], directory), remove };
  } catch (fault) {
    remove();
    throw fault;
  }
}

/** The client of this version, of the sources as they are now. */
export const buildHere = (): string => build(process.cwd());
