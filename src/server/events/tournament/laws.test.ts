// The laws of tournaments, over thousands that are played through with late entries, leavers, draws and forfeits.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { isOver, nextRound, roundsOf } from '../../../events/tournament/rounds.ts';
import { tallies } from '../../../events/tournament/scoring.ts';
import { standingsOf } from '../../../events/tournament/standings.ts';
import {
  type Entrant,
  lastRound,
  type Pairing,
  type PairingOutcome,
  type Tournament,
  type TournamentForm,
} from '../../../events/tournament/tournament.ts';
import { matching } from './matching.ts';

interface Course {
  readonly form: TournamentForm;
  readonly entrants: number;
  readonly leaving: number;
  readonly late: number;
  readonly draws: number;
  readonly forfeits: number;
  readonly asked?: number;
  readonly isTwice?: boolean;
}

function decided(pairing: Pairing, course: Course, chance: () => number): Pairing {
  if (pairing.outcome !== null) return pairing;
  if (chance() < course.forfeits) {
    const outcome: PairingOutcome = chance() < 0.2 && course.form !== 'knockout' ? 'none' : 'first';
    return { ...pairing, outcome, isPlayed: false };
  }
  if (course.form !== 'knockout' && chance() < course.draws) return { ...pairing, outcome: 'draw' };
  return { ...pairing, outcome: chance() < 0.5 ? 'first' : 'second' };
}

function entrantsOf(course: Course, rounds: number, chance: () => number): Entrant[] {
  return Array.from({ length: course.entrants }, (_, at) => ({
    number: at + 1,
    from: course.form === 'swiss' && chance() < course.late ? 2 : 1,
    until: chance() < course.leaving ? 2 + Math.floor(chance() * rounds) : null,
  }));
}

function playThrough(course: Course, seed: number): Tournament {
  const chance = chanceOf(seed);
  const rounds = roundsOf(course, course.entrants, course.asked ?? null);
  let tournament: Tournament = {
    form: course.form,
    rounds,
    hasThirdPlace: true,
    isTwice: course.isTwice ?? false,
    entrants: entrantsOf(course, rounds, chance),
    pairings: [],
  };
  while (!isOver(tournament)) {
    const round = nextRound(tournament, matching);
    if (round.length === 0) throw new Error('a round without pairings');
    const played = round.map((pairing) => decided(pairing, course, chance));
    tournament = { ...tournament, pairings: [...tournament.pairings, ...played] };
  }
  return tournament;
}

const pairsOf = ({ pairings }: Tournament): string[] =>
  pairings.flatMap(({ first, second, isPlayed }) =>
    second === null || !isPlayed ? [] : [[first, second].toSorted((a, b) => a - b).join('-')],
  );

const balances = ({ entrants, pairings }: Tournament): number[] =>
  [
    ...tallies(
      entrants.map(({ number }) => number),
      pairings,
    ).values(),
  ].map(({ balance }) => balance);

/** Everybody who takes part in a round stands in it exactly once. */
function expectOncePerRound({ entrants, pairings, form }: Tournament): void {
  for (const [round, those] of Map.groupBy(pairings, (pairing) => pairing.round)) {
    const seated = those.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
    expect(new Set(seated).size).toBe(seated.length);
    if (form !== 'swiss') continue;
    const there = entrants.filter(({ from, until }) => from <= round && (until === null || round < until));
    expect(seated.toSorted((a, b) => a - b)).toEqual(there.map(({ number }) => number));
  }
}

const steady = { leaving: 0, late: 0, draws: 0.3, forfeits: 0 };
const unsteady = { leaving: 0.15, late: 0.1, draws: 0.25, forfeits: 0.08 };

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('Swiss', () => {
  const courses = [
    ...sizes(2, 33).flatMap((entrants) =>
      sizes(1, 16).map((seed) => ({ entrants, seed, course: seed % 2 ? steady : unsteady })),
    ),
    ...[48, 64, 97, 128].flatMap((entrants) =>
      [1, 2].map((seed) => ({ entrants, seed, course: seed % 2 ? steady : unsteady })),
    ),
    { entrants: 512, seed: 1, course: unsteady },
  ];
  const played = courses.map(({ entrants, seed, course }) => ({
    course,
    entrants,
    tournament: playThrough(
      { form: 'swiss', entrants, ...course, asked: entrants > 200 ? 5 : 5 + (seed % 4) },
      entrants * 100 + seed,
    ),
  }));

  it('seats everybody exactly once a round', () => {
    for (const { tournament } of played) expectOncePerRound(tournament);
  });

  it('lets nobody meet again while there are half as many rounds as people', () => {
    for (const { tournament, entrants } of played) {
      const pairs = pairsOf(tournament);
      const again = pairs.length - new Set(pairs).size;
      const remaining = tournament.entrants.filter(({ until }) => until === null).length;
      if (tournament.rounds * 2 <= remaining) expect(again, `${entrants} people`).toBe(0);
    }
  });

  it('gives nobody a second bye while there are as many people as rounds', () => {
    for (const { tournament } of played) {
      const byes = tallies(
        tournament.entrants.map(({ number }) => number),
        tournament.pairings,
      );
      const remaining = tournament.entrants.filter(({ until }) => until === null).length;
      if (tournament.rounds * 2 > remaining) continue;
      for (const { byes: own } of byes.values()) expect(own).toBeLessThanOrEqual(1);
    }
  });

  it('balances first seats within one where everybody plays on', () => {
    for (const { tournament, course, entrants } of played) {
      if (course !== steady || tournament.rounds * 2 > entrants || entrants % 2 === 1) continue;
      for (const balance of balances(tournament))
        expect(Math.abs(balance), `${entrants}`).toBeLessThanOrEqual(1);
    }
  });

  it('balances them within two where people come and go', () => {
    for (const { tournament, entrants } of played) {
      if (tournament.rounds * 2 > entrants) continue;
      for (const balance of balances(tournament)) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
    }
  });
});

