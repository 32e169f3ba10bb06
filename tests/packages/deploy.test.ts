// The files an operator deploys with: they name what is there, settings that exist, and nothing runs as root.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packagesOfTheProduct from '../../package.json' with { type: 'json' };
import { settings } from '../../src/server/config/settings.ts';
import { hasNginx, prepareNginx } from '../support/nginx.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const isThere = (path: string): boolean => existsSync(new URL(`../../${path}`, import.meta.url));

/** Of the product, and one of the C library: how many arenas of memory threads may have. */
const known: ReadonlySet<string> = new Set([
  ...Object.values(settings).map(({ name }) => name),
  'MALLOC_ARENA_MAX',
]);
const lines = (path: string): string[] => textOf(path).split('\n');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose; // the file below is held to it

test('the Dockerfile copies what is there, and everything it copies is sent to the builder', () => {
  const sent = lines('.dockerignore').filter((line) => line.startsWith('!'));
  const copied = lines('Dockerfile')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied) expect([path, isThere(path)]).toEqual([path, true]);
  expect(sent.map((line) => line.slice(1)).toSorted()).toEqual(copied.toSorted());
});

test('the image carries no package that only the browser, the build or the checks need', () => {
  const serverSources = globSync('src/**/*.ts')
    .filter((path) => !/^src\/(client|ui)\/|\.test\.ts$/.test(path))
    .map(textOf)
    .join('\n');
  const isForTheServer = (name: string) =>
    serverSources.includes(`'${name}'`) || serverSources.includes(`'${name}/`);
  const { dependencies, optionalDependencies } = packagesOfTheProduct;
  const [, taken = ''] = /npm uninstall ([\s\S]*?[^\\])\n/.exec(textOf('Dockerfile')) ?? [];
  const names = taken.split(/[\s\\]+/).filter((word) => !word.startsWith('--'));
  expect(names.toSorted()).toEqual(
    [
      ...Object.keys(dependencies).filter((name) => !isForTheServer(name)),
      ...Object.keys(optionalDependencies), // the image brings Node
      'typescript', // other packages like to have it, so leaving out the developers' tools does not leave it out
    ].toSorted(),
  );
});

test('the image runs as nobody in particular, with settings that exist and a health check that is served', () => {
  const last = textOf('Dockerfile').split('\nFROM ').at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD '));
  const names = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=')[0]),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(known).toContain(name);
  expect(last).toContain('/healthz');
  expect(last).toContain(`CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]`);
  expect(textOf('launch/start.mjs')).toContain(`['--max-semi-space-size=8', 'src/server/main.ts']`);
});

test('the composition has two nodes alike, settings that exist, and files that are there', () => {
  const { node1, node2 } = compose.services;
  expect(node1).toEqual(node2);
  expect(node1?.read_only).toBe(true);
  const names = Object.keys(node1?.environment ?? {});
  expect(names).toContain('SIGNING_KEY');
  for (const name of names) expect(known).toContain(name);
  for (const { volumes = [] } of Object.values(compose.services))
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source === './certificates') continue; // the operator's own
      expect([
        source,
        source.startsWith('.') ? isThere(join('deploy', source)) : source in compose.volumes,
      ]).toEqual([source, true]);
    }
  for (const node of ['node1', 'node2']) expect(textOf('deploy/nginx.conf')).toContain(`server ${node}:3000`);
});

if (!hasNginx) console.error('NOT TESTED with nginx: install it to have its configuration read');

test.runIf(hasNginx)('nginx takes its configuration', () => {
  const { directory, start } = prepareNginx(['127.0.0.1:3000', '127.0.0.1:3001'], 3443);
  const read = spawnSync('nginx', ['-t', ...start], { encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  expect(read.stderr).toContain('test is successful');
});

test('the unit of systemd starts what npm start starts, without rights, and not again after a refusal', () => {
  const unit = textOf('deploy/topla.service');
  expect(unit).toContain('--max-semi-space-size=8 src/server/main.ts');
  for (const line of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'RestartPreventExitStatus=78',
  ])
    expect(unit.split('\n')).toContain(line);
  const [, pairs = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  for (const pair of pairs.split(' ')) expect(known).toContain(pair.split('=')[0]);
});
