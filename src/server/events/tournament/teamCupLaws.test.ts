// The laws of team cups, over hundreds that are played through with departments of any size, late entries, leavers and games that nobody plays.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { isOver, nextRound, roundsOf } from '../../../events/tournament/rounds.ts';
import { tallies } from '../../../events/tournament/scoring.ts';
import { type EntrantStanding, standingsOf } from '../../../events/tournament/standings.ts';
import {
  departmentSizes,
  departmentStandings,
  mostRoundsOfCup,
  usualCounted,
} from '../../../events/tournament/teamCup.ts';
import { type Entrant, isIn, type Pairing, type Tournament } from '../../../events/tournament/tournament.ts';
import { matching } from './matching.ts';

interface Chances {
  readonly late: number;
  readonly leaving: number;
  readonly forfeits: number;
}

const steady: Chances = { late: 0, leaving: 0, forfeits: 0 };
const unsteady: Chances = { late: 0.1, leaving: 0.15, forfeits: 0.08 };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Departments of uneven sizes: the later ones are drawn less often. */
function entrantsOf(people: number, departments: number, chances: Chances, chance: () => number): Entrant[] {
  return upTo(people).map((number) => ({
    number,
    from: chance() < chances.late ? 2 : 1,
    until: chance() < chances.leaving ? 2 + Math.floor(chance() * 4) : null,
    department: number <= departments ? number : 1 + Math.floor(chance() ** 2 * departments),
  }));
}

function decided(pairing: Pairing, { forfeits }: Chances, chance: () => number): Pairing {
  if (pairing.outcome !== null) return pairing;
  if (chance() < forfeits) return { ...pairing, outcome: chance() < 0.3 ? 'none' : 'first', isPlayed: false };
  return { ...pairing, outcome: (['first', 'second', 'draw'] as const)[Math.floor(chance() * 3)] ?? 'draw' };
}

function playThrough(people: number, departments: number, chances: Chances, seed: number): Tournament {
  const chance = chanceOf(seed);
  const entrants = entrantsOf(people, departments, chances, chance);
  const rounds = Math.min(roundsOf({ form: 'teamCup' }, people, null), mostRoundsOfCup(entrants));
  let cup: Tournament = {
    form: 'teamCup',
    rounds,
    hasThirdPlace: false,
    isTwice: false,
    entrants,
    pairings: [],
  };
  while (!isOver(cup)) {
    const round = nextRound(cup, matching);
    if (round.length === 0) break; // all of the first round come late
    cup = {
      ...cup,
      pairings: [...cup.pairings, ...round.map((pairing) => decided(pairing, chances, chance))],
    };
  }
  return cup;
}

const courses = [
  ...upTo(39).flatMap((at) =>
    [2, 3, 5, 12].flatMap((departments) =>
      [1, 2].map((seed) => ({ people: at + 1, departments: Math.min(departments, at + 1), seed })),
    ),
  ),
  { people: 100, departments: 7, seed: 2 },
  { people: 128, departments: 2, seed: 1 },
  { people: 512, departments: 12, seed: 2 },
];
const cups = courses.map(({ people, departments, seed }) => ({
  people,
  isSteady: seed === 1,
  cup: playThrough(
    people,
    departments,
    seed === 1 ? steady : unsteady,
    people * 100 + departments * 10 + seed,
  ),
}));

const departmentOf = ({ entrants }: Tournament, number: number | null) =>
  entrants.find((entrant) => entrant.number === number)?.department;

const isWithin = (cup: Tournament, { first, second }: Pairing): boolean =>
  second !== null && departmentOf(cup, first) === departmentOf(cup, second);

describe('a round of a team cup', () => {
  it('seats everybody who is there exactly once', () => {
    for (const { cup } of cups)
      for (const [round, those] of Map.groupBy(cup.pairings, (pairing) => pairing.round)) {
        const seated = those.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        const there = cup.entrants.filter((entrant) => isIn(entrant, round)).map(({ number }) => number);
        expect(seated.toSorted((a, b) => a - b)).toEqual(there);
      }
  });

  it('pairs two of a department only where more of it are there than all others can meet', () => {
    let within = 0;
    for (const { cup } of cups)
      for (const [round, those] of Map.groupBy(cup.pairings, (pairing) => pairing.round)) {
        const byes = new Set(those.flatMap(({ first, second }) => (second === null ? [first] : [])));
        const paired = cup.entrants.filter((entrant) => isIn(entrant, round) && !byes.has(entrant.number));
        const largest = Math.max(0, ...departmentSizes(paired).values());
        const found = those.filter((pairing) => isWithin(cup, pairing)).length;
        expect(found).toBe(Math.max(0, largest - paired.length / 2));
        within += found;
      }
    expect(within).toBeGreaterThan(100);
  });

  it('lets nobody meet again, and gives nobody a second bye, while there are enough people', () => {
    let proven = 0;
    for (const { cup, people } of cups) {
      const staying = cup.entrants.filter(({ until, from }) => until === null && from === 1);
      const sizes = [...departmentSizes(staying).values()];
      if (cup.rounds * 3 > staying.length - Math.max(0, ...sizes)) continue;
      proven += 1;
      const pairs = cup.pairings.flatMap(({ first, second, isPlayed }) =>
        second === null || !isPlayed ? [] : [[first, second].toSorted((a, b) => a - b).join('-')],
      );
      expect(new Set(pairs).size, `${people} people`).toBe(pairs.length);
      const all = tallies(upTo(people), cup.pairings);
      for (const { byes } of all.values()) expect(byes).toBeLessThanOrEqual(1);
    }
    expect(proven).toBeGreaterThan(50);
  });

  it('balances first seats within two', () => {
    for (const { cup, people } of cups) {
      if (cup.rounds * 4 > people) continue;
      for (const { balance } of tallies(upTo(people), cup.pairings).values())
        expect(Math.abs(balance)).toBeLessThanOrEqual(2);
    }
  });
});

