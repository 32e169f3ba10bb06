// The laws of knock-outs with one life and with two, and of short matches, over tournaments with draws, leavers, people who are missing and come back, and tables that close.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { loserOf } from '../../../events/tournament/bracket.ts';
import { lossesOf, sideOf, winnersRoundsOf } from '../../../events/tournament/doubleElimination.ts';
import { isRoundOver, outcomeWithout } from '../../../events/tournament/rounds.ts';
import { matchWinner, mostDrawn, winsIn } from '../../../events/tournament/shortMatch.ts';
import { has } from '../../../events/tournament/tournament.ts';
import {
  awarded,
  begun,
  decided,
  reopened,
  type TournamentBeginning,
  usualTournamentPace,
  withNextRound,
  without,
} from './course.ts';
import { judgeJoin } from './entries.ts';
import { type LoadedTournament, roundOf, type StoredPairing, standingsIn } from './state.ts';
import { signedUp } from './testStates.ts';

interface Chances {
  readonly draws: number;
  readonly leaving: number;
  readonly missing: number;
  readonly back: number;
  readonly closing: number;
}

const steady: Chances = { draws: 0.3, leaving: 0, missing: 0, back: 0, closing: 0 };
const unsteady: Chances = { draws: 0.3, leaving: 0.03, missing: 0.1, back: 0.5, closing: 0.05 };

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Null: they may not. */
function joinedBy(state: LoadedTournament, userId: string): LoadedTournament | null {
  const judged = judgeJoin(state, userId, 0);
  return 'step' in judged && judged.step !== 'due' ? judged.step.after : null;
}

const atOnce: TournamentBeginning = {
  strengths: new Map(),
  calendar: { timeZone: 'UTC', weekend: [0, 6], daysOff: [], periods: [] },
};

const replaced = (state: LoadedTournament, pairing: StoredPairing, by: StoredPairing): LoadedTournament => ({
  ...state,
  pairings: state.pairings.map((each) => (each === pairing ? by : each)),
});

/** What happens next at a table. */
function eventAt(
  state: LoadedTournament,
  pairing: StoredPairing,
  chances: Chances,
  chance: () => number,
): LoadedTournament {
  if (chance() < chances.closing)
    return { ...state, pairings: reopened(state.pairings, new Set([pairing.roomId ?? '']), 0) };
  if (chance() < chances.leaving)
    return without(state, chance() < 0.5 ? pairing.first : (pairing.second ?? 0));
  if (chance() < chances.missing) {
    const isAlone = chance() < 0.5;
    const outcome = isAlone ? 'first' : outcomeWithout(state.form, pairing);
    const left = without(replaced(state, pairing, awarded(pairing, outcome)), pairing.second ?? 0);
    return isAlone ? left : without(left, pairing.first);
  }
  const winner = chance() < 0.5 ? 'first' : 'second';
  const outcome = chance() < chances.draws ? (chance() < 0.9 ? 'draw' : 'none') : winner;
  return replaced(state, pairing, decided(pairing, outcome, state, 0));
}

function played(
  form: LoadedTournament['form'],
  people: number,
  bestOf: 1 | 3 | 5,
  chances: Chances,
  seed: number,
): LoadedTournament {
  const chance = chanceOf(seed);
  let state = begun(signedUp(form, people, bestOf), atOnce, true, 0, usualTournamentPace);
  for (let step = 0; state.phase === 'running'; step++) {
    if (step > people * 200) throw new Error(`${form} of ${people} does not end`);
    if (isRoundOver(state)) {
      for (const { userId, until } of state.entrants) {
        if (until === null || userId === null || chance() >= chances.back) continue;
        state = joinedBy(state, userId) ?? state;
      }
      state = withNextRound(state, 0, usualTournamentPace);
      continue;
    }
    const open = state.pairings.filter(({ outcome }) => outcome === null);
    const at = open[Math.floor(chance() * open.length)];
    if (at) state = eventAt(state, at, chances, chance);
  }
  return state;
}

const lengths = [1, 3, 5] as const;
const courses = [
  ...sizes(2, 40).flatMap((people) =>
    sizes(1, 8).map((seed) => ({ people, seed, chances: seed % 2 ? steady : unsteady })),
  ),
  ...[63, 64, 65, 100, 128, 511, 512].map((people) => ({ people, seed: people, chances: unsteady })),
].map((course) => ({ ...course, bestOf: lengths[course.seed % 3] ?? 1 }));

const of = (form: LoadedTournament['form']): LoadedTournament[] =>
  courses.map(({ people, bestOf, chances, seed }) =>
    played(form, people, bestOf, chances, people * 100 + seed),
  );

const doubles = of('doubleElimination');
const singles = of('knockout');

