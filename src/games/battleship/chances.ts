// How likely a ship lies under each cell: whole fleets are laid by chance so that they explain every answer so far.
import type { Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { agree, cells, cellsOf, isNear, lengths, placements, type Ship } from './fleet.ts';
import type { SeaView } from './shapes.ts';

const mostFleets = 600;

/** Hits on ships that still float. */
export function wounds(sea: SeaView): number[] {
  const sunk = new Set(sea.sunk.flatMap(cellsOf));
  return sea.shots.filter((shot) => shot.isHit && !sunk.has(shot.cell)).map((shot) => shot.cell);
}

function afloat(sea: SeaView): number[] {
  const left: number[] = [...lengths];
  for (const ship of sea.sunk) left.splice(left.indexOf(ship.length), 1);
  return left;
}

interface Berth {
  readonly cells: readonly number[];
  /** What it closes to others: itself, and the water around it where ships may not touch. */
  readonly closes: readonly number[];
}

function around(ship: Ship): number[] {
  const own = cellsOf(ship);
  return cells.filter((cell) => own.some((one) => isNear(one, cell)));
}

/** For each ship afloat, where it can still lie. A berth of hits alone would have sunk. */
export function berths(sea: SeaView, touching: boolean): readonly (readonly Berth[])[] {
  const misses = new Set(sea.shots.filter((shot) => !shot.isHit).map((shot) => shot.cell));
  const open = new Set(wounds(sea));
  const canLie = (ship: Ship) =>
    !cellsOf(ship).some((cell) => misses.has(cell)) &&
    !cellsOf(ship).every((cell) => open.has(cell)) &&
    sea.sunk.every((other) => agree(ship, other, touching));
  const berthOf = (ship: Ship): Berth => {
    const own = cellsOf(ship);
    return { cells: own, closes: touching ? own : around(ship) };
  };
  return afloat(sea).map((length) => placements(length).filter(canLie).map(berthOf));
}

interface Laid {
  readonly berths: readonly Berth[];
  /** In how many ways it could have been laid otherwise: an unlikely path counts for more. */
  readonly weight: number;
}

/** One fleet that covers every hit: first a ship over each of them, then the others anywhere. */
function lay(all: readonly (readonly Berth[])[], open: readonly number[], random: Random): Laid | null {
  const closed = new Set<number>();
  const covered = new Set<number>();
  const left = new Set(all.keys());
  const laid: Berth[] = [];
  let weight = 1;
  while (left.size) {
    const wound = open.find((cell) => !covered.has(cell));
    const ships = wound === undefined ? [...left].slice(0, 1) : [...left];
    const choices = ships.flatMap((ship) =>
      (all[ship] ?? [])
        .filter((berth) => wound === undefined || berth.cells.includes(wound))
        .filter((berth) => !berth.cells.some((cell) => closed.has(cell)))
        .map((berth) => ({ ship, berth })),
    );
    const choice = choices.length ? choices[random.below(choices.length)] : undefined;
    if (!choice) return null;
    weight *= choices.length;
    left.delete(choice.ship);
    laid.push(choice.berth);
    for (const cell of choice.berth.closes) closed.add(cell);
    for (const cell of choice.berth.cells) covered.add(cell);
  }
  return open.every((cell) => covered.has(cell)) ? { berths: laid, weight } : null;
}

/** Cell by cell, in any unit; all nought where no time was left to think. */
export function chances(sea: SeaView, touching: boolean, random: Random, thinking: Thinking): number[] {
  const all = berths(sea, touching);
  const open = wounds(sea);
  const chart = cells.map(() => 0);
  for (let i = 0; i < mostFleets && !thinking.isOver(); i++) {
    const fleet = lay(all, open, random);
    for (const berth of fleet?.berths ?? [])
      for (const cell of berth.cells) chart[cell] = (chart[cell] ?? 0) + (fleet?.weight ?? 0);
  }
  return chart;
}
