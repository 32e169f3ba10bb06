// The architecture as a test: walls between folders, purity, no cycles, no file too long to read.
import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaOf, areasOf } from './areas.ts';
import { breach, cycles, globPatterns, type Import, impurity } from './walls.ts';

interface Cruised {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly module: string;
    readonly dependencyTypes: readonly string[];
    readonly coreModule: boolean;
    readonly couldNotResolve: boolean;
  }[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const below = (file: string) => file.replace(/^src\//, '');

let imports: Import[] = [];

beforeAll(async () => {
  const { output } = await cruise(['src'], {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  });
  if (typeof output === 'string') throw new Error('the walls were not read');
  const modules: readonly Cruised[] = output.modules;
  imports = modules
    .filter(({ source }) => source.startsWith('src/') && !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter((each) => !each.coreModule)
        .map((each) => {
          const isPackage = !/^(src|tests)\//.test(each.resolved);
          const to = isPackage ? each.module : below(each.resolved);
          return { from: below(source), to, isPackage };
        }),
    );
  imports.push(...(await globImports()));
});

/** What files import by import.meta.glob. */
async function globImports(): Promise<Import[]> {
  const found: Import[] = [];
  for (const file of await sources('src/**/*.{ts,tsx}')) {
    if (isTest(file)) continue;
    for (const pattern of globPatterns(readFileSync(file, 'utf8'))) {
      const files = await sources(join(dirname(file), pattern));
      if (files.length === 0) throw new Error(`${file}: nothing fits the pattern ${pattern}`);
      for (const to of files) found.push({ from: below(file), to: below(to), isPackage: false });
    }
  }
  return found;
}

/** The areas of the same side that files below `folder` import, in the order of `names`. */
function importedBy(folder: string, names: readonly string[]): string[] {
  const side = folder.split('/')[0];
  const found = imports.filter(({ from, to }) => from.startsWith(folder) && to.startsWith(`${side}/`));
  const areas = new Set(found.map(({ to }) => areaOf(to)));
  return names.filter((name) => areas.has(name) && folder !== `${side}/${name}/`);
}

async function sources(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  return files;
}

describe('the walls', () => {
  it('are read at all', () => {
    expect(imports.length).toBeGreaterThan(300);
  });

  it('are broken by nobody', () => {
    expect(imports.flatMap((each) => breach(each) ?? [])).toEqual([]);
  });

  it('see what is imported by a pattern', () => {
    expect(imports.filter(({ to }) => /^games\/chess\/(art\.tsx|board\/board\.tsx)$/.test(to))).toHaveLength(
      2,
    );
    const planted = `import.meta.glob<Art>('../a/*.ts', { eager: true }); import.meta.glob(\n  ['./b.ts', './c.ts'])`;
    expect(globPatterns(planted)).toEqual(['../a/*.ts', './b.ts', './c.ts']);
  });

  it('would notice', () => {
    const planted: Import[] = [
      { from: 'engine/match.ts', to: 'kit/grid.ts', isPackage: false },
      { from: 'games/chess/rules.ts', to: 'games/checkers/rules.ts', isPackage: false },
      { from: 'games/chess/rules.ts', to: 'react', isPackage: true },
      { from: 'games/chess/pictures.tsx', to: 'react', isPackage: true },
      { from: 'games/chess/rules.ts', to: 'games/chess/board/places.ts', isPackage: false },
      { from: 'games/chess/board/board.tsx', to: 'client/main.tsx', isPackage: false },
      { from: 'games/chess/board/board.tsx', to: 'games/chess/hand.ts', isPackage: false },
      { from: 'games/chess/board/board.tsx', to: 'tests/e2e/hands/touch.ts', isPackage: false },
      { from: 'games/chess/board/board.tsx', to: 'playwright', isPackage: true },
      { from: 'games/okey/rules.ts', to: 'games/okey/conformance.ts', isPackage: false },
      { from: 'games/chess/hand.ts', to: 'tests/support/servers/testServer.ts', isPackage: false },
      { from: 'puzzles/sudoku/rules.ts', to: 'games/chess/rules.ts', isPackage: false },
      { from: 'puzzles/sudoku/rules.ts', to: 'puzzles/sudoku/board/board.tsx', isPackage: false },
      { from: 'puzzles/sudoku/board/board.tsx', to: 'client/main.tsx', isPackage: false },
      { from: 'puzzles/registry.ts', to: 'puzzles/sudoku/rules.ts', isPackage: false },
      { from: 'contests/score/facts.ts', to: 'contests/score/index.ts', isPackage: false },
      { from: 'events/trivia/phases.ts', to: 'react', isPackage: true },
      { from: 'events/trivia/phases.ts', to: 'events/bingo/game.ts', isPackage: false },
      { from: 'server/tables/matches/createHost.ts', to: 'contests/load.ts', isPackage: false },
      { from: 'server/tables/matches/createHost.ts', to: 'events/bingo/game.ts', isPackage: false },
      { from: 'server/bingo/act.ts', to: 'events/bingo/art.tsx', isPackage: false },
      { from: 'client/main.tsx', to: 'server/main.ts', isPackage: false },
      { from: 'client/main.tsx', to: 'games/chess/index.ts', isPackage: false },
      { from: 'ui/Top.tsx', to: 'games/chess/art.tsx', isPackage: false },
      { from: 'client/play/table/Table.tsx', to: 'games/chess/board/board.tsx', isPackage: false },
      { from: 'client/games/boards.ts', to: 'games/chess/board/pieces.tsx', isPackage: false },
      { from: 'client/main.tsx', to: '@microsoft/teams-js', isPackage: true },
      {
        from: 'client/play/lobby/Lobby.tsx',
        to: '@googleworkspace/meet-addons/meet.addons',
        isPackage: true,
      },
      { from: 'server/tables/matches/createHost.ts', to: 'games/registry.ts', isPackage: false },
      { from: 'server/web/http/guard.ts', to: 'server/teams/members/routes.ts', isPackage: false },
      { from: 'server/base/storage/open.ts', to: 'server/tables/matches/rooms/room.ts', isPackage: false },
      { from: 'server/attic/thing.ts', to: 'server/base/shared/clock.ts', isPackage: false },
      { from: 'client/parts/PageLink.tsx', to: 'client/app/pageLoader.ts', isPackage: false },
      { from: 'client/frame/shell/AppHeader.tsx', to: 'client/people/settings/draft.ts', isPackage: false },
      { from: 'client/admin/panel/Members.tsx', to: 'client/people/settings/draft.ts', isPackage: false },
      { from: 'client/games/shelf.ts', to: 'client/play/table/Table.tsx', isPackage: false },
      { from: 'client/play/table/Table.tsx', to: 'client/main.tsx', isPackage: false },
      { from: 'client/attic/thing.ts', to: 'client/base/session/device.ts', isPackage: false },
      { from: 'client/pages/attic/thing.ts', to: 'client/base/session/device.ts', isPackage: false },
      { from: 'server/tables/matches/createHost.ts', to: 'games/load.ts', isPackage: false },
      { from: 'contract/progress/leaderboards.ts', to: 'games/registry.ts', isPackage: false },
      { from: 'catalogue/facts.ts', to: 'games/load.ts', isPackage: false },
      { from: 'games/registry.ts', to: 'games/chess/index.ts', isPackage: false },
      { from: 'games/chess/facts.ts', to: 'games/chess/rules.ts', isPackage: false },
      { from: 'contract/people/people.ts', to: 'zod', isPackage: true },
      { from: 'attic/thing.ts', to: 'engine/game.ts', isPackage: false },
    ];
    expect(planted.filter((each) => breach(each) === null)).toEqual([]);
  });

  it.each(['server', 'client'])('list every area of the %s, lowest first, and what it imports', (side) => {
    const areas = areasOf[side] ?? {};
    const names = Object.keys(areas);
    const folders = readdirSync(`src/${side}`, { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(names.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    for (const [at, name] of names.entries()) {
      expect(names.slice(0, at)).toEqual(expect.arrayContaining([...(areas[name] ?? [])]));
      expect(areas[name], `what ${side}/${name} imports`).toEqual(importedBy(`${side}/${name}/`, names));
    }
  });

  it.each(['server', 'client'])('let no folders inside an area of the %s import each other', (side) => {
    const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
    const inside = imports.filter(
      ({ from, to, isPackage }) => !isPackage && from.startsWith(`${side}/`) && areaOf(from) === areaOf(to),
    );
    const between = inside.map(({ from, to }) => ({
      from: folderOf(from),
      to: folderOf(to),
      isPackage: false,
    }));
    const isFolder = (name: string) => name.split('/').length === 3;
    expect(cycles(between.filter(({ from, to }) => from !== to && isFolder(from) && isFolder(to)))).toEqual(
      [],
    );
  });

  it.each(['server', 'client'])(
    'are drawn on the tree of the documents, with every folder of the %s',
    (side) => {
      const [, tree = ''] =
        /```\n(src\/[\s\S]*?)```/.exec(readFileSync('docs/ARCHITECTURE.md', 'utf8')) ?? [];
      const [, part = ''] = new RegExp(`^  ${side}/.*\\n((?:    .*\\n)+)`, 'm').exec(tree) ?? [];
      const drawn = part.matchAll(/^ {4}(\w+)\/ (.*)/gm);
      const onTree = new Map([...drawn].map(([, area = '', words = '']) => [area, words]));
      expect([...onTree.keys()]).toEqual(Object.keys(areasOf[side] ?? {}));
      for (const [area, words] of onTree) {
        const folders = readdirSync(`src/${side}/${area}`, { withFileTypes: true }).filter((each) =>
          each.isDirectory(),
        );
        const missing = folders.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(words));
        expect(missing.map(({ name }) => `${area}/${name}`)).toEqual([]);
      }
    },
  );

  it('are not walked around in circles', () => {
    expect(cycles(imports)).toEqual([]);
    const planted = [
      { from: 'a.ts', to: 'b.ts', isPackage: false },
      { from: 'b.ts', to: 'a.ts', isPackage: false },
    ];
    expect(cycles(planted)).toHaveLength(1);
  });
});

describe('the pure folders', () => {
  it('ask no clock, no luck and nothing of the world', async () => {
    const files = await sources('src/**/*.{ts,tsx}');
    expect(files.flatMap((file) => impurity(below(file), readFileSync(file, 'utf8')) ?? [])).toEqual([]);
  });

  it('would be caught if they did', () => {
    expect(impurity('engine/match.ts', 'const at = Date.now();')).not.toBeNull();
    expect(impurity('kit/dice.ts', 'return Math.random();')).not.toBeNull();
    expect(impurity('games/chess/rules.ts', 'return Math.random();')).not.toBeNull();
    expect(impurity('puzzles/sudoku/rules.ts', 'return Math.random();')).not.toBeNull();
    expect(impurity('puzzles/sudoku/board/board.tsx', 'return performance.now();')).toBeNull();
    expect(impurity('games/chess/board/useTurn.ts', 'return performance.now();')).toBeNull();
    expect(impurity('kit/dice.ts', '// Math.random is not for us')).toBeNull();
  });
});

describe('files', () => {
  it('that are gathered by a pattern are there', async () => {
    const patterns = (await sources('src/**/*.{ts,tsx}')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob<\w+>\(\s*\[?'([^']+)'/g)].map(
        ([, pattern]) => join(dirname(file), pattern ?? ''),
      ),
    );
    expect(patterns.length).toBeGreaterThan(3);
    const found = await Promise.all(patterns.map(sources));
    expect(patterns.filter((_, at) => found[at]?.length === 0)).toEqual([]);
  });

  it('are short enough to read', async () => {
    const files = [
      ...(await sources('src/**/*.{ts,tsx,css}')),
      ...(await sources('{launch,packages,tests,bench}/**/*.{ts,mjs}')),
    ];
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('of the client spread no object literals: that switches the check for excess properties off', async () => {
    const files = await sources('src/client/**/*.{ts,tsx}');
    expect(files.filter((file) => /\.\.\.\{ \w/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('of the server take the types of its sockets from one place: those of the library know no messages', async () => {
    const files = (await sources('src/server/**/*.ts')).filter((file) => !isTest(file));
    const untyped = files.filter((file) => /from 'socket\.io'/.test(readFileSync(file, 'utf8')));
    expect(untyped.toSorted()).toEqual([
      'src/server/tables/realtime/sockets.ts',
      'src/server/tables/realtime/start.ts',
    ]);
  });

  it('say first what they know', async () => {
    const files = (await sources('src/**/*.{ts,tsx}')).filter((file) => !isTest(file));
    expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith('//'))).toEqual([]);
  });
});
