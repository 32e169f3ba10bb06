// A page that stands where Google Meet stands, for the real library in its version 1.2.0; the only place that knows its wire.
import type { BrowserContext, Frame, Page } from 'playwright';
import { home, stand } from './abroad.ts';

const meetOrigin = 'https://meet.google.com';

const frameTypes = { panel: '1', stage: '2' } as const;
/** As the library numbers them. */
const failures = { ongoing: 3, cancelled: 10, policy: 15 } as const;

const openReasons = { open: 1, started: 2, joined: 3 } as const;

/** What is on the stage, what is beside it, and what travels along. */
export interface Activity {
  readonly stage: string;
  readonly panel: string;
  readonly data: string;
}

export interface MeetSetting {
  readonly frame: keyof typeof frameTypes;
  readonly reason?: keyof typeof openReasons;
  /** As another frame of the meeting has set it. */
  readonly activity?: Activity;
  /** Why nothing can be put on the stage. */
  readonly failsToStart?: keyof typeof failures;
  readonly width?: number;
  readonly height?: number;
}

export interface InMeet {
  readonly page: Page;
  readonly tab: Frame;
  /** Whether our side has asked for its session: Meet shows the frame from then on. */
  isShown(): Promise<boolean>;
  /** What was put on the stage for everyone; null: nothing yet. */
  activity(): Promise<Activity | null>;
}

/** Runs in the page. Messages are lists in which the place says what a value means. */
const script = `
const set = JSON.parse(new URLSearchParams(location.search).get('set'));
const frame = document.querySelector('iframe');
frame.style.width = (set.width ?? 360) + 'px';
frame.style.height = (set.height ?? 640) + 'px';
window.asked = [];
window.activity = set.activity ?? null;
/** Each frame with its number, its address and the data. */
const written = ({ stage, panel, data }) => [[[2, stage, data], [1, panel, data]]];
const read = ([frames]) => {
  const of = (number) => frames.find(([each]) => each === number) ?? [];
  return { stage: of(2)[1], panel: of(1)[1], data: of(2)[2] };
};
const at = (list, place) => {
  if (!Array.isArray(list)) return undefined;
  const last = list.at(-1);
  const isSparse = last && typeof last === 'object' && !Array.isArray(last);
  return list[place - 1] ?? (isSparse ? last[place] : undefined);
};
const put = (place, value) => { const list = Array(place).fill(null); list[place - 1] = value; return list; };
const kinds = [1, 2, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16];
const answerTo = (kind, body) => {
  const isStart = kind === 14 || kind === 8;
  if (isStart && set.failsToStart) return put(10, [set.failsToStart]);
  if (isStart) window.activity = read(at(body, 1));
  if (kind !== 9) return [];
  const what = at(body, 1);
  if (what === 2) return put(9, put(3, ['space-1', 'abc-defg-hij']));
  return what === 1 ? put(9, put(2, window.activity ? written(window.activity) : [[]])) : [];
};
addEventListener('message', ({ source, origin, data, ports }) => {
  if (source !== frame.contentWindow || origin !== set.home || data !== 'control') return;
  ports[0].onmessage = (question) => {
    const asked = at(JSON.parse(question.data.content), 1);
    const kind = kinds.find((each) => at(asked, each) != null);
    window.asked.push(kind);
    question.ports[0].postMessage({ content: JSON.stringify([null, answerTo(kind, at(asked, kind))]) });
  };
});
const address = new URL(set.home + set.path);
address.searchParams.set('meet_sdk', btoa(JSON.stringify([set.type, 'control', location.origin, '123456789', set.why])));
frame.src = address;
`;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meet</title><body style="margin:0">
<iframe name="tab" title="the add-on" style="border:0" allow="clipboard-write"></iframe><script>${script}</script>`;

declare global {
  interface Window {
    asked: number[];
    activity: Activity | null;
  }
}

export async function openInMeet(
  context: BrowserContext,
  path: string,
  { frame, reason = 'open', failsToStart, ...rest }: MeetSetting,
): Promise<InMeet> {
  await stand(context, meetOrigin, html);
  const page = await context.newPage();
  const known = { type: frameTypes[frame], why: openReasons[reason] };
  const failure = failsToStart && { failsToStart: failures[failsToStart] };
  const set = JSON.stringify({ home, path, ...known, ...failure, ...rest });
  await page.goto(`${meetOrigin}/?set=${encodeURIComponent(set)}`);
  const tab = page.frame('tab');
  if (!tab) throw new Error('the frame is not there');
  return {
    page,
    tab,
    isShown: () => page.evaluate(() => window.asked.length > 0),
    activity: () => page.evaluate(() => window.activity),
  };
}
