// Unsubscribe page that mails link to: one click ends invitations to that address.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../contract/errors.ts';
import type { Language } from '../../engine/language.ts';
import { sendRefusal } from '../http/refusal.ts';
import type { Encryption } from '../identity/encryption.ts';
import type { Rates } from '../rates/rates.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from '../storage/database.ts';
import { languageOf } from '../texts/language.ts';
import { translator } from '../texts/translator.ts';
import { escapeHtml } from './escapeHtml.ts';
import { removeMailStop, wantsInvitations, writeMailStop } from './invitationStore.ts';

const path = '/unsubscribe';
const about = 'mails to stop';

interface Needs {
  readonly encryption: Encryption;
  readonly rates: Rates;
  readonly database: Database;
  readonly clock: WallClock;
}

/** The address in the link is sealed: nobody can stop the mails of others. */
export const stopLink = (encryption: Encryption, publicUrl: string, email: string): string =>
  `${publicUrl}${path}?to=${encryption.encrypt(email, about)}`;

function addressIn({ query }: FastifyRequest, encryption: Encryption): string | null {
  const sealed: unknown = Reflect.get(Object(query), 'to');
  if (typeof sealed !== 'string') return null;
  try {
    return encryption.decrypt(sealed, about);
  } catch {
    return null; // cut off or made up
  }
}

type Asked = 'ask' | 'stop' | 'undo';

/** Mail programs post `List-Unsubscribe=One-Click` in a form of either kind; only our own button undoes. */
const isUndone = ({ body }: FastifyRequest): boolean => body instanceof URLSearchParams && body.has('undo');

export function showStopPage(app: FastifyInstance, needs: Needs): void {
  const { encryption, rates, database, clock } = needs;

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
    const taken = await rates.take('PUB', { address: request.ip });
    if (!taken.ok)
      return sendRefusal(
        request,
        reply,
        refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds }),
      );
    const email = addressIn(request, encryption);
    if (email !== null && asked === 'stop') await writeMailStop(database, email, clock.now());
    if (email !== null && asked === 'undo') await removeMailStop(database, email);
    const isStopped = email !== null && !(await wantsInvitations(database, email));
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers['accept-language']);
    const shown = { language, nonce, email, asked, isStopped, here: request.url };
    return reply
      .headers(headersWith(nonce))
      .code(email === null ? 400 : 200)
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

interface Shown {
  readonly language: Language;
  readonly nonce: string;
  readonly email: string | null;
  readonly asked: Asked;
  readonly isStopped: boolean;
  readonly here: string;
}

function page({ language, nonce, email, asked, isStopped, here }: Shown): string {
  const t = translator(language, 'mail');
  const sentence = isStopped ? 'done' : asked === 'undo' ? 'undone' : 'ask';
  const said = email === null ? t('stopping.dead') : t(`stopping.${sentence}`, { email });
  const button = isStopped
    ? `<button class="quiet" name="undo" value="yes">${escapeHtml(t('stopping.undo'))}</button>`
    : `<button>${escapeHtml(t('stopping.act'))}</button>`;
  const form = `<form method="post" action="${escapeHtml(here)}">${button}</form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('stopping.title'))}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="mark">Topla</p>
<h1>${escapeHtml(t('stopping.title'))}</h1>
<p role="status">${escapeHtml(said)}</p>
${email === null ? '' : form}
</main>
</body>
</html>
`;
}
