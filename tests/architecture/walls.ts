// The walls: which folder may import which, and what the pure ones may not touch.
import { areaBreach } from './areas.ts';

export interface Import {
  readonly from: string; // a file below src
  readonly to: string; // a file below src, one below tests, or the name of a package
  readonly isPackage: boolean;
}

interface Room {
  readonly files: RegExp;
  readonly may: readonly RegExp[];
  readonly packages: readonly RegExp[];
}

const none: readonly RegExp[] = [];
const react = [/^react$/, /^react-dom(\/client)?$/];
/** The facts of all games, and what loads their code. */
const registry = /^(games|puzzles|contests)\/registry\.ts$/;
const loader = /^(games|puzzles|contests)\/load\.ts$/;
const catalogue = /^catalogue\//;

/** The walls of a game, a puzzle or a contest go by folder: what is drawn, what tests ask of the game, and all the rest, which is pure. */
const drawnInAGame = /^(games|puzzles|contests|events)\/[^/]+\/(board\/|art\.tsx$)/;
const handOfAGame = /^(games|puzzles|contests)\/[^/]+\/hand\.ts$/;
const conformanceOfAGame = /^(games|puzzles|contests)\/[^/]+\/conformance\.ts$/;

/** What the client draws of a game: it is found by pattern, in these places. */
const shownOfAGame = /^(games|puzzles|contests|events)\/[^/]+\/(art\.tsx|board\/(board|pictures)\.tsx)$/;
const showsGames = /^client\/(games|puzzles\/daily|play\/games)\//;

/** A live event is no game among many: its own folders on the server and in the client import its rules. */
const hostOfRules = /^(?:server|client)\/events\/([^/]+)\//;
const isItsRules = (from: string, to: string): boolean => {
  const [, id] = hostOfRules.exec(from) ?? [];
  return id !== undefined && to.startsWith(`events/${id}/`);
};

const inClient = [/^engine\//, /^contract\//, /^texts\//, /^ui\//, /^client\//, catalogue, loader];
const clientPackages = [
  ...react,
  /^@fluentui\//,
  /^react-router-dom$/,
  /^@tanstack\/react-query$/,
  /^socket\.io-client$/,
  /^i18next$/,
  /^react-i18next$/,
  /^jwt-decode$/,
  /^uqr$/,
  /^ky$/,
  /^react-hook-form$/,
  /^zod\/mini$/,
  /^virtual:/,
];

const inServer = [/^engine\//, /^contract\//, /^texts\//, /^server\//, catalogue];
const serverPackages = [/^(?!react|@fluentui|socket\.io-client)/];

/** First room that fits a file is its room. */
const rooms: readonly Room[] = [
  { files: /^engine\//, may: [/^engine\//], packages: none },
  { files: /^kit\//, may: [/^engine\//, /^kit\//], packages: none },
  { files: registry, may: [/^(games|puzzles|contests)\/[^/]+\/facts\.ts$/], packages: none },
  { files: loader, may: [registry, /^engine\//], packages: none },
  { files: catalogue, may: [catalogue, registry, /^engine\//], packages: none },
  { files: /^(games|puzzles|contests)\/[^/]+\/facts\.ts$/, may: [/^engine\/facts\.ts$/], packages: none },
  { files: handOfAGame, may: [/^SELF\//, /^tests\/e2e\/hands\//], packages: [/^playwright$/] },
  {
    files: conformanceOfAGame,
    may: [/^engine\//, /^kit\//, /^SELF\//, /^tests\/(conformance|support)\//],
    packages: none,
  },
  {
    files: drawnInAGame,
    may: [/^engine\//, /^kit\//, /^SELF\//, /^ui\//, /^texts\//],
    packages: react,
  },
  {
    files: /^(games|puzzles|contests|events)\/[^/]+\//,
    may: [/^engine\//, /^kit\//, /^SELF\//],
    packages: none,
  },
  { files: /^contract\//, may: [/^engine\//, /^contract\//, catalogue], packages: [/^zod\/mini$/] },
  { files: /^texts\//, may: [/^texts\//], packages: none },
  { files: /^ui\//, may: [/^engine\//, /^texts\//, /^ui\//], packages: [...react, /^@fluentui\//] },
  {
    files: /^client\/base\/hosts\//,
    may: [/^contract\//, /^client\//],
    packages: [...react, /^zod\/mini$/, /^@microsoft\/teams-js$/, /^@googleworkspace\/meet-addons/],
  },
  { files: /^client\//, may: inClient, packages: clientPackages },
  {
    files: /^server\/main\.ts$/,
    may: [...inServer, loader],
    packages: [/./],
  },
  { files: /^server\//, may: inServer, packages: serverPackages },
];

/** A game's own folder: `games/chess/`. */
const ownFolder = (file: string) => `${file.split('/').slice(0, 2).join('/')}/`;

/** Why this import breaks a wall; null when it does not. */
export function breach({ from, to, isPackage }: Import): string | null {
  const room = rooms.find(({ files }) => files.test(from));
  if (!room) return `${from} belongs to no room`;
  if (isPackage)
    return room.packages.some((name) => name.test(to)) ? null : `${from} may not use the package ${to}`;
  if ([handOfAGame, conformanceOfAGame].some((each) => each.test(to)))
    return `${from} may not import ${to}: it is test code`;
  if (showsGames.test(from) && shownOfAGame.test(to)) return null;
  if (drawnInAGame.test(to) && !drawnInAGame.test(from)) return `${from} may not import ${to}: it is drawn`;
  if (isItsRules(from, to)) return null;
  if (['server/', 'client/'].some((side) => from.startsWith(side) && to.startsWith(side)))
    return areaBreach(from, to);
  const isOwn = room.may.some((each) => each.source.includes('SELF')) && to.startsWith(ownFolder(from));
  return isOwn || room.may.some((each) => each.test(to)) ? null : `${from} may not import ${to}`;
}

const isPure = (file: string) =>
  /^(engine|kit|games|puzzles|contests|events)\/.*\.tsx?$/.test(file) &&
  ![drawnInAGame, handOfAGame, conformanceOfAGame, /\.test\.ts$/].some((each) => each.test(file));
const impure =
  /\b(Math\.random|Date\b|performance\b|crypto\b|setTimeout|setInterval|fetch\(|console\.|process\.)/;

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** What in a pure file asks the clock, luck or the world; null when nothing does. */
export function impurity(file: string, source: string): string | null {
  if (!isPure(file)) return null;
  const found = impure.exec(withoutComments(source));
  return found ? `${file} uses ${found[0]}` : null;
}

/** The patterns that a file gives to import.meta.glob. Comments stay in: a pattern may look like one. */
export function globPatterns(source: string): string[] {
  const calls = source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  return [...calls]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/'([^']*)'/g)].map(([, each = '']) => each))
    .filter((each) => !each.startsWith('!'));
}

/** The ways by which files come back to themselves; an import that is asked for at run time counts as well. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports)
    if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
