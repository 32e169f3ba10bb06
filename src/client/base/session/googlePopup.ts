// Sign-in with Google in a pop-up window, for pages that cannot navigate away.
import * as z from 'zod/mini';
import { broughtBack, type ProviderReturn, prepare } from './providerAttempt.ts';
import type { Entrance } from './providers.ts';

/** State prefix of an attempt that another window waits for. */
const mark = 'popup.';

/** The message of the pop-up to the page that opened it. */
const Message = z.object({ topla: z.literal('google'), query: z.string() });

const look = 'popup,width=520,height=640';
const lookEveryMs = 400;

/** Whether the return belongs to a pop-up. */
export const isForOpener = (query: URLSearchParams): boolean => query.get('state')?.startsWith(mark) === true;

/** Passes the return on and closes the pop-up; false when no page waits for it. */
export function handToOpener(query: URLSearchParams): boolean {
  const { opener } = window;
  if (!opener) return false;
  const message: z.infer<typeof Message> = { topla: 'google', query: query.toString() };
  opener.postMessage(message, window.location.origin);
  window.close();
  return true;
}

/**
 * The message of that very window; null when it was closed. It closes itself after its message: that may be on its way for a
 * look longer, and then it names no window any more. Whether it belongs to the attempt, its state says.
 */
function heardFrom(popup: Window): Promise<URLSearchParams | null> {
  let wasClosed = false;
  return new Promise((resolve) => {
    const end = (query: URLSearchParams | null) => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      resolve(query);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || (source && source !== popup)) return;
      const read = Message.safeParse(data);
      if (read.success) end(new URLSearchParams(read.data.query));
    };
    const timer = setInterval(() => {
      if (wasClosed) end(null);
      wasClosed = popup.closed;
    }, lookEveryMs);
    window.addEventListener('message', hear);
  });
}

/**
 * To be called in a click. Everything the answer has belongs in the call `login` beside `app: 'googleCode'`; the code
 * goes there as `token`. Null: the person closed the window, or it could not be opened.
 */
export async function signInWithGooglePopup(
  clientId: Entrance['clientId'],
  onBlocked?: () => void,
): Promise<ProviderReturn | null> {
  const popup = window.open('about:blank', '_blank', look);
  if (!popup) {
    onBlocked?.();
    return null;
  }
  const { attempt, address } = await prepare('google', { clientId }, { returnUrl: null, mark });
  popup.location.replace(address);
  const query = await heardFrom(popup);
  const brought = query && broughtBack(attempt, query);
  return typeof brought === 'string' ? null : brought;
}
