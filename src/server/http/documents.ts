// The addresses of pages: which exist, who may frame them, which carry a secret in the address.

type Framing = 'hosts' | 'meeting' | 'nobody';

interface Page {
  readonly path: string;
  readonly framing?: Framing;
  /** The address holds a token: it must not travel on. */
  readonly isSecret?: true;
}

const nobody = (path: string): Page => ({ path, framing: 'nobody' });
const secret = (path: string): Page => ({ path, framing: 'nobody', isSecret: true });
const meeting = (path: string): Page => ({ path, framing: 'meeting' });

/** `*` stands for one part of a path. */
const pages: readonly Page[] = [
  ...['/', '/games', '/games/*', '/games/*/*', '/games/bingo/*', '/events', '/puzzle/*', '/findTheWord'],
  ...['/sudoku', '/predictorEvents', '/leaderboard', '/leaderboard/details', '/leaderboard/badge-details'],
  ...['/analytics', '/user-profile', '/user-settings', '/feedback', '/help', '/help/*', '/scheduler'],
  ...['/admin-panel', '/bingoController', '/triviaController/*', '/teams/configure'],
]
  .map((path): Page => ({ path }))
  .concat(
    ['/plans', '/checkout-success', '/billing-details', '/payment-method', '/invoices'].map(nobody),
    ['/login', '/loginMS', '/loginGoogle', '/loginGoogleMeet', '/signUp', '/forgotPassword'].map(nobody),
    ['/integration', '/passwordReset/*', '/verify/*', '/gamespaceCreation/*'].map(secret),
    ['/meet/side-panel', '/meet/side-panel-info', '/meeting/games/*/*'].map(meeting),
  );

export interface Address {
  readonly isKnown: boolean;
  readonly framing: Framing;
  readonly isSecret: boolean;
}

const matches = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((word, at) => word === '*' || word === parts[at]);

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const patterns = pages.map((page) => ({ ...page, parts: partsOf(page.path) }));

/** Framing and secrecy hold for everything below such a page too, known or not. */
export function addressOf(path: string): Address {
  const parts = partsOf(path);
  const page = patterns.find((pattern) => matches(pattern.parts, parts));
  const strict = page ?? patterns.find(({ framing, parts: [first] }) => framing && first === parts[0]);
  return {
    isKnown: page !== undefined && parts[0] !== '404',
    framing: strict?.framing ?? 'hosts',
    isSecret: strict?.isSecret ?? false,
  };
}
