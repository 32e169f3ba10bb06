// A trivia in real windows, most of them phones and one the screen of a meeting room: when a question can be read on each.
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../tests/support/browser/browser.ts';
import { windowOf } from '../tests/support/browser/windows.ts';
import { questionNamed, setupOf } from '../tests/support/data/triviaEvent.ts';
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';
import { scheduleTrivia, stateOf } from '../tests/support/people/triviaPlayer.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';

const questions = 16;

/** When each question was first drawn, by its number, in milliseconds of the machine's clock. Runs in the page. */
function watch(): void {
  const drawn: Record<number, number> = {};
  Object.assign(window, { drawn });
  const look = () => {
    const asked = document.querySelector('[data-phase="questionTime"] h2')?.textContent ?? '';
    const number = Number(/Number (\d+)/.exec(asked)?.[1] ?? 0);
    if (number === 0 || drawn[number]) return;
    drawn[number] = Number.POSITIVE_INFINITY;
    // A message sent in a frame arrives once the frame is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        drawn[number] = Date.now();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Company {
  readonly url: string;
  readonly browser: Browser;
  readonly founder: Member;
}

/** How many times slower than this machine the processor of a window is, and how many windows there are. */
interface Pace {
  readonly walls: number;
  readonly phones: number;
  readonly slower: number;
}

interface Measured {
  readonly what: string;
  readonly pace: Pace;
  /** Null: there is no bound. */
  readonly most: number | null;
}

/**
 * Each window has a machine of its own in life; thirty on one machine share its processors. A window slowed down keeps
 * a whole core busy, even when it waits, so there is one of them at a time and the server has the other core.
 */
const measured: readonly Measured[] = [
  { what: 'a phone four times slower', pace: { walls: 0, phones: 1, slower: 4 }, most: 150 },
  { what: 'the wall four times slower', pace: { walls: 1, phones: 0, slower: 4 }, most: 150 },
  { what: '30 windows on this machine', pace: { walls: 1, phones: 29, slower: 1 }, most: null },
];

async function windowIn(
  { url, browser }: Company,
  member: Member,
  path: string,
  { slower }: Pace,
  width: number,
): Promise<Page> {
  const page = await windowOf(browser, url, member, { width, height: width > 640 ? 900 : 640 });
  await page.addInitScript(watch);
  await page.goto(path);
  if (slower > 1) {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  return page;
}

/** Milliseconds from the opening of each question until each window had drawn it, sorted. */
async function drawingTimes(company: Company, pace: Pace): Promise<number[]> {
  const { url, founder } = company;
  const asked = Array.from({ length: questions }, (_, at) => questionNamed(`Number ${at + 1}`));
  const trivia = await scheduleTrivia(url, founder, setupOf({ questions: asked }));
  const host = await connect(url, founder);
  await host.say('quiz:join', { trivia, watch: true });
  const player = await connect(url, await colleague(url, founder, 'Cem Ay'));
  await player.say('quiz:join', { trivia });
  const path = `/events/trivia/${trivia}`;
  const pages: Page[] = [];
  if (pace.walls > 0) pages.push(await windowIn(company, founder, `${path}?view=screen`, pace, 1440));
  while (pages.length < pace.walls + pace.phones) {
    const member = await colleague(url, founder, 'Bo Lind');
    const page = await windowIn(company, member, path, pace, 320);
    await page.getByRole('button', { name: 'Go to the lobby' }).click();
    pages.push(page);
  }
  await host.until('everybody', () => stateOf(host)?.people === pace.phones + 1);
  const openedAt = await playedThrough(host, trivia);
  const drawn = await Promise.all(pages.map((page) => page.evaluate<Record<number, number>>('window.drawn')));
  await Promise.all(pages.map((page) => page.context().close()));
  host.leave();
  player.leave();
  return drawn
    .flatMap((times) => [...openedAt].map(([number, at]) => (times[number] ?? Number.POSITIVE_INFINITY) - at))
    .toSorted((a, b) => a - b);
}

/** The host goes from question to question; by number, when each was opened. */
async function playedThrough(host: Player, trivia: string): Promise<ReadonlyMap<number, number>> {
  const openedAt = new Map<number, number>();
  await host.say('quiz:control', { trivia, act: 'start' });
  for (let number = 1; number <= questions; number++) {
    await host.until('the question', () => {
      const state = stateOf(host);
      return state?.phase === 'questionTime' && state.question?.number === number;
    });
    const state = stateOf(host);
    if (state?.ofMs != null && state.leftMs != null)
      openedAt.set(number, state.nowUnix - (state.ofMs - state.leftMs));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await host.say('quiz:control', { trivia, act: 'showAnswers' });
    await host.until('the results', () => stateOf(host)?.phase === 'showResults');
    await host.say('quiz:control', { trivia, act: 'next' });
  }
  return openedAt;
}

export async function triviaWindowRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  const browser = await openBrowser({ isMeasured: true });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const company = { url: server.url, browser, founder };
    const rows: Row[] = [];
    for (const { pace, what, most } of measured) {
      const times = await drawingTimes(company, pace);
      const p99 = percentile(times, 0.99);
      rows.push(
        {
          what: `${what}: from the opening of a question until it is drawn, p50`,
          figure: `${rounded(percentile(times, 0.5))} ms`,
          bound: '',
          isWithin: null,
        },
        {
          what: 'the same: p99',
          figure: `${rounded(p99)} ms`,
          bound: most === null ? '' : `≤ ${most} ms`,
          isWithin: most === null ? null : p99 <= most,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.remove();
  }
}
