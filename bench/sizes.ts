// What the browser loads first, page by page, gzipped: the entry, the page's own pieces and what they import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { puzzleFacts } from '../src/catalogue/facts.ts';
import { type Row, rounded } from './row.ts';

interface Piece {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly src?: string;
}

const dist = 'dist';

function withImports(
  manifest: Readonly<Record<string, Piece>>,
  key: string,
  found: Set<string>,
): Set<string> {
  const piece = manifest[key];
  if (!piece || found.has(piece.file)) return found;
  if (piece.file.endsWith('.js')) found.add(piece.file);
  for (const next of piece.imports ?? []) withImports(manifest, next, found);
  return found;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  1_000;

const home = 'index.html';

const attemptOf = { rows: 'Row', grid: 'Grid', map: 'Map' } as const;

/** The document, and what it fetches before anything can be done. */
const pages: readonly (readonly [what: string, pieces: readonly string[], most: number])[] = [
  ['sign-in', [home, 'src/client/people/signIn/LoginPage.tsx'], 139],
  ['dashboard', [home, 'src/client/app/SignedIn.tsx', 'src/client/people/dashboard/DashboardPage.tsx'], 185],
  ...puzzleFacts.map(({ id, family }): readonly [string, readonly string[], number] => [
    `puzzle ${id}`,
    [
      home,
      'src/client/app/SignedIn.tsx',
      'src/client/puzzles/page/PuzzlePage.tsx',
      `src/client/puzzles/page/${attemptOf[family]}Attempt.tsx`,
      `src/puzzles/${id}/board/board.tsx`,
    ],
    192,
  ]),
  ['bingo', [home, 'src/client/app/SignedIn.tsx', 'src/client/events/bingo/page/BingoPage.tsx'], 184],
  ['Meet panel', ['meet/side-panel.html', 'src/client/base/hosts/meet.ts'], 135],
];

const frame = [
  home,
  'src/client/app/SignedIn.tsx',
  'src/client/app/AfterFirstPage.tsx',
  'src/client/frame/shell/Shell.tsx',
];

/** How many scripts a page asks for with the frame around it: each costs the processor and a slow line the same, small or large. */
const counted: readonly (readonly [what: string, pieces: readonly string[], most: number])[] = [
  ['sign-in', [home, 'src/client/people/signIn/LoginPage.tsx'], 10],
  [
    'dashboard',
    [
      ...frame,
      'src/client/people/dashboard/DashboardPage.tsx',
      'src/client/people/dashboard/dailyBlocks.ts',
      'src/client/people/dashboard/FirstSteps.tsx',
    ],
    40,
  ],
  ['games', [...frame, 'src/client/play/games/list/GamesPage.tsx'], 33],
  ['game', [...frame, 'src/client/play/games/game/GamePage.tsx'], 46],
  ['table', [...frame, 'src/client/play/RoomPage.tsx'], 95],
  ['puzzle', [...frame, 'src/client/puzzles/page/PuzzlePage.tsx'], 27],
  ['leaderboard', [...frame, 'src/client/people/leaderboard/LeaderboardPage.tsx'], 30],
  ['settings', [...frame, 'src/client/people/settings/SettingsPage.tsx'], 48],
  ['admin panel', [...frame, 'src/client/admin/panel/AdminPanelPage.tsx'], 72],
];

export function sizeRows(): Row[] {
  const manifest: Readonly<Record<string, Piece>> = JSON.parse(
    readFileSync(join(dist, '.manifest.json'), 'utf8'),
  );
  const pieceNames = [...pages, ...counted].flatMap(([, pieces]) => pieces);
  const missing = pieceNames.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`the client is not built, or without ${missing.join(', ')}`);
  const size = (what: string, files: Iterable<string>, most: number): Row => {
    const kb = kilobytes(files);
    return { what, figure: `${rounded(kb, 1)} kB`, bound: `≤ ${most} kB`, isWithin: kb <= most };
  };
  const rows = pages.map(([what, pieces, most]) => {
    const files = new Set<string>();
    for (const piece of pieces) withImports(manifest, piece, files);
    return size(`first load, ${what}`, files, most);
  });
  for (const [what, pieces, most] of counted) {
    const files = new Set<string>();
    for (const piece of pieces) withImports(manifest, piece, files);
    const bound = `≤ ${most}`;
    rows.push({ what: `scripts, ${what}`, figure: `${files.size}`, bound, isWithin: files.size <= most });
  }
  const sheets = [home, ...(manifest[home]?.imports ?? [])].flatMap((key) => manifest[key]?.css ?? []);
  rows.push(size('style sheets, every page', sheets, 27));
  const boards = Object.keys(manifest).filter((key) => /games\/\w+\/board\/board\.tsx$/.test(key));
  const shared = withImports(
    manifest,
    'src/client/play/RoomPage.tsx',
    withImports(manifest, home, new Set()),
  );
  for (const board of boards) {
    const own = [...withImports(manifest, board, new Set())].filter((file) => !shared.has(file));
    rows.push(size(`board, ${board.split('/')[2]}`, own, 25));
  }
  return rows;
}
