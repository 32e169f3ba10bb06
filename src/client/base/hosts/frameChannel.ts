// Between a frame of ours and a window that was opened for it: messages to our own origin alone, which no other page and no other app of the host reads.
import * as z from 'zod/mini';

/** From the window: it has just been opened (`query` is null), or is back. `key`: the name the frame gave it, or what it was to bring. */
const Asked = z.object({ topla: z.literal('ssoWindow'), key: z.string(), query: z.nullable(z.string()) });
type Asked = z.infer<typeof Asked>;
/** From the frame: where the window goes; null: it is done. */
const Answered = z.object({
  topla: z.literal('ssoFrame'),
  key: z.string(),
  address: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
});
type Answered = z.infer<typeof Answered>;

/** Frames of one tab that are asked. */
const mostFrames = 100;

/** A window that was opened from the tab around this frame: by the frame, or for it by the host. */
const isFromHere = (source: MessageEventSource | null): source is Window =>
  source !== null && 'opener' in source && source.opener?.top === window.top;

/** In the frame: hears windows of its tab until the signal is aborted. */
export function hearWindows(
  signal: AbortSignal,
  hear: (asked: Asked, answer: (address: string | null) => void) => void,
): void {
  const { origin } = window.location;
  const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const read = Asked.safeParse(data);
    if (from !== origin || !isFromHere(source) || !read.success) return;
    const { key } = read.data;
    hear(read.data, (address) =>
      source.postMessage({ topla: 'ssoFrame', key, address } satisfies Answered, origin),
    );
  };
  window.addEventListener('message', listen, { signal });
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

/** In the window. Browsers deliver it to our own origin alone, so nobody else reads it, whoever opened this window. Null: no frame answers. */
export function askFrames(key: string, query: string | null, withinMs: number): Promise<Answered | null> {
  const windows = windowsThere();
  if (windows.length === 0) return Promise.resolve(null);
  const { origin } = window.location;
  return new Promise((resolve) => {
    const end = (answer: Answered | null) => {
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
    const asked: Asked = { topla: 'ssoWindow', key, query };
    for (const each of windows) each.postMessage(asked, origin);
  });
}

const takenWithinMs = 3_000;

/** Under this the small window of Microsoft brings its answer. */
export const microsoftWindow = 'microsoft';

/** In the window that is back: what it brings goes to a frame that waits for it. False: there is none. */
export async function handToFrame(key: string, brought: string): Promise<boolean> {
  const answer = await askFrames(key, brought, takenWithinMs);
  if (answer) window.close();
  return answer !== null;
}
