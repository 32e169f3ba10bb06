// The promise of the folder: who knows a game, a puzzle or a contest by its id lies in its folder, or is the registry.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

async function sources(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  return files;
}

const idsOf = async (what: string): Promise<string[]> =>
  (await sources(`src/${what}/*/facts.ts`)).map((file) => file.split('/')[2] ?? '');

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
const withoutStrings = (source: string) => source.replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');

/** More than two ids in quotes or between slashes are a list: the names of games are words that mean other things too. */
function listsGames(source: string, ids: readonly string[]): boolean {
  const words = new Set(source.match(/(?<=['"`/])\w+(?=['"`/])/g));
  return ids.filter((id) => words.has(id)).length > 2;
}

/** A puzzle is called as nothing else is: its id counts wherever it stands as a word, as a key and a property too. */
function namesPuzzle(source: string, ids: readonly string[]): boolean {
  const words = new Set(withoutComments(source).match(/\w+/g));
  return ids.some((id) => words.has(id));
}

/**
 * Contests have the names of everyday things: in files about predictions their ids count as a whole text, as a key and as
 * a property, not as a method. What the calls of a contest need has a folder of its id on the server and in the client.
 */
function namesContest(file: string, source: string, ids: readonly string[]): boolean {
  if (!/predict/i.test(file + source)) return false;
  const code = withoutComments(source);
  const bare = withoutStrings(code);
  return ids.some((id) => {
    if (file.includes(`/events/predictions/${id}/`)) return false;
    const isText = new RegExp(`(['"\`])${id}\\1`).test(code);
    return isText || new RegExp(`\\.${id}\\b(?!\\()|\\b${id}\\??:`).test(bare);
  });
}

const redirects = 'an old address that leads to the page';
const gridField = 'the calls of the specification name the field of a filled-in grid so';
const writesIt = 'writes the tables of the folder, and pictures beside them, from data of others';
const perKind = 'the calls of the specification have a field, or a list, for each kind';
const ofSources = 'says which contest a season from outside belongs to, in words of its provider';

/** The files outside their folders that name a puzzle or a contest, each with its reason. */
const naming: Readonly<Record<string, string>> = {
  'packages/takeCountries.ts': writesIt,
  'src/client/app/pageModules.ts': redirects,
  'src/client/people/leaderboard/details/PredictorStandings.tsx': perKind,
  'src/client/puzzles/page/GridAttempt.tsx': gridField,
  'src/contract/events/predictionDesk.ts': perKind,
  'src/contract/pages.ts': redirects,
  'src/contract/puzzles/gridPuzzles.ts': gridField,
  'src/games/registry.ts': 'the registry',
  'src/puzzles/registry.ts': 'the registry',
  'src/server/events/predictions/results.ts': perKind,
  'src/server/events/predictions/sources/apiFootball.ts': ofSources,
  'src/server/events/predictions/sources/jolpicaRaces.ts': ofSources,
  'src/server/events/predictions/sources/seasonId.ts': ofSources,
  'src/server/puzzles/attempts/gridGame.ts': gridField,
  'src/server/run/demo/solvePuzzles.ts': gridField,
};

describe('the games, puzzles and contests', () => {
  it('are listed by their registries and nowhere else', async () => {
    const [games, puzzles, contests] = await Promise.all([
      idsOf('games'),
      idsOf('puzzles'),
      idsOf('contests'),
    ]);
    const files = await sources('{src,vite,launch,packages}/**/*.{ts,tsx,mjs}');
    const others = files.filter(
      (file) => !/\.test\.tsx?$/.test(file) && !/^src\/(games|puzzles|contests|events)\/\w+\//.test(file),
    );
    const found = others.filter((file) => {
      const source = readFileSync(file, 'utf8');
      return (
        listsGames(source, games) || namesPuzzle(source, puzzles) || namesContest(file, source, contests)
      );
    });
    expect(found.toSorted()).toEqual(Object.keys(naming).toSorted());
  });

  it.each([
    ['const times = { mathle: [12, 30] };', true],
    ['const { mathle } = times;', true],
    ['return facts.mathle;', true],
    ["if (id === 'mathle') return;", true],
    ["t('puzzles:mathle.join')", true],
    ['// As mathle has it.', false],
    ['badges.mathleFirst', false],
  ])('are seen as puzzles in %s: %s', (source, isSeen) => {
    expect(namesPuzzle(source, ['mathle'])).toBe(isSeen);
  });

  it.each([
    ['const stages = { race: RaceStages };', true],
    ['const stages = { readonly race?: RaceStage };', true],
    ['return kinds.race;', true],
    ["if (kind === 'race') return;", true],
    ["t('pages:predict.race.up')", false],
    ['await Promise.race([one, other]);', false],
  ])('are seen as contests in %s: %s', (source, isSeen) => {
    expect(namesContest('src/client/predictions/a.ts', source, ['race'])).toBe(isSeen);
    expect(namesContest('src/client/people/a.ts', source, ['race'])).toBe(isSeen && /predict/.test(source));
    expect(namesContest('src/client/events/predictions/race/a.ts', source, ['race'])).toBe(false);
  });
});
