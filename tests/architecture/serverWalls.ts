// The folders of the server, lowest first, each with the folders of the server it may import.

const base = ['shared', 'config', 'storage'];
const people = [...base, 'texts', 'rates', 'identity', 'people'];
const features = [...people, 'http', 'pictures', 'mail', 'notifications'];

export const serverFolders: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  config: ['shared'],
  texts: [],
  storage: ['shared', 'config'],
  tracing: base,
  backups: base,
  doctor: [...base, 'identity'],
  words: ['shared'],
  rates: ['shared', 'storage'],
  identity: base,
  people: [...base, 'identity'],
  http: people,
  pictures: ['shared', 'storage', 'http'],
  mail: [...people, 'http'],
  notifications: [...people, 'http', 'mail'],
  progress: features,
  analytics: [...features, 'progress'],
  feedback: features,
  chat: features,
  matches: [...features, 'progress', 'chat', 'words'],
  realtime: [...people, 'tracing', 'http', 'matches', 'liveEvents'],
  puzzles: ['words'],
  schedules: [...features, 'chat', 'puzzles'],
  agenda: features,
  liveEvents: [...features, 'matches'],
  bingo: [...features, 'agenda', 'liveEvents', 'progress', 'matches'],
  fairPlay: features,
  status: [...features, 'progress', 'chat', 'schedules'],
  weekly: [...features, 'agenda', 'progress'],
  attempts: [...features, 'agenda', 'progress', 'chat', 'puzzles', 'schedules'],
  trivia: [...features, 'agenda', 'liveEvents', 'progress', 'chat', 'matches'],
  predictions: [...features, 'agenda', 'progress', 'chat', 'schedules'],
  teams: [...features, 'chat', 'matches', 'admin'],
  accounts: [...features, 'chat', 'matches', 'admin'],
  billing: [...features, 'admin'],
  admin: [...features, 'chat', 'matches'],
  demo: [...features, 'progress', 'chat', 'matches', 'puzzles', 'schedules', 'attempts', 'accounts'],
  jobs: [
    ...features,
    'tracing',
    'chat',
    'progress',
    'matches',
    'admin',
    'billing',
    'puzzles',
    'schedules',
    'attempts',
    'trivia',
    'bingo',
    'predictions',
    'weekly',
    'fairPlay',
  ],
  start: [
    ...[...features, 'progress', 'chat', 'matches', 'realtime', 'puzzles', 'schedules', 'attempts'],
    ...[
      'agenda',
      'analytics',
      'feedback',
      'status',
      'liveEvents',
      'demo',
      'admin',
      'billing',
      'trivia',
      'bingo',
      'predictions',
      'weekly',
      'teams',
      'accounts',
      'jobs',
      'words',
      'backups',
      'tracing',
    ],
  ],
};

/** The entry file begins the start and loads the games, which the start is given. */
const entry = 'server/main.ts';

/** `server/mail/store.ts` → `mail`; null for a file that lies in no folder. */
const folderOf = (file: string): string | null => /^server\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Why an import between two files of the server breaks a wall; null when it does not. */
export function serverBreach(from: string, to: string): string | null {
  if (from === entry) return folderOf(to) === 'start' ? null : `${from} may not import ${to}`;
  const [here, there] = [folderOf(from), folderOf(to)];
  const allowed = here === null ? undefined : serverFolders[here];
  if (here === null || allowed === undefined) return `${from} lies in no listed folder of the server`;
  return there === here || (there !== null && allowed.includes(there))
    ? null
    : `${from} may not import ${to}`;
}
