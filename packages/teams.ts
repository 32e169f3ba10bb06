// The package of the Teams app: filled in for its owner, checked against the schemas of Microsoft, zipped.
import { createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Ajv from 'ajv-draft-04';
import formats from 'ajv-formats';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { filled, type Owner } from './owner.ts';

const folder = join(import.meta.dirname, '../appPackage');
const texts = ['manifest.json', 'en.json', 'tr.json'] as const;
const icons = { 'color.png': 192, 'outline.png': 32 } as const;

export const teamsNeeds = ['PUBLIC_URL', 'TEAMS_APP_ID', 'MS_CLIENT_ID', 'PRIVACY_URL', 'TERMS_URL'] as const;

/** By name, what lies at the root of the zip; nothing else may. */
export type Files = Readonly<Record<string, Buffer>>;

export function teamsFiles(owner: Owner): Files {
  const words = texts.map((name) => [name, filled(readFileSync(join(folder, name), 'utf8'), owner)] as const);
  const pictures = Object.keys(icons).map((name) => [name, readFileSync(join(folder, name))] as const);
  return Object.fromEntries([...words, ...pictures].map(([name, content]) => [name, Buffer.from(content)]));
}

/** What is asked of a manifest beyond its schema. */
const Manifest = z.object({
  manifestVersion: z.string(),
  validDomains: z.array(z.string()),
  staticTabs: z.array(z.object({ contentUrl: z.optional(z.url()), websiteUrl: z.optional(z.url()) })),
});
type Manifest = z.infer<typeof Manifest>;

/** What Microsoft would refuse. */
export async function teamsProblems(files: Files): Promise<string[]> {
  const manifest = Manifest.parse(contentOf('manifest.json', files));
  const { manifestVersion: version } = manifest;
  return [
    ...schemaProblems('manifest.json', files, 'MicrosoftTeams', version),
    ...['en.json', 'tr.json'].flatMap((name) =>
      schemaProblems(name, files, 'MicrosoftTeams.Localization', version),
    ),
    ...foreignAddresses(manifest),
    ...(await iconProblems(files)),
  ];
}

const contentOf = (name: string, files: Files): unknown => JSON.parse(String(files[name]));

/** The schemas come with Microsoft's package; their patterns are not written for unicode mode. */
function schemaProblems(name: string, files: Files, kind: string, version: string): string[] {
  const schemas = createRequire(import.meta.url).resolve('@microsoft/app-manifest/package.json');
  const path = join(dirname(schemas), `build/json-schemas/teams/v${version}/${kind}.schema.json`);
  const readable = readFileSync(path, 'utf8').replaceAll('\\a', '\\u0007').replaceAll('\\v', '\\u000b');
  const ajv = new Ajv.default({ allErrors: true, strict: false, unicodeRegExp: false });
  formats.default(ajv, ['uri', 'regex']);
  const fits = ajv.compile(JSON.parse(readable));
  const content = Object(contentOf(name, files));
  const problems = fits(content) ? [] : (fits.errors ?? []);
  const isOfIt = String(content.$schema).includes(`/v${version}/${kind}.`);
  return [
    ...problems.map(
      ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    ),
    ...(isOfIt ? [] : [`${name}: not of version ${version}`]),
  ];
}

function foreignAddresses({ staticTabs, validDomains }: Manifest): string[] {
  return staticTabs
    .flatMap(({ contentUrl, websiteUrl }) => [contentUrl, websiteUrl])
    .filter((address) => address !== undefined)
    .filter((address) => !address.startsWith('https:') || !validDomains.includes(new URL(address).host))
    .map((address) => `manifest.json: ${address} is not among its domains`);
}

async function iconProblems(files: Files): Promise<string[]> {
  const measured = Object.entries(icons).map(async ([name, side]) => {
    const { format, width, height } = await sharp(files[name]).metadata();
    return format === 'png' && width === side && height === side
      ? []
      : [`${name} must be a PNG of ${side} by ${side}`];
  });
  return (await Promise.all(measured)).flat();
}

/** The same files give the same zip. */
export async function zip(files: Files, path: string): Promise<void> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(files))
    file.addBuffer(content, name, { mtime: new Date('2020-01-01T00:00:00Z'), mode: 0o100644 });
  file.end();
  await pipeline(file.outputStream, createWriteStream(path));
}
