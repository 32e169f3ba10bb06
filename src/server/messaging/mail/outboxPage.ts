// Outbox page of a server without a mail server: shows the mails, newest first, with working links.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import type { Config } from '../../base/config/config.ts';
import type { Database } from '../../base/storage/database.ts';
import { escapeHtml } from '../../base/texts/escapeHtml.ts';
import { languageOf } from '../../base/texts/language.ts';
import { translator } from '../../base/texts/translator.ts';
import { sendRefusal } from '../../web/http/refusal.ts';
import type { OutboxAccess } from './outboxAccess.ts';
import { readNewestMails, type StoredMail } from './store.ts';

const mostShown = 100;
const outboxPath = '/dev/outbox';
const cookieName = 'topla-outbox';

/** Only on servers without a mail server. */
export const hasOutboxPage = ({
  isProduction,
  databaseUrl,
  smtpUrl,
}: Pick<Config, 'isProduction' | 'databaseUrl' | 'smtpUrl'>): boolean =>
  !isProduction && databaseUrl === null && smtpUrl === null;

/** The link for the operator: of this machine alone, and good for one opening. */
export const outboxLink = (access: OutboxAccess, port: number): string =>
  `http://localhost:${port}${outboxPath}?key=${access.issueKey()}`;

interface Deps {
  readonly database: Database;
  /** Null: this server has no such page. */
  readonly outboxAccess: OutboxAccess | null;
}

/** Nobody's rights open it, not those of an admin either: only the link that the start printed. */
export function showOutbox(app: FastifyInstance, { database, outboxAccess: access }: Deps): void {
  if (access === null) return;
  app.get(outboxPath, async (request, reply) => {
    const isHere = isThisMachine(request);
    const cookie = isHere ? spendKeyOf(request, access) : null;
    if (cookie !== null)
      return reply
        .headers({
          'set-cookie': `${cookieName}=${cookie}; HttpOnly; SameSite=Strict; Path=${outboxPath}`,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .redirect(outboxPath, 303);
    if (!isHere || !access.isAdmitted(cookieOf(request)))
      return sendRefusal(request, reply, refuse('NotFound'));
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request.headers['accept-language']);
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'`,
    });
    return reply.send(page(await readNewestMails(database, mostShown), language, nonce));
  });
}

function spendKeyOf({ query }: FastifyRequest, access: OutboxAccess): string | null {
  const { key } = Object(query);
  return typeof key === 'string' ? access.spendKey(key) : null;
}

const cookieOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]*)`).exec(cookie)?.[1] ?? '';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const localName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** The request is from this machine, by one of its own names and not through a proxy that says so. */
function isThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    localName.test(headers.host ?? '') &&
    loopback.test(raw.socket.remoteAddress ?? '') &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8886; border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0; }
  .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
  iframe { width: 100%; height: 30rem; border: 1px solid #8886; border-radius: 8px; background: #fff; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p, pre { margin: .5rem 0 0; }
  small { color: color-mix(in srgb, currentColor 70%, transparent); }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

function page(mails: readonly StoredMail[], language: Language, nonce: string): string {
  const t = translator(language, 'mail');
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const list = mails.map((mail) => article(mail, time)).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(t('outbox.title'))}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<h1>${escapeHtml(t('outbox.title'))}</h1>
<p>${escapeHtml(t('outbox.why'))}</p>
<main>${list || `<p>${escapeHtml(t('outbox.empty'))}</p>`}</main>
</body>
</html>
`;
}

/** Both parts side by side, as one or the other mail program shows them. */
function article(mail: StoredMail, time: Intl.DateTimeFormat): string {
  const { recipient, subject, body, html, link, unsubscribe, created_at } = mail;
  const links = [link, unsubscribe].flatMap((each) => (each === null ? [] : escapeHtml(each)));
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}" title="${escapeHtml(subject)}"></iframe>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<small>${escapeHtml(recipient)} · ${escapeHtml(time.format(created_at))}</small>
<div class="parts"><pre>${links.reduce(withLink, escapeHtml(body))}</pre>${html === '' ? '' : frame}</div>
</article>`;
}

const withLink = (body: string, link: string): string => body.replace(link, `<a href="${link}">${link}</a>`);
