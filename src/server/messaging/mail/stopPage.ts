// Unsubscribe page that mails link to: one click ends mails of that kind.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { Announcements } from '../../base/shared/announcements.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { escapeHtml } from '../../base/texts/escapeHtml.ts';
import { languageOf } from '../../base/texts/language.ts';
import { translator } from '../../base/texts/translator.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import { sendRefusal } from '../../web/http/refusal.ts';
import { mailKinds, type StoppableMail } from './stops.ts';

const path = '/unsubscribe';

interface Deps {
  readonly announcements: Announcements;
  readonly encryption: Encryption;
  readonly rates: Rates;
  readonly database: Database;
  readonly clock: WallClock;
}

/** Whose mails end is sealed in the link: nobody can stop the mails of others. Invitations: an address; else a person. */
export const stopLink = (
  encryption: Encryption,
  publicUrl: string,
  kind: StoppableMail,
  who: string,
): string =>
  `${publicUrl}${path}?${mailKinds[kind].parameter}=${encryption.encrypt(who, mailKinds[kind].seal)}`;

interface Meant {
  readonly kind: StoppableMail;
  /** Null: the link was cut off or made up. */
  readonly who: string | null;
}

function meantBy({ query }: FastifyRequest, encryption: Encryption): Meant {
  const isWeekly = typeof Reflect.get(Object(query), mailKinds.weekly.parameter) === 'string';
  const kind = isWeekly ? 'weekly' : 'invitations';
  const { parameter, seal } = mailKinds[kind];
  const sealed: unknown = Reflect.get(Object(query), parameter);
  if (typeof sealed !== 'string') return { kind, who: null };
  try {
    return { kind, who: encryption.decrypt(sealed, seal) };
  } catch {
    return { kind, who: null };
  }
}

type Asked = 'ask' | 'stop' | 'undo';

/** Mail programs post `List-Unsubscribe=One-Click` in a form of either kind; only our own button undoes. */
const isUndone = ({ body }: FastifyRequest): boolean => body instanceof URLSearchParams && body.has('undo');

export function showStopPage(app: FastifyInstance, deps: Deps): void {
  const { announcements, encryption, rates, database, clock } = deps;

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
    const taken = await rates.take('PUB', { address: request.ip });
    if (!taken.ok)
      return sendRefusal(
        request,
        reply,
        refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds }),
      );
    const { kind, who } = meantBy(request, encryption);
    const { stop, undo, isStopped: isEnded } = mailKinds[kind];
    if (who !== null && asked === 'stop') await stop(database, who, clock.now());
    if (who !== null && asked === 'undo') await undo(database, who);
    if (who !== null && kind === 'weekly') announcements.publish({ kind: 'personChanged', userId: who });
    const isStopped = who !== null && (await isEnded(database, who));
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers['accept-language']);
    const shown = { language, nonce, kind, who, asked, isStopped, here: request.url };
    return reply
      .headers(headersWith(nonce))
      .code(who === null ? 400 : 200)
      .send(page(shown));
  }

  // A scope of its own: forms are read here and nowhere else.
  app.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1_024 }, (_request, text, done) =>
      done(null, new URLSearchParams(text.toString())),
    );
    scope.get(path, (request, reply) => answer(request, reply, 'ask'));
    scope.post(path, (request, reply) => answer(request, reply, isUndone(request) ? 'undo' : 'stop'));
  });
}

const headersWith = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
});

const style = `
  :root { color-scheme: light dark; --ground: #f3f6f6; --sheet: #fff; --words: #17262a; --petrol: #00636f; --on: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #0f1a1c; --sheet: #18272a; --words: #e8f0f0; --petrol: #6cc5ce; --on: #06282c; }
  }
  body { margin: 0; padding: 48px 16px; background: var(--ground); color: var(--words); font: 16px/1.5 'Segoe UI', system-ui, sans-serif; }
  main { max-width: 420px; margin: 0 auto; padding: 28px; border-radius: 16px; background: var(--sheet); overflow-wrap: anywhere; }
  p.mark { margin: 0 0 20px; color: var(--petrol); font-size: 20px; font-weight: 700; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; }
  form { margin-top: 20px; }
  button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 10px; background: var(--petrol); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
  button.quiet { background: none; color: inherit; border: 1px solid currentColor; }
  button:focus-visible { outline: 2px solid var(--words); outline-offset: 2px; }
`;

type StopText = 'title' | 'ask' | 'act' | 'done' | 'undo' | 'undone' | 'dead';

interface Shown {
  readonly language: Language;
  readonly nonce: string;
  readonly kind: StoppableMail;
  readonly who: string | null;
  readonly asked: Asked;
  readonly isStopped: boolean;
  readonly here: string;
}

function page({ language, nonce, kind, who, asked, isStopped, here }: Shown): string {
  const say = translator(language, 'mail');
  const t = (name: StopText) => say(`${mailKinds[kind].texts}.${name}`, { email: who ?? '' });
  const sentence = isStopped ? 'done' : asked === 'undo' ? 'undone' : 'ask';
  const said = t(who === null ? 'dead' : sentence);
  const button = isStopped
    ? `<button class="quiet" name="undo" value="yes">${escapeHtml(t('undo'))}</button>`
    : `<button>${escapeHtml(t('act'))}</button>`;
  const form = `<form method="post" action="${escapeHtml(here)}">${button}</form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('title'))}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="mark">Topla</p>
<h1>${escapeHtml(t('title'))}</h1>
<p role="status">${escapeHtml(said)}</p>
${who === null ? '' : form}
</main>
</body>
</html>
`;
}
