// `npm run take:countries`: writes what the map puzzle knows of countries: names, middles, outlines and flags.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { asked } from '../src/puzzles/geoPuzzle/asked.ts';
import { coloursIn } from './countries/flagColours.ts';
import { middleOf, outlineOf, type Polygon, pictured } from './countries/outline.ts';

/**
 * The 193 members of the United Nations are answers to a guess. Asked for are those of `asked.ts`. Left out of it are
 * these: countries too small to be known by their outline, those whose outline would take a side in a dispute (Comoros,
 * Cyprus, Israel, Serbia), and Equatorial Guinea, which is moving its capital. Crimea is drawn with Ukraine and Somaliland with
 * Somalia, as the United Nations have them; Western Sahara, Taiwan, Kosovo and Palestine are in no outline.
 */
const onlyGuessed = 'AD AG BB CY DM FM GD GQ IL KI KM KN LC LI MC MH MV NR PW RS SC SM ST TO TV VC'.split(
  ' ',
);

/** The packages with the data, in the versions that were looked at. */
const sources = ['world-atlas@2.0.2', 'topojson-client@3.1.0', 'country-flag-icons@1.6.20'];

/** Names people use, where those of CLDR are longer or have two forms in one. */
const calledOtherwise: Readonly<Record<string, readonly [en: string, tr: string]>> = {
  CD: ['DR Congo', 'Demokratik Kongo Cumhuriyeti'],
  CG: ['Republic of the Congo', 'Kongo Cumhuriyeti'],
  CI: ['Ivory Coast', 'Fildişi Sahili'],
  CV: ['Cape Verde', 'Yeşil Burun Adaları'],
  MM: ['Myanmar', 'Myanmar'],
};

const folder = fileURLToPath(new URL('../src/puzzles/geoPuzzle/', import.meta.url));
const flagsFolder = fileURLToPath(new URL('../public/flags/', import.meta.url));

function unpackSources(): string {
  const directory = mkdtempSync(join(tmpdir(), 'topla-countries-'));
  for (const source of sources) {
    const packing = ['pack', source, '--silent', '--pack-destination', directory];
    const archive = execFileSync('npm', packing, { encoding: 'utf8', cwd: directory }).trim();
    const into = join(directory, source.replace(/@.*$/, ''));
    mkdirSync(into);
    execFileSync('tar', ['xzf', archive, '--strip-components=1', '-C', into], { cwd: directory });
  }
  return directory;
}

interface Feature {
  readonly id?: string;
  readonly properties: { readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Polygon }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };
}

interface World {
  readonly objects: { readonly countries: { readonly geometries: readonly unknown[] } };
}

interface Topojson {
  feature(world: World, objects: unknown): { readonly features: readonly Feature[] };
  mergeArcs(world: World, objects: readonly unknown[]): unknown;
}

const polygonsOf = ({ geometry }: Feature): readonly Polygon[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Numbers of ISO 3166 by its letters, as far as Natural Earth names countries otherwise than CLDR. */
const otherNames: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'AG',
  'Bosnia and Herz.': 'BA',
  'Cabo Verde': 'CV',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  Macedonia: 'MK',
  'Marshall Is.': 'MH',
  Myanmar: 'MM',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'St. Kitts and Nevis': 'KN',
  'Saint Lucia': 'LC',
  'St. Vin. and Gren.': 'VC',
  'São Tomé and Principe': 'ST',
  'Trinidad and Tobago': 'TT',
  Turkey: 'TR',
  'United States of America': 'US',
  eSwatini: 'SZ',
};

const codes = [...asked.map(({ code }) => code), ...onlyGuessed].toSorted();
const english = new Intl.DisplayNames('en', { type: 'region' });
const turkish = new Intl.DisplayNames('tr', { type: 'region' });
const codeByName = new Map(codes.map((code) => [(english.of(code) ?? '').replace('&', 'and'), code]));

const directory = unpackSources();
const require = createRequire(import.meta.url);
const topojson = require(join(directory, 'topojson-client')) as Topojson; // the package says so
const world = JSON.parse(readFileSync(join(directory, 'world-atlas/countries-10m.json'), 'utf8')) as World; // by its format

