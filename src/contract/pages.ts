// All pages: path, who may open it, layout, and rules of its document.

export type Guard = 'public' | 'login' | 'admin';
/**
 * signIn: the page draws its own frame. shell: header, navigation, footer. bare: the page has the window to itself.
 * host: the same, and people who are not signed in sign in on the page itself.
 */
export type Layout = 'signIn' | 'shell' | 'bare' | 'host';
/** Which frames may show the document: those of the hosts (Teams, Meet), of meetings only, or none. */
export type Framing = 'hosts' | 'meeting' | 'nobody';

interface DocumentRules {
  readonly framing?: Framing;
  /** The address holds a token: it must not travel on as a referrer. */
  readonly isSecret?: boolean;
}

export interface Page<Path extends string = string> {
  /** `:name` stands for one part. */
  readonly path: Path;
  readonly guard: Guard;
  readonly layout: Layout;
  readonly framing: Framing;
  readonly isSecret: boolean;
}

const page = <Path extends string>(
  path: Path,
  guard: Guard,
  layout: Layout,
  { framing = 'hosts', isSecret = false }: DocumentRules = {},
): Page<Path> => ({ path, guard, layout, framing, isSecret });

const ownWindow: DocumentRules = { framing: 'nobody' };
const withToken: DocumentRules = { framing: 'nobody', isSecret: true };
const inMeeting: DocumentRules = { framing: 'meeting' };

/** A table opened by an address with this query: a free seat of the lobby is taken at once. */
export const seatWish = '?seat=free';

export const pages = [
  page('/', 'login', 'shell'),
  page('/games', 'login', 'shell'),
  page('/games/:id', 'login', 'shell'),
  page('/your-turns', 'login', 'shell'),
  page('/games/bingo/:bingoId', 'login', 'bare'),
  page('/bingoController', 'admin', 'shell'),
  page('/games/:id/:roomID', 'login', 'bare'),
  page('/puzzle/:gameType', 'login', 'bare'),
  page('/events', 'login', 'shell'),
  page('/predictorEvents', 'login', 'shell'),
  page('/draws', 'login', 'shell'),
  page('/polls', 'login', 'shell'),
  page('/polls/:pollId', 'login', 'shell'),
  page('/tournaments/hall-of-fame', 'login', 'shell'),
  page('/tournaments/:id', 'login', 'shell'),
  page('/tournaments/:id/screen', 'login', 'bare'),
  page('/events/trivia/:id', 'login', 'bare'),
  page('/findTheWord', 'login', 'bare'),
  page('/sudoku', 'login', 'bare'),
  page('/admin-panel', 'admin', 'shell'),
  page('/admin-panel/:section', 'admin', 'shell'),
  page('/admin/status', 'admin', 'shell'),
  page('/plans', 'admin', 'shell', ownWindow),
  page('/checkout-sandbox', 'admin', 'shell', ownWindow),
  page('/checkout-success', 'admin', 'shell', ownWindow),
  page('/billing-details', 'admin', 'shell', ownWindow),
  page('/payment-method', 'admin', 'shell', ownWindow),
  page('/invoices', 'admin', 'shell', ownWindow),
  page('/scheduler', 'admin', 'shell'),
  page('/triviaController/:id', 'admin', 'shell'),
  page('/leaderboard', 'login', 'shell'),
  page('/analytics', 'login', 'shell'),
  page('/leaderboard/details', 'login', 'shell'),
  page('/leaderboard/badge-details', 'login', 'shell'),
  page('/user-profile', 'login', 'shell'),
  page('/profile/points', 'login', 'shell'),
  page('/user-settings', 'login', 'shell'),
  page('/feedback', 'login', 'shell'),
  page('/help', 'login', 'shell'),
  page('/login', 'public', 'signIn', ownWindow),
  page('/loginMS', 'public', 'signIn', ownWindow),
  page('/loginGoogle', 'public', 'signIn', ownWindow),
  page('/loginGoogleMeet', 'public', 'signIn', ownWindow),
  page('/integration', 'public', 'signIn', withToken),
  page('/sso', 'public', 'signIn', ownWindow),
  page('/sso/back', 'public', 'signIn', withToken),
  page('/sso/:teamId', 'public', 'signIn', ownWindow),
  page('/sso/domain/:token', 'public', 'signIn', withToken),
  page('/signUp', 'public', 'signIn', ownWindow),
  page('/forgotPassword', 'public', 'signIn', ownWindow),
  page('/passwordReset/:token', 'public', 'signIn', withToken),
  page('/verify/:token', 'public', 'signIn', withToken),
  page('/gamespaceCreation/:userId', 'public', 'signIn', withToken),
  page('/meet/side-panel', 'public', 'signIn', inMeeting),
  page('/meet/side-panel-info', 'public', 'host', inMeeting),
  page('/meeting/games/:id/:roomID', 'public', 'host', inMeeting),
  page('/teams/configure', 'public', 'host'),
  page('/privacy', 'public', 'signIn'),
  page('/terms', 'public', 'signIn'),
  page('/404', 'public', 'signIn'),
] as const;

export type PagePath = (typeof pages)[number]['path'];

export const tablePath = ({
  gameName,
  roomId,
}: {
  readonly gameName: string;
  readonly roomId: string;
}): string => `/games/${gameName}/${roomId}`;

/** A finished game; while it goes on, the page leads to its table. */
export const replayPath = ({
  game,
  ...table
}: {
  readonly gameName: string;
  readonly roomId: string;
  readonly game: number;
}): string => `${tablePath(table)}?game=${game}&turn=0`;

/** No document about billing may ever be framed. */
const billingRoots = [
  'plans',
  'checkout-success',
  'checkout-sandbox',
  'billing-details',
  'payment-method',
  'invoices',
];

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const known = pages.map((each) => ({ page: each, parts: partsOf(each.path) }));

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((word, at) => word.startsWith(':') || word === parts[at]);

/** The page at a path; null where there is none. */
export function pageAt(path: string): Page<PagePath> | null {
  const parts = partsOf(path);
  return known.find((each) => fits(each.parts, parts))?.page ?? null;
}

/** The path of a page with its parts filled in. */
export const pathTo = (path: PagePath, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');

export const isAboutBilling = (path: string): boolean => billingRoots.includes(partsOf(path)[0] ?? '');

/** What holds for the document at a path. A page's rules hold for every address below its first part, known or not. */
export function documentRules(path: string): Required<DocumentRules> {
  if (isAboutBilling(path)) return { framing: 'nobody', isSecret: false };
  const [first] = partsOf(path);
  const stricter = known.find((each) => each.page.framing !== 'hosts' && each.parts[0] === first);
  const { framing, isSecret } = pageAt(path) ?? stricter?.page ?? { framing: 'hosts', isSecret: false };
  return { framing, isSecret };
}
