// Drawing: when a stroke is on the screens of others at a table of twelve, and when a piece is with everybody at twenty of them.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { openBrowser } from '../tests/support/browser/browser.ts';
import { windowOf } from '../tests/support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';

const tables = 20; // a person may sit at no more
const seats = 12;
const drawnMs = 12_000;
const pieceMs = 40;
const storedMs = 1_500;
const piece = 'DEFGHIJKLMNO';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Table {
  readonly room: string;
  readonly players: readonly Player[];
}

async function openTable(url: string, members: readonly Member[]): Promise<Table> {
  const players = await Promise.all(members.map((member) => connect(url, member)));
  const room = await seatAndBegin(players, { gameName: 'skribbl', maxPlayers: seats });
  const [drawer] = players;
  await act(room, drawer, { kind: 'choose', turn: 0, word: 0 });
  return { room, players };
}

const act = (room: string, player: Player | undefined, move: object) =>
  player?.say('match:act', {
    room,
    moveId: randomUUID(),
    expectedTurn: player.view()?.turn ?? 0,
    move,
  });

/** Draws as a client does; the times from sending a piece until each of the others has it. */
async function draw({ room, players }: Table, times: number[]): Promise<void> {
  const [drawer, ...others] = players;
  const sent = new Map<number, number>();
  for (const other of others)
    other.socket.on(
      'match:previewed',
      (seen: { readonly room: string; readonly move: { readonly at: number } }) => {
        const at = sent.get(seen.move.at);
        if (seen.room === room && at !== undefined) times.push(performance.now() - at);
      },
    );
  let [text, stored, storedAt] = ['', 0, performance.now()];
  const end = performance.now() + drawnMs;
  while (performance.now() < end && text.length + piece.length < 5_600) {
    sent.set(text.length, performance.now());
    const ink = text === '' ? '(BADAEAEA' : piece;
    drawer?.socket.emit('match:preview', { room, move: { kind: 'draw', turn: 0, at: text.length, ink } });
    text += ink;
    if (performance.now() - storedAt > storedMs) {
      await act(room, drawer, { kind: 'draw', turn: 0, at: stored, ink: text.slice(stored) });
      [stored, storedAt] = [text.length, performance.now()];
    }
    await pause(pieceMs);
  }
}

/** In the page: how long the ink is, and when; for the drawer when the pointer moved, for others when it was painted. */
const note = (page: Page) =>
  page.evaluate(() => {
    const noted: [number, number][] = [];
    const now = () => performance.timeOrigin + performance.now();
    let movedAt = 0;
    addEventListener('pointermove', () => (movedAt = now()), { capture: true });
    const paper = document.querySelector('[data-part="paper"]');
    if (!paper) throw new Error('no paper');
    new MutationObserver(() => {
      const length = Number(paper.getAttribute('data-ink'));
      if (paper.getAttribute('data-may-draw') === 'true') noted.push([length, movedAt]);
      else requestAnimationFrame(() => noted.push([length, now()]));
    }).observe(paper, { attributes: true, attributeFilter: ['data-ink'] });
    Object.assign(window, { noted });
  });

const notedIn = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() => (window as unknown as { noted: [number, number][] }).noted); // put there by `note`

async function scribble(page: Page): Promise<void> {
  const box = await page.locator('[data-part="paper"]').boundingBox();
  if (!box) throw new Error('no paper');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  const end = performance.now() + drawnMs;
  for (let step = 0; performance.now() < end; step++) {
    const angle = step / 7;
    const far = 0.3 - (step % 90) / 400;
    await page.mouse.move(
      box.x + box.width * (0.5 + far * Math.cos(angle)),
      box.y + box.height * (0.5 + far * Math.sin(angle)),
    );
    await pause(16);
  }
  await page.mouse.up();
  await pause(500);
}

/** For each length of the ink that another window shows: when it was shown, since the pointer had come so far. */
function delays(drawn: readonly [number, number][], shown: readonly [number, number][]): number[] {
  return shown.flatMap(([length, at]) => {
    const moved = drawn.find(([each]) => each >= length);
    return moved && moved[1] > 0 ? [at - moved[1]] : [];
  });
}

export async function sketchRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
    const members = [founder];
    while (members.length < seats)
      members.push(await colleague(server.url, founder, `Bo ${String.fromCharCode(96 + members.length)}`));
    const all: Table[] = [];
    for (let number = 0; number < tables; number++) all.push(await openTable(server.url, members));
    const [watched, ...rest] = all.toReversed(); // the last one has most time left
    const windows = await Promise.all(
      members.slice(0, 3).map((member) => windowOf(browser, server.url, member, { width: 1024 })),
    );
    for (const page of windows) {
      await page.goto(`/games/skribbl/${watched?.room}`);
      await page.locator('[data-part="paper"]').waitFor();
      await note(page);
    }
    const [drawer, ...viewers] = windows;
    const times: number[] = [];
    if (drawer) await scribble(drawer);
    const drawn = drawer ? await notedIn(drawer) : [];
    const shown = (await Promise.all(viewers.map(notedIn))).flatMap((each) => delays(drawn, each));
    await Promise.all([...rest.map((table) => draw(table, times)), drawer && scribble(drawer)]);
    for (const list of [times, shown]) list.sort((a, b) => a - b);
    const row = (what: string, list: readonly number[]): Row => ({
      what: `${what}, p99 of ${list.length}`,
      figure: `${rounded(percentile(list, 0.99), 1)} ms`,
      bound: '≤ 100 ms',
      isWithin: list.length > 0 && percentile(list, 0.99) <= 100,
    });
    return [
      row(`a table of ${seats}, three windows: a stroke is on another screen`, shown),
      row(`${tables} tables of ${seats} at once: a piece is with another person`, times),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