/** Crimea goes from one to the other: it is the polygon of Russia that lies there. */
const isCrimea = ([ring]: Polygon): boolean =>
  ring?.every(([x, y]) => x > 32 && x < 36.8 && y > 44 && y < 46.4) ?? false;

function polygonsByCode(): Map<string, readonly Polygon[]> {
  const { features } = topojson.feature(world, world.objects.countries);
  const found = new Map<string, readonly Polygon[]>();
  for (const feature of features) {
    const code = otherNames[feature.properties.name] ?? codeByName.get(feature.properties.name);
    if (code) found.set(code, polygonsOf(feature));
  }
  const named = (name: string) => features.find(({ properties }) => properties.name === name);
  const [somaliland, russia] = [named('Somaliland'), found.get('RU') ?? []];
  found.set('SO', [...(found.get('SO') ?? []), ...(somaliland ? polygonsOf(somaliland) : [])]);
  found.set(
    'RU',
    russia.filter((polygon) => !isCrimea(polygon)),
  );
  found.set('UA', [...(found.get('UA') ?? []), ...russia.filter(isCrimea)]);
  return found;
}

const write = (file: string, about: readonly string[], lines: readonly string[], name: string): void => {
  const text = [...about, `export const ${name} = \``, ...lines, '`;', ''].join('\n');
  writeFileSync(join(folder, file), text);
};

const all = polygonsByCode();
const missing = codes.filter((code) => !all.has(code));
if (missing.length > 0) throw new Error(`not in the atlas: ${missing.join(' ')}`);

const made = 'Written by `npm run take:countries`.';
write(
  'names.ts',
  [`// Names of countries in English and Turkish, after CLDR; a line each: code, name, name. ${made}`],
  codes.map((code) => {
    const [en, tr] = calledOtherwise[code] ?? [english.of(code), turkish.of(code)];
    return `${code} ${en?.replace('’', "'").replace('&', 'and')}|${tr?.replace('’', "'")}`;
  }),
  'nameLines',
);
write(
  'middles.ts',
  [`// The middle of each country in degrees, north and east; a line each. ${made}`],
  codes.map(
    (code) =>
      `${code} ${middleOf(pictured(all.get(code) ?? []))
        .map((x) => x.toFixed(1))
        .join(' ')}`,
  ),
  'middleLines',
);
const outlines = asked.map(({ code }) => `${code} ${outlineOf(pictured(all.get(code) ?? []))}`).toSorted();
write(
  'outlines.ts',
  [
    `// Outlines of countries as paths in a square of 400, from Natural Earth (public domain); a line each. ${made}`,
    '// A picture has the largest part of a country, what is about a fifth of it, and islands that lie near.',
  ],
  outlines,
  'outlineLines',
);

rmSync(flagsFolder, { recursive: true, force: true });
mkdirSync(flagsFolder);
copyFileSync(join(directory, 'country-flag-icons/LICENSE'), join(flagsFolder, 'LICENSE.txt'));
const flags: string[] = [];
for (const { code } of asked.toSorted((one, other) => (one.code < other.code ? -1 : 1))) {
  const svg = readFileSync(join(directory, `country-flag-icons/3x2/${code}.svg`));
  const name = createHash('sha256').update('topla').update(svg).digest('hex').slice(0, 12);
  writeFileSync(join(flagsFolder, `${name}.svg`), svg);
  const { data } = await sharp(svg, { density: 200 })
    .resize(240, 160, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  flags.push(`${code} ${name} ${coloursIn(data).join(' ')}`);
}
write(
  'flags.ts',
  [
    `// The picture of each flag in public/flags, under a name that does not tell the country, and its colours. ${made}`,
  ],
  flags,
  'flagLines',
);
rmSync(directory, { recursive: true });
const size = outlines.join('\n').length;
console.log(`${asked.length} outlines, ${(size / 1_000).toFixed(1)} kB; ${codes.length} names`);
