// The architecture as a test: walls between folders, purity, no cycles, no file too long to read.
import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFolderOf, clientFolders } from './clientWalls.ts';
import { serverFolders } from './serverWalls.ts';
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
      { from: 'games/chess/hand.ts', to: 'tests/support/testServer.ts', isPackage: false },
      { from: 'puzzles/sudoku/rules.ts', to: 'games/chess/rules.ts', isPackage: false },
      { from: 'puzzles/sudoku/rules.ts', to: 'puzzles/sudoku/page/page.tsx', isPackage: false },
      { from: 'puzzles/sudoku/page/page.tsx', to: 'client/main.tsx', isPackage: false },
      { from: 'puzzles/registry.ts', to: 'puzzles/sudoku/rules.ts', isPackage: false },
      { from: 'contests/trivia/facts.ts', to: 'contests/trivia/rules.ts', isPackage: false },
      { from: 'contests/trivia/rules.ts', to: 'react', isPackage: true },
      { from: 'server/matches/createHost.ts', to: 'contests/load.ts', isPackage: false },
      { from: 'server/matches/createHost.ts', to: 'contests/bingo/session.ts', isPackage: false },
      { from: 'server/bingo/act.ts', to: 'contests/bingo/art.tsx', isPackage: false },
      { from: 'client/main.tsx', to: 'server/main.ts', isPackage: false },
      { from: 'client/main.tsx', to: 'games/chess/index.ts', isPackage: false },
      { from: 'ui/Top.tsx', to: 'games/chess/art.tsx', isPackage: false },
      { from: 'client/play/Table.tsx', to: 'games/chess/board/board.tsx', isPackage: false },
      { from: 'client/games/boards.ts', to: 'games/chess/board/pieces.tsx', isPackage: false },
      { from: 'client/main.tsx', to: '@microsoft/teams-js', isPackage: true },
      { from: 'client/play/Lobby.tsx', to: '@googleworkspace/meet-addons/meet.addons', isPackage: true },
      { from: 'server/matches/createHost.ts', to: 'games/registry.ts', isPackage: false },
      { from: 'server/http/guard.ts', to: 'server/teams/routes.ts', isPackage: false },
      { from: 'server/storage/open.ts', to: 'server/matches/room.ts', isPackage: false },
      { from: 'server/attic/thing.ts', to: 'server/shared/clock.ts', isPackage: false },
      { from: 'client/parts/PageLink.tsx', to: 'client/app/pageLoader.ts', isPackage: false },
      { from: 'client/shell/AppHeader.tsx', to: 'client/pages/settings/draft.ts', isPackage: false },
      { from: 'client/pages/admin/Members.tsx', to: 'client/pages/settings/draft.ts', isPackage: false },
      { from: 'client/games/shelf.ts', to: 'client/play/Table.tsx', isPackage: false },
      { from: 'client/play/Table.tsx', to: 'client/main.tsx', isPackage: false },
      { from: 'client/attic/thing.ts', to: 'client/session/device.ts', isPackage: false },
      { from: 'client/pages/attic/thing.ts', to: 'client/session/device.ts', isPackage: false },
      { from: 'server/matches/createHost.ts', to: 'games/load.ts', isPackage: false },
      { from: 'contract/leaderboards.ts', to: 'games/registry.ts', isPackage: false },
      { from: 'catalogue/facts.ts', to: 'games/load.ts', isPackage: false },
      { from: 'games/registry.ts', to: 'games/chess/index.ts', isPackage: false },
      { from: 'games/chess/facts.ts', to: 'games/chess/rules.ts', isPackage: false },
      { from: 'contract/people.ts', to: 'zod', isPackage: true },
      { from: 'attic/thing.ts', to: 'engine/game.ts', isPackage: false },
    ];
    expect(planted.filter((each) => breach(each) === null)).toEqual([]);
  });

  it('list every folder of the server, and let none import each other', () => {
    const folders = readdirSync('src/server').filter((name) => !name.endsWith('.ts'));
    expect(Object.keys(serverFolders).toSorted()).toEqual(folders.toSorted());
    for (const [folder, may] of Object.entries(serverFolders))
      for (const below of may) expect(serverFolders[below]).not.toContain(folder);
  });

  it('list every folder of the client, and let none import each other', async () => {
    const files = (await sources('src/client/**/*.{ts,tsx}')).map(below);
    const folders = new Set(files.flatMap((file) => clientFolderOf(file) ?? []));
    expect(Object.keys(clientFolders).toSorted()).toEqual([...folders].toSorted());
    for (const [folder, may] of Object.entries(clientFolders))
      for (const each of may) expect(clientFolders[each]).not.toContain(folder);
  });

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
    expect(impurity('puzzles/sudoku/page/page.tsx', 'return performance.now();')).toBeNull();
    expect(impurity('games/chess/board/useTurn.ts', 'return performance.now();')).toBeNull();
    expect(impurity('kit/dice.ts', '// Math.random is not for us')).toBeNull();
  });
});

describe('the games, puzzles and contests', () => {
  it('are listed by their registries and nowhere else', async () => {
    const facts = await sources('src/{games,puzzles,contests}/*/facts.ts');
    const ids = facts.map((file) => file.split('/')[2] ?? '');
    const files = await sources('{src,vite,launch,packages}/**/*.{ts,tsx,mjs}');
    const naming = files.filter((file) => {
      if (isTest(file) || /^src\/(games|puzzles|contests)\/\w+\//.test(file)) return false;
      const words = new Set(readFileSync(file, 'utf8').match(/(?<=['"`/])\w+(?=['"`/])/g));
      return ids.filter((id) => words.has(id)).length > 2;
    });
    expect(naming.filter((file) => !/^src\/(puzzles|contests)\/registry\.ts$/.test(file))).toEqual([
      'src/games/registry.ts',
    ]);
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
    expect(untyped.toSorted()).toEqual(['src/server/realtime/sockets.ts', 'src/server/realtime/start.ts']);
  });

  it('say first what they know', async () => {
    const files = (await sources('src/**/*.{ts,tsx}')).filter((file) => !isTest(file));
    expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith('//'))).toEqual([]);
  });
});
