// How the client is built: hashed files in dist/, texts, art and themes made on the way.
import { defineConfig } from 'vite';
import { art } from './vite/art.ts';
import { compress } from './vite/compress.ts';
import { endpoints } from './vite/endpoints.ts';
import { locales } from './vite/locales.ts';
import { moduleClasses } from './vite/moduleClasses.ts';
import { ModuleNames, moduleName } from './vite/moduleNames.ts';
import { noCircles } from './vite/noCircles.ts';
import { shared, together } from './vite/pieces.ts';
import { reactRouter } from './vite/reactRouter.ts';
import { styleSheet } from './vite/styles/styleSheet.ts';
import { themes } from './vite/themes.ts';
import { tokens } from './vite/tokens.ts';
import { worker } from './vite/worker.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

const signIn = [
  'src/client/main.tsx',
  'src/client/people/signIn/LoginPage.tsx',
  'src/client/people/signIn/SignUpPage.tsx',
];
const meetPanel = 'src/client/meetPanel.tsx';
const signedIn = 'src/client/app/SignedIn.tsx';
const shell = 'src/client/frame/shell/Shell.tsx';
const dashboard = 'src/client/people/dashboard/DashboardPage.tsx';
const dailyBlocks = 'src/client/people/dashboard/dailyBlocks.ts';
const puzzle = 'src/client/puzzles/page/PuzzlePage.tsx';
const puzzles = [
  puzzle,
  'src/client/puzzles/page/RowAttempt.tsx',
  'src/client/puzzles/page/GridAttempt.tsx',
  'src/client/puzzles/page/MapAttempt.tsx',
];
const bingo = 'src/client/events/bingo/page/BingoPage.tsx';
const games = 'src/client/play/games/list/GamesPage.tsx';
const leaderboard = 'src/client/people/leaderboard/LeaderboardPage.tsx';
const others = [
  games,
  leaderboard,
  'src/client/play/games/game/GamePage.tsx',
  'src/client/play/RoomPage.tsx',
  'src/client/people/settings/SettingsPage.tsx',
  'src/client/admin/panel/AdminPanelPage.tsx',
];