describe('the standings of departments', () => {
  const ranked = cups.map(({ cup }) => ({ cup, standings: standingsOf(cup) }));
  const pointsBy = (cup: Tournament, standings: readonly EntrantStanding[], counted: number) =>
    new Map(departmentStandings(cup.entrants, standings, counted).map((row) => [row.department, row.points]));

  it('add up: points of people are those of the pairings, points of departments those of the counted', () => {
    for (const { cup, standings } of ranked) {
      const given = cup.pairings.filter(({ outcome }) => outcome !== 'none').length;
      expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * given);
      const all = departmentStandings(cup.entrants, standings, cup.entrants.length);
      expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(2 * given);
      const own = new Map(standings.map(({ entrant, points }) => [entrant, points]));
      for (const counted of [1, 2, 3, 5])
        for (const row of departmentStandings(cup.entrants, standings, counted)) {
          expect(row.points).toBe(row.counted.reduce((sum, number) => sum + (own.get(number) ?? 0), 0));
          expect(row.counted).toHaveLength(Math.min(counted, row.people));
        }
    }
  });

  it('count the best of each department, and nobody twice', () => {
    for (const { cup, standings } of ranked)
      for (const { department, counted } of departmentStandings(cup.entrants, standings, 3)) {
        const ofIt = standings.filter(({ entrant }) => departmentOf(cup, entrant) === department);
        const least = Math.min(
          ...ofIt.flatMap(({ entrant, points }) => (counted.includes(entrant) ? points : [])),
        );
        expect(new Set(counted).size).toBe(counted.length);
        for (const { entrant, points } of ofIt)
          if (!counted.includes(entrant)) expect(points).toBeLessThanOrEqual(least);
      }
  });

  it('never fall where one more result counts, or somebody wins more', () => {
    for (const { cup, standings } of ranked.filter((_, at) => at % 7 === 0)) {
      for (let counted = 1; counted < 5; counted++) {
        const [fewer, more] = [pointsBy(cup, standings, counted), pointsBy(cup, standings, counted + 1)];
        for (const [department, points] of fewer) expect(more.get(department)).toBeGreaterThanOrEqual(points);
      }
      const before = pointsBy(cup, standings, 3);
      for (const { entrant } of standings) {
        const better = standings
          .map((row) => (row.entrant === entrant ? { ...row, points: row.points + 2 } : row))
          .toSorted((one, other) => other.points - one.points);
        const after = pointsBy(cup, better, 3);
        for (const [department, points] of before)
          expect(after.get(department)).toBeGreaterThanOrEqual(points);
      }
    }
  });

  it('are the same without those whose results do not count: more people are no advantage', () => {
    for (const { cup, standings } of ranked) {
      const rows = departmentStandings(cup.entrants, standings, 3);
      const counted = new Set(rows.flatMap((row) => row.counted));
      const fewer = cup.entrants.filter(({ number }) => counted.has(number));
      const again = departmentStandings(
        fewer,
        standings.filter(({ entrant }) => counted.has(entrant)),
        3,
      );
      expect(again.map(({ people: _, ...row }) => row)).toEqual(rows.map(({ people: _, ...row }) => row));
    }
  });

  it('are ordered by points, then wins, then the best person, and share a rank where all are the same', () => {
    for (const { cup, standings } of ranked) {
      const rows = departmentStandings(cup.entrants, standings, 2);
      const rankOf = (number: number | undefined) =>
        standings.find(({ entrant }) => entrant === number)?.rank ?? 0;
      rows.forEach((row, at) => {
        const next = rows[at + 1];
        if (!next) return;
        const order = [
          [row.points, next.points],
          [row.wins, next.wins],
          [rankOf(next.counted[0]), rankOf(row.counted[0])],
        ] as const;
        const [one, other] = order.find(([here, there]) => here !== there) ?? [0, 0];
        expect(one).toBeGreaterThanOrEqual(other);
        expect(next.rank).toBe(one === other ? row.rank : at + 2);
      });
    }
  });
});

it.each([
  [[1], 1],
  [[3, 8], 3],
  [[9, 7, 6], 5],
  [[4, 1, 30], 1],
])('of departments of %j people %i results count', (sizes, counted) => {
  const entrants = sizes.flatMap((size, at) => Array.from({ length: size }, () => ({ department: at + 1 })));
  expect(usualCounted(entrants)).toBe(counted);
});

it.each([
  [[3, 3], 3],
  [[1, 1], 1],
  [[5, 5], 5],
  [[2, 6], Number.POSITIVE_INFINITY],
  [[2, 2, 2], 4],
])('departments of %j people play %d rounds at most, so that nobody meets again', (sizes, rounds) => {
  const entrants = sizes.flatMap((size, at) => Array.from({ length: size }, () => ({ department: at + 1 })));
  expect(mostRoundsOfCup(entrants)).toBe(rounds);
});
