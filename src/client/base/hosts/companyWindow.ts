// A sign-in with the company from inside a frame. A window of ours goes to the provider, which cannot be framed, and brings its answer; the secret that makes the answer good never leaves the frame, and the session begins there.
import * as z from 'zod/mini';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { ssoBegin, ssoFinish } from '../../../contract/people/sso.ts';
import { call } from '../api/call.ts';
import { s256, secret } from '../session/providerAttempt.ts';
import type { SignIn } from './host.ts';

/** From the window: it has just been opened (`query` is null), or is back. `key`: the name the frame gave it, or the state. */
const Asked = z.object({ topla: z.literal('ssoWindow'), key: z.string(), query: z.nullable(z.string()) });
/** From the frame: where the window goes; null: it is done. */
const Answered = z.object({
  topla: z.literal('ssoFrame'),
  key: z.string(),
  address: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
});

const look = 'popup,width=600,height=640';
const lookEveryMs = 400;
/** As long as the server waits. */
const lastsMs = 10 * 60_000;
/** The frame asks the server for the address; that it is there it says at once. */
const addressWithinMs = 30_000;
const takenWithinMs = 3_000;
/** Frames of one tab that are asked. */
const mostFrames = 100;

type OpenWindow = (address: string) => Promise<SignIn>;

/** Resolves when the window is closed. */
function openWindow(address: string): Promise<'closed' | 'blocked'> {
  const opened = window.open(address, '_blank', look);
  if (!opened) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      resolve('closed');
    }, lookEveryMs);
  });
}

/** A window that was opened from the tab around this frame: by the frame, or for it by the host. */
const isFromHere = (source: MessageEventSource | null): source is Window =>
  source !== null && 'opener' in source && source.opener?.top === window.top;

/** To be called in a click. `open` resolves when the window is over; without it the page opens it by itself. */
export async function signInWithCompany(teamId: string, open: OpenWindow = openWindow): Promise<SignIn> {
  const own = secret();
  const name = secret();
  const begun = s256(own).then((challenge) => call(ssoBegin, { body: { teamId, challenge } }));
  const { origin } = window.location;
  const over = new AbortController();
  const came = new Promise<SignIn>((resolve, reject) => {
    const hear = async ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const read = Asked.safeParse(data);
      if (from !== origin || !isFromHere(source) || !read.success) return;
      const { key, query } = read.data;
      const answer = (address: string | null) =>
        source.postMessage({ topla: 'ssoFrame', key, address } satisfies z.infer<typeof Answered>, origin);
      const going = await begun;
      if (over.signal.aborted) return;
      const address = isRefusal(going) ? null : going.address;
      if (query === null) {
        if (key !== name) return;
        answer(address);
        if (address === null) resolve(isRefusal(going) ? going : refuse('NotFound'));
        return;
      }
      if (isRefusal(going) || key !== going.state || stateIn(query) !== key) return;
      over.abort(); // an answer counts once
      answer(null);
      resolve(finish(key, own, query));
    };
    const listener = (event: MessageEvent<unknown>) => void hear(event).catch(reject);
    window.addEventListener('message', listener, { signal: over.signal });
    const timer = setTimeout(() => resolve('closed'), lastsMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    void open(`${origin}/sso/back?start=${name}`).then(resolve, reject);
  });
  return came.finally(() => over.abort());
}

const stateIn = (query: string): string | null => new URLSearchParams(query).get('state');

async function finish(state: string, own: string, query: string): Promise<SignIn> {
  const answer = await call(ssoFinish, { body: { state, secret: own, query } });
  return isRefusal(answer) ? answer : (answer.user ?? refuse('ProviderRejected'));
}

/** All windows in the tab that opened this one. */
function windowsThere(): readonly Window[] {
  const top: Window | undefined = window.opener?.top;
  const found = top ? [top] : [];
  for (const each of found)
    for (let at = 0; at < each.length && found.length < mostFrames; at++) {
      const inner = each[at];
      if (inner) found.push(inner);
    }
  return found;
}

/** Browsers deliver it to our own origin alone, so nobody else reads it, whoever opened this window. Null: no frame answers. */
function askFrames(
  key: string,
  query: string | null,
  withinMs: number,
): Promise<z.infer<typeof Answered> | null> {
  const windows = windowsThere();
  if (windows.length === 0) return Promise.resolve(null);
  const { origin } = window.location;
  return new Promise((resolve) => {
    const end = (answer: z.infer<typeof Answered> | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(answer);
    };
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const read = Answered.safeParse(data);
      const isOurs = from === origin && windows.some((each) => each === source);
      if (isOurs && read.success && read.data.key === key) end(read.data);
    };
    const timer = setTimeout(() => end(null), withinMs);
    window.addEventListener('message', hear);
    const asked: z.infer<typeof Asked> = { topla: 'ssoWindow', key, query };
    for (const each of windows) each.postMessage(asked, origin);
  });
}

/** In the window that a frame has opened: goes to the provider. False: there is no such frame. */
export async function leaveForFrame(name: string): Promise<boolean> {
  const answer = await askFrames(name, null, addressWithinMs);
  if (answer?.address) window.location.replace(answer.address);
  else if (answer) window.close();
  return answer !== null;
}

/** Back from the provider, in a window without the secret. False: no frame waits for this answer. */
export async function handToFrame(state: string, query: string): Promise<boolean> {
  const answer = await askFrames(state, query, takenWithinMs);
  if (answer) window.close();
  return answer !== null;
}