/** What always comes together, in one piece: before sign-in, and behind it. Many small pieces compress worse. */
const groups = [
  {
    name: 'ground',
    test: /\/src\/(?:client\/(?:mount|base\/api\/call|base\/session\/(?:useSession|returnUrl)|parts\/ReportReady)|contract\/(?:endpoint|people\/demo))\.tsx?$/,
  },
  {
    name: 'controls',
    test: /@fluentui\/react-(?:button\/lib\/components\/Button|provider|link|utilities\/lib\/hooks\/useControllableState)|\/icons\/icon\.js$|\/parts\/(?:TextLink|PageHeading|LegalLinks)\.tsx$/,
  },
  {
    name: 'fields',
    test: /@fluentui\/react-(?:field|input|label)\/|\/icons\/svg\/(?:warning|diamond-dismiss|checkmark-circle)\.js$/,
    includeDependenciesRecursively: false,
  },
  { name: 'message', test: /@fluentui\/react-message-bar\//, includeDependenciesRecursively: false },
  // Only what no page behind sign-in needs at once: the layout of the pages before it, and their forms.
  {
    name: 'forms',
    test: /\/src\/client\/(?:parts\/forms\/(?!useDraft|NoticeBar|SaveBar|SectionList|SettingsBlock)|people\/signIn\/(?:SignIn(?!Art)|use))\w+\.tsx?$|\/(?:Resend|LazyProviderButtons|landingPath|session\/providers|PasswordInput)\.tsx?$|\/icons\/svg\/eye(?:-off)?\.js$/,
    includeDependenciesRecursively: false,
  },
  // Hooks for several queries, and for lists that come page by page. The library exports all its hooks from one file, but no first load needs these.
  {
    name: 'queries',
    test: /\/@tanstack\/.*\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/,
    includeDependenciesRecursively: false,
  },
  // What every page behind sign-in is made of.
  together(import.meta.dirname, {
    name: 'inside',
    file: signedIn,
    after: [...signIn, meetPanel],
  }),
  // Calls that the shell and the first pages make: in one piece they are smaller than one by one.
  {
    name: 'calls',
    test: /\/src\/contract\/(?:play\/(?:game|tables|daily)|people\/(?:sessions|userList)|events\/events)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What the panel of a meeting and the pages have in common.
  shared(import.meta.dirname, {
    name: 'panel',
    files: [shell, dashboard, puzzle],
    least: 1,
    within: meetPanel,
    after: signIn,
  }),
  // What the pages share that are opened most, with each other and with the header and the navigation.
  shared(import.meta.dirname, {
    name: 'parts',
    files: [dashboard, puzzle, games, leaderboard],
    least: 3,
    after: [...signIn, meetPanel, signedIn],
  }),
  shared(import.meta.dirname, {
    name: 'parts',
    files: [dashboard, puzzle, bingo, games, leaderboard],
    least: 1,
    within: shell,
    after: [...signIn, meetPanel, signedIn],
  }),
  shared(import.meta.dirname, {
    name: 'parts',
    files: [...puzzles, bingo],
    least: 1,
    within: dashboard,
    after: [...signIn, meetPanel, signedIn, shell],
  }),
  // What the header and the navigation bring beside every page, and no first page waits for.
  together(import.meta.dirname, {
    name: 'shell',
    file: shell,
    after: [...signIn, meetPanel, signedIn, dashboard, puzzle, bingo],
  }),
  // Moving the focus by keys, for dialogs and menus.
  {
    name: 'focus',
    test: /\/(?:@fluentui\/react-tabster|tabster|keyborg)\/|\/virtualParent\/getParent\.js$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'spinner',
    test: /react-utilities\/lib\/hooks\/use(?:Timeout|BrowserTimer|AnimationFrame)|\/@fluentui\/react-spinner\/|\/TinySpinner\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What comes once the first page is there.
  together(import.meta.dirname, {
    name: 'afterwards',
    file: 'src/client/app/AfterFirstPage.tsx',
    after: [...signIn, meetPanel, signedIn, shell, dashboard, puzzle, bingo],
  }),
  // The dashboard in four files: what it and other pages need, what it alone needs, and the same of its blocks that come a moment later.
  shared(import.meta.dirname, {
    name: 'often',
    files: others,
    least: 1,
    within: dashboard,
    after: [...signIn, meetPanel, signedIn, shell, ...puzzles, bingo],
  }),
  together(import.meta.dirname, {
    name: 'dashboard',
    file: dashboard,
    after: [...signIn, meetPanel, signedIn, shell, ...puzzles, bingo, ...others],
  }),
  shared(import.meta.dirname, {
    name: 'later',
    files: others,
    least: 1,
    within: dailyBlocks,
    after: [...signIn, meetPanel, signedIn, shell, ...puzzles, bingo, dashboard],
  }),
  together(import.meta.dirname, {
    name: 'daily',
    file: dailyBlocks,
    after: [...signIn, meetPanel, signedIn, shell, ...puzzles, bingo, dashboard, ...others],
  }),
  // Icons import nothing but what draws them, so those of similar pages may share a file without making circles. Below the
  // threshold a file joins that of a similar set of pages: with a higher one, first loads carry icons they do not show.
  {
    name: 'icons',
    test: /\/icons\/svg\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
    includeDependenciesRecursively: false,
  },
];

/** Only developers have it: components keep their state while their code changes. The build needs no plugin for JSX. */
const refreshed = async () => (await import('@vitejs/plugin-react')).default();

/** Classes are named after their module. A name of another module comes without the other's rules. */
const cssModules = { generateScopedName: moduleName, Loader: ModuleNames };

export default defineConfig(async ({ command }) => ({
  plugins: [
    command === 'serve' && (await refreshed()),
    styleSheet(),
    endpoints(),
    moduleClasses(),
    reactRouter(),
    tokens(),
    themes(),
    locales(),
    art(),
    worker(),
    noCircles(),
    compress(),
  ],
  html: { cspNonce: '__nonce__' },
  css: { modules: cssModules },
  build: {
    target: 'es2023',
    /** The panel of a meeting is a document of its own: it has to be there at once. */
    rolldownOptions: {
      checks: {
        moduleLevelDirective: false, // "use client" means nothing to a client without a rendering server
        bundlerTimings: false, // on a slow machine, advice that is of no use to whoever starts the product
      },
      input: ['index.html', 'meet/side-panel.html'],
      // The names stand in the map of what each page needs, and what is random in them does not compress.
      output: {
        // What a group is split into is called after it and all pages that load it: the first word is enough.
        chunkFileNames: ({ name }: { readonly name: string }) =>
          `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
        codeSplitting: { groups },
      },
    },
    sourcemap: false,
    manifest: '.manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': server,
      '/pictures': server,
      '/dev': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}));
