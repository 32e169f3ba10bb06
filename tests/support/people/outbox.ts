// Opens the outbox page of a server under test: by the link the operator has, once for all readers of its process.
import type { BrowserContext } from 'playwright';
import { patientFetch } from './patientFetch.ts';

/** By the address of a server: its newest link; empty while none is printed. */
const links = new Map<string, () => string>();
const cookies = new Map<string, string>();

/** `newest`: of a server in this process a fresh link, of another process the one it printed last. */
export function offerOutbox(url: string, newest: () => string): void {
  links.set(url, newest);
  cookies.delete(url);
}

const cookieIn = (answer: Response): string => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** A process prints it a moment after it answers for the first time. */
async function printedLink(url: string): Promise<string> {
  for (let tries = 0; tries < 1_200; tries++) {
    const link = links.get(url)?.();
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link to the outbox of ${url}`);
}

/** `name=value` */
async function outboxCookie(url: string): Promise<string> {
  const known = cookies.get(url);
  if (known !== undefined) return known;
  const { pathname, search } = new URL(await printedLink(url));
  const cookie = cookieIn(await fetch(url + pathname + search, { redirect: 'manual' }));
  if (cookie === '') throw new Error(`the link to the outbox of ${url} opened nothing`);
  cookies.set(url, cookie);
  return cookie;
}

export async function readOutbox(url: string): Promise<string> {
  const answer = await patientFetch(`${url}/dev/outbox`, { headers: { cookie: await outboxCookie(url) } });
  if (answer.status !== 200) throw new Error(`the outbox of ${url}: ${answer.status}`);
  return answer.text();
}

/** From now on `/dev/outbox` opens in this browser, as in that of the operator. */
export async function admitToOutbox(context: BrowserContext, url: string): Promise<void> {
  const [name = '', value = ''] = (await outboxCookie(url)).split('=');
  await context.addCookies([{ name, value, domain: new URL(url).hostname, path: '/dev/outbox' }]);
}
