// How long a picture of a board takes: drawn from the position and painted, and asked for a second time.
import { globSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { AnyGame } from '../src/engine/game.ts';
import type { BoardDrawing, BoardLook } from '../src/engine/picture/picture.ts';
import { games } from '../src/games/load.ts';
import { machineClock } from '../src/server/base/shared/clock.ts';
import { createPainter, type Painter } from '../src/server/web/pictures/paint.ts';
import { percentile, type Row, rounded } from './row.ts';

const mostMs = 50;
const times = 60;

const looks: readonly BoardLook[] = [0, 1].flatMap((nearSeat): BoardLook[] => [
  { theme: 'light', palette: 'linen', nearSeat },
  { theme: 'dark', palette: 'linen', nearSeat },
  { theme: 'light', palette: 'contrast', nearSeat },
]);

/** The positions of the golden playthroughs and of the lessons. */
async function viewsOf(game: AnyGame): Promise<unknown[]> {
  const lines = globSync(`src/games/${game.id}/playthroughs/*.txt`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /^= (?!views)/.test(line));
  const lessons = await game.lessons('en');
  const written = [...lines.map((line) => line.slice(2)), ...lessons.map(({ position }) => position)];
  const states = written.map((position) => game.readPosition?.(position) ?? null);
  return states.filter((state) => state !== null).map((state) => game.view(state, 'spectator'));
}

async function timed(painter: Painter, draw: (at: number) => BoardDrawing): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    // Nothing is kept from the time before: the smallest difference is another picture.
    const { width, height, svg } = draw(at);
    await painter({ width, height, svg: `${svg}<!--${at}-->` }, 'large');
    taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b);
}

const rowOf = (what: string, taken: readonly number[]): Row => {
  const p95 = percentile(taken, 0.95);
  return {
    what: `a picture of ${what}: 95 of 100`,
    figure: `${rounded(p95)} ms (half ${rounded(percentile(taken, 0.5))} ms)`,
    bound: `≤ ${mostMs} ms`,
    isWithin: p95 <= mostMs,
  };
};

async function keptRow(painter: Painter, drawing: BoardDrawing): Promise<Row> {
  await painter(drawing, 'large');
  const began = performance.now();
  for (let at = 0; at < times; at++) await painter(drawing, 'large');
  const each = (performance.now() - began) / times;
  return {
    what: 'a picture that was painted before',
    figure: `${rounded(each, 2)} ms`,
    bound: '≤ 1 ms',
    isWithin: each <= 1,
  };
}

export async function pictureRows(): Promise<Row[]> {
  const painter = createPainter(machineClock);
  const rows: Row[] = [];
  let last: BoardDrawing | null = null;
  for (const load of Object.values(games)) {
    const game = await load();
    const picture = await game.picture();
    const views = await viewsOf(game);
    const draw = (at: number): BoardDrawing => {
      const look = looks[at % looks.length];
      if (!look) throw new Error('no look');
      return picture.draw(views[at % views.length], look);
    };
    await painter(draw(0), 'large');
    rows.push(rowOf(game.id, await timed(painter, draw)));
    last = draw(0);
  }
  if (!last) throw new Error('nothing to draw');
  return [...rows, await keptRow(painter, last)];
}