describe('a double elimination', () => {
  it('ends with one person, and everybody else has lost exactly twice', () => {
    for (const { pairings, entrants, phase } of doubles) {
      expect(phase).toBe('finished');
      const losses = entrants.map(({ number }) => lossesOf(pairings, number));
      expect(losses.filter((count) => count < 2)).toHaveLength(1);
      expect(Math.max(...losses)).toBe(2);
    }
  });

  it('seats nobody twice in a round, and nobody who has lost twice', () => {
    for (const { pairings } of doubles) {
      const losses = new Map<number, number>();
      for (const round of Map.groupBy(pairings, (pairing) => pairing.round).values()) {
        const seated = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(new Set(seated).size).toBe(seated.length);
        for (const entrant of seated) expect(losses.get(entrant) ?? 0).toBeLessThan(2);
        for (const pairing of round) {
          const loser = loserOf(pairing);
          if (loser !== null) losses.set(loser, 1 + (losses.get(loser) ?? 0));
        }
      }
    }
  });

  it('keeps those without a loss in the winners’ bracket, and those with one in the losers’', () => {
    for (const { pairings, rounds } of doubles)
      for (const pairing of pairings) {
        const side = sideOf(rounds, pairing);
        const before = pairings.filter(({ round }) => round < pairing.round);
        const losses = [pairing.first, pairing.second].flatMap((entrant) =>
          entrant === null ? [] : [lossesOf(before, entrant)],
        );
        if (side === 'winners') expect(losses.every((count) => count === 0)).toBe(true);
        if (side === 'losers') expect(losses.every((count) => count === 1)).toBe(true);
      }
  });

  it('plays the grand final again exactly where the side without a loss has lost it', () => {
    for (const { pairings, rounds } of doubles) {
      const final = pairings.find(({ round }) => round === rounds - 1);
      if (!final) throw new Error('no final');
      const loser = loserOf(final);
      const before = pairings.filter(({ round }) => round < rounds - 1);
      const isAgain = loser !== null && lossesOf(before, loser) === 0;
      expect(pairings.filter(({ round }) => round === rounds)).toHaveLength(isAgain ? 1 : 0);
    }
  });

  it('has the first four in a row', () => {
    for (const state of doubles) {
      const ranks = standingsIn(state).map(({ rank }) => rank);
      const firsts = Math.min(4, state.entrants.length);
      expect(ranks.slice(0, firsts)).toEqual(sizes(1, firsts));
    }
  });

  it.each([
    [8, 1],
    [16, 2],
    [32, 3],
    [64, 3],
    [128, 4],
  ])('of %i lets nobody meet again among the losers before the last rounds', (people, before) => {
    for (const seed of sizes(1, 12)) {
      const { pairings, rounds } = played('doubleElimination', people, 1, steady, people + seed);
      const last = 2 * winnersRoundsOf(rounds) - 1;
      const met = new Set<string>();
      for (const pairing of pairings) {
        const pair = [pairing.first, pairing.second].toSorted().join('-');
        const isAgain = met.has(pair) && sideOf(rounds, pairing) === 'losers';
        if (isAgain) expect(last - pairing.round).toBeLessThanOrEqual(before);
        met.add(pair);
      }
    }
  });
});

describe('every pairing of a knock-out', () => {
  it('is decided as soon as somebody has won it, and not before', () => {
    for (const { pairings, bestOf } of [...doubles, ...singles])
      for (const pairing of pairings) {
        const outcomes = pairing.games.map(({ outcome }) => outcome);
        const [one, other] = winsIn(outcomes);
        expect(Math.max(one, other) * 2).toBeLessThanOrEqual(bestOf + 1);
        expect(outcomes.length - one - other).toBeLessThanOrEqual(mostDrawn);
        for (let count = 0; count < outcomes.length; count++)
          expect(matchWinner(pairing, outcomes.slice(0, count), bestOf)).toBeNull();
        if (!pairing.isPlayed) continue;
        expect(pairing.outcome).toBe(matchWinner(pairing, outcomes, bestOf));
        if (one !== other) expect(pairing.outcome).toBe(one > other ? 'first' : 'second');
        expect(pairing.game).toBe(outcomes.length);
      }
  });

  it('brings one win, unless both were missing', () => {
    for (const state of [...doubles, ...singles]) {
      const points = standingsIn(state).reduce((sum, each) => sum + each.points, 0);
      expect(points).toBe(2 * state.pairings.filter(({ outcome }) => outcome !== 'none').length);
    }
  });
});

it('a knock-out always ends, with nobody in it who has lost but those who play for the third place', () => {
  for (const { pairings, phase, rounds, entrants } of singles) {
    expect(phase).toBe('finished');
    for (const { number } of entrants) {
      const lost = pairings.filter((pairing) => loserOf(pairing) === number).map(({ round }) => round);
      const [first] = lost;
      const after = pairings.filter(
        (pairing) => first !== undefined && pairing.round > first && has(pairing, number),
      );
      for (const { round, board } of after) expect([round, board]).toEqual([rounds, 2]);
    }
  }
});

it('whoever is missing in the winners’ bracket can come back, and whoever has lost twice cannot', () => {
  const chance = chanceOf(1);
  const state = begun(signedUp('doubleElimination', 8, 1), atOnce, true, 0, usualTournamentPace);
  const [pairing] = state.pairings;
  if (!pairing) throw new Error('nobody');
  const gone = without(state, pairing.first);
  const back = joinedBy(gone, `person ${pairing.first}`);
  expect(back?.entrants.find(({ number }) => number === pairing.first)).toMatchObject({
    from: 2,
    until: null,
  });
  let over = gone;
  while (over.phase === 'running' && roundOf(over) < 3) {
    const open = over.pairings.find(({ outcome }) => outcome === null);
    over = open
      ? eventAt(over, open, { ...steady, draws: 0 }, chance)
      : withNextRound(over, 0, usualTournamentPace);
  }
  expect(lossesOf(over.pairings, pairing.first)).toBe(2);
  expect(joinedBy(over, `person ${pairing.first}`)).toBeNull();
});
