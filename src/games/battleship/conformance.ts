// Battleship in two worlds: the same shots with the same answers at two different fleets.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { cells, cellsOf, randomFleet, type Ship } from './fleet.ts';
import { battleship } from './index.ts';
import { shotsDue } from './rules.ts';
import type { Battleship, Rules, State } from './shapes.ts';

type Fleet = readonly Ship[];

const shipAt = (fleet: Fleet, cell: number) => fleet.find((ship) => cellsOf(ship).includes(cell));

/** What shots bring to light, told apart from the game's own arithmetic: hits, and ships with all cells shot. */
function answers(fleet: Fleet, shots: readonly number[]): string {
  const hits = shots.filter((cell) => shipAt(fleet, cell));
  const sunk = fleet.filter((ship) => cellsOf(ship).every((cell) => shots.includes(cell)));
  return JSON.stringify([hits, sunk.map(cellsOf).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))]);
}

/** Shots at the hidden fleet that are answered alike in both worlds; null where there are no more. */
function alikeShots(fleets: readonly [Fleet, Fleet], before: readonly number[], due: number, random: Random) {
  const shots: number[] = [];
  for (const cell of random.shuffle(cells)) {
    const all = [...before, ...shots, cell];
    const isNew = !before.includes(cell);
    if (isNew && answers(fleets[0], all) === answers(fleets[1], all)) shots.push(cell);
    if (shots.length === due) return shots;
  }
  return null;
}

/** The hidden fleet is seat 1's, laid by its owner, or by the dealer when the owner is late. */
function opening(fleet: Fleet, isLate: boolean): Entry<Battleship>[] {
  if (!isLate) return [{ kind: 'move', at: 0, by: 1, move: { kind: 'place', fleet } }];
  return [
    { kind: 'timer', at: 0, timer: 'place' },
    { kind: 'deal', at: 0, deal: { kind: 'place', seat: 1, fleet } },
  ];
}

function worlds(rules: Rules, seed: string): Worlds<Battleship> {
  const random = seededRandom(seed, 'worlds');
  const own = randomFleet(rules.touching, random);
  const fleets = [randomFleet(rules.touching, random), randomFleet(rules.touching, random)] as const;
  const isLate = random.below(3) === 0;
  const steps: Step<Battleship>[] = [];
  let [a, b]: State[] = [battleship.start(rules, 2), battleship.start(rules, 2)];
  const go = (entryA: Entry<Battleship>, entryB: Entry<Battleship>) => {
    if (!a || !b) return;
    steps.push({ a, b, entryA, entryB });
    [a, b] = [battleship.play(a, entryA), battleship.play(b, entryB)];
  };
  const place: Entry<Battleship> = { kind: 'move', at: 0, by: 0, move: { kind: 'place', fleet: own } };
  if (isLate) go(place, place);
  for (const [i, entry] of opening(fleets[0], isLate).entries())
    go(entry, opening(fleets[1], isLate)[i] ?? entry);
  if (!isLate) go(place, place);
  while (a && b && !battleship.result(a) && !battleship.result(b)) {
    const by = a.shooter;
    const before = a.seas[by === 0 ? 1 : 0].shots;
    const targets = by === 0 ? fleets : ([own, own] as const);
    const shots = alikeShots(targets, before, shotsDue(a), random);
    if (!shots) break;
    const entry: Entry<Battleship> = { kind: 'move', at: 0, by, move: { kind: 'shoot', cells: shots } };
    go(entry, entry);
  }
  return { blind: [0, 'spectator'], steps };
}

export const secrets: Secrets<Battleship> = { game: battleship, worlds };

/** A fleet laid by chance, sometimes with ships that do not touch. */
export const tries: Tries = {
  at() {
    const random = seededRandom('5'.repeat(64), 'fleets');
    return [true, true, true, false].map((touching) => ({
      kind: 'place',
      fleet: randomFleet(touching, random),
    }));
  },
};
