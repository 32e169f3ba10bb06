// Which of Fluent's icons are drawn: those that the product imports, and those that its Fluent components import.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const iconsDirectory = join(root, 'icons');

const imports = /import (?:type )?\{([^}]*)\} from ['"]@fluentui\/react-icons(?:\/[\w/-]*)?['"]/g;
/** What is imported beside icons: functions, classes and types of `icons/icon.js`. */
const isIcon = (name: string): boolean => /^[A-Z].*(?:Regular|Filled)$/.test(name);

function filesIn(directory: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter(isWanted);
}

function importedIn(paths: readonly string[]): ReadonlySet<string> {
  const lists = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(imports)].map(([, list = '']) => list),
  );
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return new Set(names.filter(isIcon));
}

export const importedByProduct = (): ReadonlySet<string> =>
  importedIn(filesIn(join(root, 'src'), (path) => /\.tsx?$/.test(path)));

export const importedByFluent = (): ReadonlySet<string> =>
  importedIn(
    readdirSync(join(root, 'node_modules/@fluentui'))
      .filter((name) => name !== 'react-icons')
      .map((name) => join(root, 'node_modules/@fluentui', name, 'lib'))
      .flatMap((directory) => filesIn(directory, (path) => path.endsWith('.js'))),
  );
