// Minesweeper in two worlds: one mine lies one cell further, and only cells are opened that know nothing of it.
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { minesweeper } from './index.ts';
import type { Minesweeper, Rules, State } from './shapes.ts';

type Layout = ReadonlySet<number>;
const side = 16;
const all = Array.from({ length: side * side }, (_, cell) => cell);

const areClose = (one: number, other: number, reach: number) =>
  Math.abs((one % side) - (other % side)) <= reach &&
  Math.abs(Math.floor(one / side) - Math.floor(other / side)) <= reach;

/** What comes to light with these cells, told apart from the game's own arithmetic. */
function answers(layout: Layout, opened: readonly number[]): string {
  const shown = new Map<number, string>();
  const open = (cell: number) => {
    if (shown.has(cell)) return;
    const around = all.filter((other) => areClose(cell, other, 1));
    const count = around.filter((other) => layout.has(other)).length;
    shown.set(cell, layout.has(cell) ? 'mine' : String(count));
    if (count === 0) around.forEach(open);
  };
  opened.forEach(open);
  return JSON.stringify([...shown].sort(([a], [b]) => a - b));
}

function layouts(random: Random): readonly [number[], number[]] {
  const mines = random.shuffle(all).slice(0, 51);
  for (const mine of mines) {
    const beside = all.find((cell) => areClose(cell, mine, 1) && !mines.includes(cell));
    if (beside === undefined) continue;
    const other = mines.map((one) => (one === mine ? beside : one));
    const inOrder = (some: readonly number[]) => some.toSorted((a, b) => a - b);
    return [inOrder(mines), inOrder(other)];
  }
  throw new Error('no mine can lie elsewhere');
}

function worlds(rules: Rules, seed: string): Worlds<Minesweeper> {
  const random = seededRandom(seed, 'worlds');
  const [first, second] = layouts(random);
  const [one, other] = [new Set(first), new Set(second)];
  const steps: Step<Minesweeper>[] = [];
  let [a, b]: State[] = [minesweeper.start(rules, 2), minesweeper.start(rules, 2)];
  const go = (entryA: Entry<Minesweeper>, entryB: Entry<Minesweeper>) => {
    if (!a || !b) return;
    steps.push({ a, b, entryA, entryB });
    [a, b] = [minesweeper.play(a, entryA), minesweeper.play(b, entryB)];
  };
  go({ kind: 'deal', at: 0, deal: first }, { kind: 'deal', at: 0, deal: second });
  while (a && b && !minesweeper.result(a)) {
    const view = minesweeper.view(a, 0);
    const by = a.turn;
    const moves = random.shuffle(minesweeper.legalMoves(view, by) ?? []);
    const isAlike = (reached: readonly number[]) => answers(one, reached) === answers(other, reached);
    const move = moves.find(({ kind, cell }) =>
      isAlike(kind === 'open' ? [cell] : all.filter((each) => areClose(cell, each, 2))),
    );
    if (!move) break;
    const entry: Entry<Minesweeper> = { kind: 'move', at: 0, by, move };
    go(entry, entry);
  }
  return { blind: [0, 1, 'spectator'], steps };
}

export const secrets: Secrets<Minesweeper> = { game: minesweeper, worlds };
