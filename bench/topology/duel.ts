// A game between a client in a real browser and one of the load's players: what the browser shows must be what was played.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright';
import { drawn } from '../tables.ts';
import type { TopologyPlayer } from './player.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const mostMoves = 40;
const stuckMs = 60_000;

export interface Duel {
  readonly moves: number;
  readonly longestMs: number;
  /** Whether the browser shows as many discs as were played. */
  readonly isEqual: boolean;
}

export const boardOf = (page: Page) => page.locator('[data-part="board-sheet"]');
const discsOn = (page: Page): Promise<number> =>
  page.locator('[data-part="piece"]:not([data-waiting])').count();

async function move(page: Page, player: TopologyPlayer, room: string): Promise<void> {
  const view = player.view();
  const turn = view?.turn ?? 0;
  const column = Number(drawn[turn]);
  if (view?.toAct.includes(view.mySeat ?? -1))
    await player.say('match:act', { moveId: randomUUID(), room, expectedTurn: turn, move: column });
  else {
    await page.locator('[data-part="plate"][data-me="true"][data-turn="true"]').waitFor({ timeout: stuckMs });
    await page.locator(`[data-part="cells"] [data-cell="c${column}"]`).click({ timeout: stuckMs });
  }
  const isSeen = await player.until((seen) => (seen?.turn ?? 0) > turn, stuckMs);
  if (!isSeen) throw new Error(`a move of the browser's game was not made within a minute (turn ${turn})`);
}

/** Moves over so many seconds. */
export async function duel(page: Page, player: TopologyPlayer, room: string, seconds: number): Promise<Duel> {
  const until = performance.now() + seconds * 1_000;
  let moves = 0;
  let longestMs = 0;
  while (performance.now() < until && moves < mostMoves) {
    const began = performance.now();
    await move(page, player, room);
    longestMs = Math.max(longestMs, performance.now() - began);
    moves += 1;
    await pause((seconds * 1_000) / mostMoves);
  }
  const shownBy = performance.now() + stuckMs;
  const turn = () => player.view()?.turn ?? 0;
  while ((await discsOn(page)) !== turn() && performance.now() < shownBy) await pause(100);
  return { moves, longestMs, isEqual: (await discsOn(page)) === turn() };
}
