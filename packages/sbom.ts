// Software bill of materials (CycloneDX 1.6): what is shipped, read from the lock file.
import { z } from 'zod';

const lockedPackage = z.object({
  name: z.string().optional(),
  link: z.boolean().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
});
const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), lockedPackage),
});

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its author declares it; null: it does not. */
  readonly licence: string | null;
  readonly integrity: string | null;
}

/** Every package that builds or runs the product, those of other platforms included, once a version. */
export function shippedPackages(lockText: string): Shipped[] {
  const { packages } = lockFile.parse(JSON.parse(lockText));
  const shipped = new Map<string, Shipped>();
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || locked.dev || locked.link) continue; // a link leads to a folder that is listed too
    const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license: licence = null, integrity = null } = locked;
    shipped.set(`${name}@${version}`, { name, version, licence, integrity });
  }
  return [...shipped.values()];
}

/** `@scope/name` is written `%40scope/name` there. */
const packageUrl = ({ name, version }: Shipped): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes `sha512-` and base64. */
function hashesOf({ integrity }: Shipped): { alg: string; content: string }[] {
  const [algorithm, value] = integrity?.split('-') ?? [];
  if (algorithm !== 'sha512' || !value) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }];
}

export function sbomOf(lockText: string): object {
  const { name, version } = lockFile.parse(JSON.parse(lockText));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: shippedPackages(lockText).map((shipped) => ({
      type: 'library',
      'bom-ref': packageUrl(shipped),
      name: shipped.name,
      version: shipped.version,
      purl: packageUrl(shipped),
      licenses: shipped.licence === null ? [] : [{ license: { name: shipped.licence } }],
      hashes: hashesOf(shipped),
    })),
  };
}
