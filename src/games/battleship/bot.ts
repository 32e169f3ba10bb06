// Three admirals: one shoots anywhere, one follows up its hits, one reckons where the fleet can still lie.
import type { Bot, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { berths, chances, wounds } from './chances.ts';
import { cells, randomFleet, side } from './fleet.ts';
import type { Battleship, Move, SeaView } from './shapes.ts';
import { freeCells, seaSeen } from './view.ts';

/** How much an admiral likes each cell. */
type Plot = (sea: SeaView, touching: boolean, random: Random, thinking: Thinking) => readonly number[];

function beside(cell: number): { readonly next: number; readonly opposite: number }[] {
  const row = Math.floor(cell / side);
  const steps = [
    ...(cell % side > 0 ? [-1] : []),
    ...(cell % side < side - 1 ? [1] : []),
    ...(row > 0 ? [-side] : []),
    ...(row < side - 1 ? [side] : []),
  ];
  return steps.map((step) => ({ next: cell + step, opposite: cell - step }));
}

/** The cells beside a hit, best in line with another one. */
const target: Plot = (sea) => {
  const chart = cells.map(() => 0);
  const open = wounds(sea);
  for (const cell of open)
    for (const { next, opposite } of beside(cell)) {
      chart[next] = Math.max(chart[next] ?? 0, open.includes(opposite) ? 2 : 1);
    }
  return chart;
};

/** Ship by ship: a berth that explains a hit is worth far more than one in open water. */
const count: Plot = (sea, touching) => {
  const chart = cells.map(() => 0);
  const open = new Set(wounds(sea));
  for (const berth of berths(sea, touching).flat()) {
    const weight = 30 ** berth.cells.filter((cell) => open.has(cell)).length;
    for (const cell of berth.cells) chart[cell] = (chart[cell] ?? 0) + weight;
  }
  return chart;
};

/** Whole fleets where there is time for them, single ships where there is none. */
const reckon: Plot = (sea, touching, random, thinking) => {
  const chart = chances(sea, touching, random, thinking);
  return chart.some((chance) => chance > 0) ? chart : count(sea, touching, random, thinking);
};

function best(free: readonly number[], chart: readonly number[], number: number, random: Random): number[] {
  const liking = (cell: number) => chart[cell] ?? 0;
  const liked = random.shuffle(free).sort((a, b) => liking(b) - liking(a));
  return liked.slice(0, number);
}

const admiral = (plot: Plot): Bot<Battleship> => ({
  choose(view, seat, random, _library, thinking): Move {
    const { touching } = view.rules;
    if (view.stage === 'placing') return { kind: 'place', fleet: randomFleet(touching, random) };
    const sea = seaSeen(view, 1 - seat);
    const chart = plot(sea, touching, random, thinking);
    return { kind: 'shoot', cells: best(freeCells(sea), chart, view.shotsDue, random) };
  },
});

export const bots: readonly Bot<Battleship>[] = [admiral(() => []), admiral(target), admiral(reckon)];
