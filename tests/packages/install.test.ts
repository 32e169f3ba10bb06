// Installing: packages are fetched from where registries keep them, and asked for where a registry keeps them elsewhere.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const name = '@office/little';
const version = '1.2.3';
let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'topla-install-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function packed(): Buffer {
  const folder = join(directory, 'package');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  expect(spawnSync('tar', ['-czf', join(directory, 'packed.tgz'), '-C', directory, 'package']).status).toBe(
    0,
  );
  return readFileSync(join(directory, 'packed.tgz'));
}

const integrityOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** A product of one package, with the launchers of this one. */
function writeProduct(integrity: string): string {
  const product = join(directory, 'product');
  cpSync('launch', join(product, 'launch'), { recursive: true });
  cpSync('.npmrc', join(product, '.npmrc'));
  const dependencies = { [name]: version };
  const packages = {
    '': { name: 'product', dependencies },
    [`node_modules/${name}`]: { version, integrity },
  };
  writeFileSync(join(product, 'package.json'), JSON.stringify({ name: 'product', dependencies }));
  writeFileSync(
    join(product, 'package-lock.json'),
    JSON.stringify({ name: 'product', lockfileVersion: 3, requires: true, packages }),
  );
  return product;
}

/** Speaks the part of the registry's protocol that an installation needs, and keeps its packages in `folder`. */
async function registryWith(bytes: Buffer, folder: string) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const path = decodeURIComponent(url);
    asked.push(path);
    const tarball = `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`; // it listens on a port
    const dist = { tarball, integrity: integrityOf(bytes) };
    const about = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, dist } },
    };
    if (path === folder) return answer.end(bytes);
    if (path === `/${name}`) return answer.end(JSON.stringify(about));
    return answer.writeHead(404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // as above
  return { url: `http://127.0.0.1:${port}/`, asked, close: () => server.close() };
}

async function installed(folder: string) {
  const bytes = packed();
  const product = writeProduct(integrityOf(bytes));
  const registry = await registryWith(bytes, folder);
  const environment = { npm_config_registry: registry.url, npm_config_cache: join(directory, 'cache') };
  const script = `(await import('${join(product, 'launch/install.mjs')}')).install()`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, HOME: directory, ...environment },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  registry.close();
  const has = (path: string) => existsSync(join(product, path));
  return {
    code,
    asked: registry.asked,
    isThere: has(`node_modules/${name}/package.json`),
    isCopyLeft: has('npm-shrinkwrap.json'),
  };
}

const usual = `/${name}/-/little-${version}.tgz`;

it('fetches a package without asking about it', async () => {
  expect(await installed(usual)).toEqual({ code: 0, asked: [usual], isThere: true, isCopyLeft: false });
});

it('asks where the registry keeps its packages elsewhere', async () => {
  const elsewhere = `/files/${name}.tgz`;
  const { asked, ...outcome } = await installed(elsewhere);
  expect(outcome).toEqual({ code: 0, isThere: true, isCopyLeft: false });
  expect(asked.slice(-2)).toEqual([`/${name}`, elsewhere]);
});
