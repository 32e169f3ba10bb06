// The folders of the client, lowest first, each with the folders of the client it may import. A page area is a folder of its own.

const base = ['session', 'api', 'words', 'theme', 'hosts', 'navigation'];
const shared = [...base, 'realtime', 'parts', 'forms', 'profile'];

export const clientFolders: Readonly<Record<string, readonly string[]>> = {
  session: [],
  navigation: [],
  api: ['session'],
  words: ['session'],
  theme: ['session'],
  hosts: ['session', 'api', 'theme'],
  realtime: ['session', 'api'],
  parts: ['session', 'hosts', 'navigation'],
  forms: ['session', 'parts'],
  profile: ['session', 'api', 'realtime'],
  games: ['session', 'words', 'parts', 'profile'],
  progress: ['session', 'api', 'words', 'realtime', 'parts'],
  tables: ['session', 'api', 'realtime', 'parts', 'games'],
  invite: ['session', 'api', 'realtime', 'parts', 'forms'],
  notifications: ['session', 'api', 'words', 'hosts', 'realtime', 'parts', 'games'],
  agenda: ['session', 'api', 'words', 'parts', 'games', 'daily'],
  daily: ['session', 'api', 'words', 'parts', 'progress', 'games'],
  contests: [...shared, 'progress', 'games', 'daily'],
  shell: [...base, 'parts', 'profile', 'progress', 'games', 'tables', 'invite', 'notifications'],
  play: [...base, 'realtime', 'parts', 'profile', 'progress', 'games', 'invite', 'shell'],
  pages: ['session', 'parts'],
  'pages/admin': [...shared, 'invite', 'daily', 'games'],
  'pages/billing': shared,
  'pages/analytics': [...shared, 'progress'],
  'pages/bingo': [...shared, 'contests'],
  'pages/bingoController': [...shared, 'contests'],
  'pages/dashboard': [...shared, 'progress', 'tables', 'games', 'invite', 'daily', 'agenda'],
  'pages/events': [...shared, 'games', 'daily', 'agenda'],
  'pages/feedback': shared,
  'pages/help': [...shared, 'games'],
  'pages/games': [...shared, 'progress', 'tables', 'games', 'pages'],
  'pages/hosts': [...shared, 'games', 'agenda', 'play'],
  'pages/leaderboard': [...shared, 'progress', 'games'],
  'pages/puzzle': [...shared, 'progress', 'games', 'daily', 'shell', 'pages'],
  'pages/scheduler': [...shared, 'games', 'invite', 'daily', 'contests', 'agenda'],
  'pages/trivia': [...shared, 'progress', 'games', 'invite', 'daily', 'agenda', 'shell'],
  'pages/predictorEvents': [...shared, 'progress', 'daily'],
  'pages/profile': [...shared, 'progress', 'games'],
  'pages/settings': [...shared, 'progress'],
  'pages/signIn': shared,
  app: [
    ...[...shared, 'progress', 'shell', 'play', 'pages', 'pages/admin', 'pages/dashboard', 'pages/games'],
    ...[
      'pages/analytics',
      'pages/billing',
      'pages/bingo',
      'pages/bingoController',
      'pages/events',
      'pages/feedback',
      'pages/help',
      'pages/hosts',
      'pages/leaderboard',
      'pages/predictorEvents',
      'pages/profile',
      'pages/puzzle',
      'pages/scheduler',
    ],
    ...['pages/settings', 'pages/signIn', 'pages/trivia'],
  ],
};

/** The entry files: `main.tsx` and what it begins with. */
const entry = /^client\/[^/]+$/;

/** `client/pages/signIn/password/x.tsx` → `pages/signIn`, `client/pages/x.tsx` → `pages`, `client/play/sound/x.ts` → `play`. */
export const clientFolderOf = (file: string): string | null =>
  /^client\/(pages\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[1] ?? null;

/** Why an import between two files of the client breaks a wall; null when it does not. */
export function clientBreach(from: string, to: string): string | null {
  if (entry.test(from)) return null;
  const [here, there] = [clientFolderOf(from), clientFolderOf(to)];
  const allowed = here === null ? undefined : clientFolders[here];
  if (here === null || allowed === undefined) return `${from} lies in no listed folder of the client`;
  return there === here || (there !== null && allowed.includes(there))
    ? null
    : `${from} may not import ${to}`;
}