describe('round robin', () => {
  const played = sizes(2, 16).flatMap((entrants) =>
    sizes(1, 40).map((seed) =>
      playThrough({ form: 'roundRobin', entrants, ...(seed % 2 ? steady : unsteady) }, seed),
    ),
  );

  it('lets everybody meet everybody exactly once', () => {
    for (const { entrants, pairings, rounds } of played) {
      const met = new Set(
        pairings.flatMap(({ first, second }) =>
          second === null ? [] : [[first, second].toSorted((a, b) => a - b).join('-')],
        ),
      );
      const n = entrants.length;
      if (Math.max(...pairings.map(({ round }) => round)) === rounds)
        expect(met.size).toBe((n * (n - 1)) / 2);
    }
  });

  it('balances first seats within one, and gives one bye at most', () => {
    for (const tournament of played) {
      expectOncePerRound(tournament);
      if (tournament.entrants.some(({ until }) => until !== null)) continue;
      const all = tallies(
        tournament.entrants.map(({ number }) => number),
        tournament.pairings.map((pairing) => ({ ...pairing, isPlayed: pairing.second !== null })),
      );
      for (const { balance, byes } of all.values()) {
        expect(Math.abs(balance)).toBeLessThanOrEqual(1);
        expect(byes).toBe(tournament.entrants.length % 2);
      }
    }
  });
});

describe('a round robin with return games', () => {
  it('lets everybody meet everybody with either of them first, in the order of the first time', () => {
    for (const entrants of sizes(2, 16)) {
      const { rounds, pairings } = playThrough(
        { form: 'roundRobin', entrants, ...steady, isTwice: true },
        entrants,
      );
      expect(rounds).toBe(2 * roundsOf({ form: 'roundRobin' }, entrants, null));
      const seats = pairings.flatMap(({ first, second }) => (second === null ? [] : [`${first}-${second}`]));
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats).toHaveLength(entrants * (entrants - 1));
      const balance = tallies(sizes(1, entrants), pairings);
      for (const own of balance.values()) {
        expect(own.balance).toBe(0);
        expect(own.byes).toBe(entrants % 2 === 1 ? 2 : 0);
      }
    }
  });
});

describe('knock-out', () => {
  const played = sizes(2, 130).flatMap((entrants) =>
    sizes(1, 12).map((seed) =>
      playThrough({ form: 'knockout', entrants, ...(seed % 2 ? steady : unsteady) }, entrants * 20 + seed),
    ),
  );

  it('ends with one who has lost nothing, and everybody else out', () => {
    for (const tournament of played) {
      expectOncePerRound(tournament);
      const standings = standingsOf(tournament);
      expect(standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(
        tournament.entrants.map(({ number }) => number),
      );
      if (tournament.entrants.every(({ until }) => until === null))
        expect(standings.filter(({ rank }) => rank === 1)).toHaveLength(1);
    }
  });

  it('has the four best in a row where the third place was played for', () => {
    for (const tournament of played) {
      const third = tournament.pairings.find(
        ({ round, board }) => round === tournament.rounds && board === 2,
      );
      if (!third?.isPlayed || tournament.rounds < 2) continue;
      const ranks = standingsOf(tournament).map(({ rank }) => rank);
      expect(ranks.slice(0, 4)).toEqual([1, 2, 3, 4]);
    }
  });

  it('gives byes in the first round only, to the strongest', () => {
    for (const { entrants, pairings } of played) {
      if (entrants.some(({ until }) => until !== null)) continue;
      const byes = pairings.filter(({ second }) => second === null);
      for (const { round } of byes) expect(round).toBe(1);
      const size = 2 ** Math.max(1, Math.ceil(Math.log2(entrants.length)));
      expect(byes.map(({ first }) => first).toSorted((a, b) => a - b)).toEqual(
        sizes(1, size - entrants.length),
      );
    }
  });
});

it('whoever leaves costs the opponent nothing: the opponent has the point', () => {
  const course = { form: 'roundRobin', entrants: 6, ...steady, leaving: 0 } as const;
  const before = playThrough(course, 3);
  const without: Tournament = {
    ...before,
    pairings: before.pairings.filter(({ round }) => round < 3),
    entrants: before.entrants.map((entrant) => (entrant.number === 2 ? { ...entrant, until: 3 } : entrant)),
  };
  const round = nextRound(without, matching);
  expect(lastRound(without)).toBe(2);
  const theirs = round.find(({ first, second }) => first === 2 || second === 2);
  expect(theirs).toMatchObject({ outcome: theirs?.first === 2 ? 'second' : 'first', isPlayed: false });
});
