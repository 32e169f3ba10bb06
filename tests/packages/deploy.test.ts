// The files an operator deploys with: they name what is there, settings that exist, and nothing runs as root.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packagesOfTheProduct from '../../package.json' with { type: 'json' };
import { settings } from '../../src/server/base/config/settings.ts';
import { hasNginx, prepareNginx } from '../support/servers/nginx.ts';
import { openedData } from '../support/servers/openedData.ts';

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
  readonly networks?: unknown;
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

test('the image has what its lock file names, on a base that can be named by its digest', () => {
  const text = textOf('Dockerfile');
  expect(text).toMatch(/npm ci /);
  expect(text).not.toMatch(/npm install /);
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base?.replace(/[${}]/g, ''));
  expect(bases).toEqual(['NODE_IMAGE', 'NODE_IMAGE']);
  expect(text.indexOf('ARG NODE_IMAGE=')).toBeLessThan(text.indexOf('FROM '));
});

test('what an operator calls by npm runs with what the image has', async () => {
  const image = mkdtempSync(join(tmpdir(), 'topla-image-'));
  const last = textOf('Dockerfile').split('\nFROM ').at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY (?:--from=build )?(.*) (\S+)$/gm)].flatMap(([, from = '']) =>
    from.split(' ').map((path) => path.replace('/topla/', '')),
  );
  for (const path of copied.filter((each) => !['node_modules', 'dist', 'src'].includes(each))) {
    mkdirSync(join(image, dirname(path)), { recursive: true });
    copyFileSync(path, join(image, path));
  }
  for (const folder of ['node_modules', 'src']) symlinkSync(join(process.cwd(), folder), join(image, folder));
  const data = join(image, 'data');
  await openedData(data);
  const call = (...words: string[]) =>
    spawnSync('npm', ['run', '--silent', ...words], {
      cwd: image,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', TOPLA_DATA: data, PORT: '0', METRICS_PORT: '0' },
    });
  const looked = call('doctor');
  expect(looked.stdout, looked.stderr).toMatch(/^ok .*data/m);
  const kept = call('backup');
  expect([kept.status, kept.stderr]).toEqual([0, '']);
  expect(readdirSync(join(data, 'backups'))).toHaveLength(1);
  rmSync(image, { recursive: true });
});

test('addresses are believed of the proxy alone', () => {
  const { proxy, node1 } = compose.services;
  const trusted = node1?.environment?.TRUST_PROXY;
  expect(trusted).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(proxy?.networks).toEqual({ inside: { ipv4_address: trusted } });
});

test('what nginx passes on is more than the product takes, and larger requests are refused in its words', () => {
  const [, mebibytes = ''] = /client_max_body_size (\d+)m;/.exec(textOf('deploy/nginx.conf')) ?? [];
  const [, taken = ''] =
    /mostFormBytes = (\d+) \* mebibyte/.exec(textOf('src/server/web/http/form.ts')) ?? [];
  expect(Number(taken)).toBeGreaterThan(0);
  expect(Number(mebibytes)).toBeGreaterThan(Number(taken));
  expect(
    Number(/proxy-body-size: (\d+)m/.exec(textOf('deploy/helm/topla/values.yaml'))?.[1]),
  ).toBeGreaterThan(Number(taken));
});

test('nginx looks up the names of nodes while it runs', () => {
  const text = textOf('deploy/nginx.conf');
  expect(text).toMatch(/^ {2}resolver \S+ valid=\d+s/m);
  expect(text).toMatch(/upstream nodes \{\s+zone /);
  for (const [server] of text.matchAll(/^ +server node.*$/gm)) expect(server).toContain(' resolve ');
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
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  ])
    expect(unit.split('\n')).toContain(line);
  const [, pairs = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  for (const pair of pairs.split(' ')) expect(known).toContain(pair.split('=')[0]);
});
