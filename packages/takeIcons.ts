// `npm run take:icons`: writes into `icons/` the drawings that are used, of the 20,000 that Fluent's package has.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iconsDirectory, importedByFluent, importedByProduct } from './usedIcons.ts';

interface Drawing {
  readonly name: string;
  readonly size: string;
  readonly paths: readonly string[];
}

/** The lines of Fluent's files are alike: a name, a size, a list of paths. */
const line = /export const (\w+) = .*?createFluentIcon\('\w+', "([^"]+)", (\["[^\]]*"\])/g;

function drawingsIn(path: string): Drawing[] {
  const lines = readFileSync(path, 'utf8').matchAll(line);
  return [...lines].map(([, name = '', size = '', paths = '[]']) => ({
    name,
    size,
    paths: JSON.parse(paths) as string[], // a list of strings by the pattern above
  }));
}

/** Fluent's package of the version that `icons/` stands for, unpacked. */
function unpackFluentIcons(directory: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(iconsDirectory, 'package.json'), 'utf8'));
  const { version } = manifest as { readonly version: string }; // our own file
  const packing = ['pack', `@fluentui/react-icons@${version}`, '--silent', '--pack-destination', directory];
  const archive = execFileSync('npm', packing, { encoding: 'utf8', cwd: directory }).trim();
  execFileSync('tar', ['xzf', archive], { cwd: directory });
  return join(directory, 'package/lib/atoms/svg');
}

function writeDrawings(file: string, drawings: readonly Drawing[]): void {
  const path = join(iconsDirectory, 'svg', file);
  const values = drawings.map(
    ({ name, size, paths }) =>
      `export const ${name} = /*#__PURE__*/ drawIcon('${name}', '${size}', ${JSON.stringify(paths)});\n`,
  );
  writeFileSync(path, `import { drawIcon } from '../icon.js';\n${values.join('')}`);
  const types = drawings.map(({ name }) => `export declare const ${name}: FluentIcon;\n`);
  writeFileSync(
    path.replace(/\.js$/, '.d.ts'),
    `import type { FluentIcon } from '../icon.js';\n${types.join('')}`,
  );
}

const directory = mkdtempSync(join(tmpdir(), 'topla-icons-'));
const atoms = unpackFluentIcons(directory);
const ofFluent = importedByFluent();
const wanted = new Set([...ofFluent, ...importedByProduct()]);
const exported = [
  "export { bundleIcon, IconDirectionContextProvider, iconFilledClassName, iconRegularClassName } from './icon.js';\n",
];
rmSync(join(iconsDirectory, 'svg'), { recursive: true, force: true });
mkdirSync(join(iconsDirectory, 'svg'));
for (const file of readdirSync(atoms).filter((name) => name.endsWith('.js'))) {
  const drawings = drawingsIn(join(atoms, file)).filter(({ name }) => wanted.has(name));
  if (drawings.length === 0) continue;
  writeDrawings(file, drawings);
  const names = drawings.map(({ name }) => name).filter((name) => ofFluent.has(name));
  if (names.length > 0) exported.push(`export { ${names.join(', ')} } from './svg/${file}';\n`);
}
rmSync(directory, { recursive: true });
const head = '// What Fluent components import: written by `npm run take:icons`.\n';
writeFileSync(join(iconsDirectory, 'index.js'), head + exported.join(''));
writeFileSync(
  join(iconsDirectory, 'index.d.ts'),
  `${head}export type { FluentIcon } from './icon.js';\n${exported.join('')}`,
);
