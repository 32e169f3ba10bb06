// A sign-in with the company from inside a frame. A window of ours goes to the provider, which cannot be framed, and brings its answer; the secret that makes the answer good never leaves the frame, and the session begins there.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { ssoBegin, ssoFinish } from '../../../contract/people/sso.ts';
import { call } from '../api/call.ts';
import { s256, secret } from '../session/providerAttempt.ts';
import { askFrames, hearWindows } from './frameChannel.ts';
import type { SignIn } from './host.ts';

const look = 'popup,width=600,height=640';
const lookEveryMs = 400;
/** As long as the server waits. */
const lastsMs = 10 * 60_000;
/** The frame asks the server for the address; that it is there it says at once. */
const addressWithinMs = 30_000;

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

/** To be called in a click. `open` resolves when the window is over; without it the page opens it by itself. */
export async function signInWithCompany(teamId: string, open: OpenWindow = openWindow): Promise<SignIn> {
  const own = secret();
  const name = secret();
  const begun = s256(own).then((challenge) => call(ssoBegin, { body: { teamId, challenge } }));
  const { origin } = window.location;
  const over = new AbortController();
  const came = new Promise<SignIn>((resolve, reject) => {
    const hear = async (key: string, query: string | null, answer: (address: string | null) => void) => {
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
    hearWindows(over.signal, ({ key, query }, answer) => void hear(key, query, answer).catch(reject));
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

/** In the window that a frame has opened: goes to the provider. False: there is no such frame. */
export async function leaveForFrame(name: string): Promise<boolean> {
  const answer = await askFrames(name, null, addressWithinMs);
  if (answer?.address) window.location.replace(answer.address);
  else if (answer) window.close();
  return answer !== null;
}
