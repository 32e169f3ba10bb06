// The laws of knock-outs with four at a table, over two thousand of 3 to 512 people that are played through with ties, leavers and people who do not come.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { fourCupRound, roundsOfFourCup } from '../../../events/tournament/fourCup.ts';
import { tableSizesOf } from '../../../events/tournament/fourTables.ts';
import { isRoundOver } from '../../../events/tournament/rounds.ts';
import { bestTwoOf, isFinalTable } from '../../../events/tournament/tableScoring.ts';
import { isIn, type Pairing, pairingsOf, peopleAt } from '../../../events/tournament/tournament.ts';
import {
  begun,
  usualTournamentPace as pace,
  settled,
  type TournamentBeginning,
  withNextRound,
  without,
} from './course.ts';
import { judgeJoin } from './entries.ts';
import { finishedTable } from './fourTables.ts';
import { type LoadedTournament, roundOf, rulesOf, type StoredPairing, standingsIn } from './state.ts';
import { signedUp } from './testStates.ts';

interface Chances {
  readonly ties: number;
  readonly leaving: number;
  readonly missing: number;
}

const steady: Chances = { ties: 0.15, leaving: 0, missing: 0 };
const unsteady: Chances = { ties: 0.3, leaving: 0.05, missing: 0.1 };
const wild: Chances = { ties: 0.3, leaving: 0.3, missing: 0.3 };

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const atOnce: TournamentBeginning = {
  strengths: new Map(),
  calendar: { timeZone: 'UTC', weekend: [0, 6], daysOff: [], periods: [] },
};

/** What happens in a round: some do not come, and the games of the others are over. */
function roundPlayed(
  state: LoadedTournament,
  { ties, missing }: Chances,
  chance: () => number,
): LoadedTournament {
  const after = pairingsOf(state, roundOf(state))
    .filter(({ outcome }) => outcome === null)
    .flatMap(peopleAt)
    .filter(() => chance() < missing)
    .reduce(without, state);
  const seat = () => ({ place: chance() < ties ? 1 : 1 + Math.floor(chance() * 4), isAbsent: false });
  return {
    ...after,
    pairings: after.pairings.map((table) =>
      table.outcome === null ? finishedTable(table, peopleAt(table).map(seat)) : table,
    ),
  };
}

function played(people: number, chances: Chances, seed: number): LoadedTournament {
  const chance = chanceOf(seed);
  const open: LoadedTournament = { ...signedUp('knockout', people), tableSize: 4, hasThirdPlace: false };
  let state = begun(open, atOnce, true, 0, pace);
  while (state.phase === 'running') {
    state = roundPlayed(state, chances, chance);
    // Some leave between two rounds.
    state = settled(
      state.entrants
        .filter(({ until }) => until === null && chance() < chances.leaving)
        .reduce((left, { number }) => without(left, number), state),
      0,
      pace,
    );
    if (state.phase === 'running') state = withNextRound(state, 0, pace);
  }
  return state;
}

const roundsIn = ({ pairings }: LoadedTournament): [number, StoredPairing[]][] => [
  ...Map.groupBy(pairings, ({ round }) => round),
];

const noTable = { first: 0, second: null };

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

const courses = [
  ...sizes(3, 512).map((people) => ({ people, seed: 1, chances: people % 3 ? steady : unsteady })),
  ...sizes(3, 40).flatMap((people) =>
    sizes(3, 50).map((seed) => ({ people, seed, chances: [steady, unsteady, wild][seed % 3] ?? wild })),
  ),
].map((course) => ({
  ...course,
  state: played(course.people, course.chances, course.people * 100 + course.seed),
}));

const steadily = courses.filter(({ chances }) => chances === steady);

describe('the sizes of a knock-out of four', () => {
  it('say how many rounds there are', () => {
    const people = [3, 4, 5, 6, 8, 9, 16, 17, 64, 128, 512];
    expect(people.map(roundsOfFourCup)).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8]);
  });

  it('make a course for every number of people, which ends in a table of three or four', () => {
    for (const people of sizes(3, 512)) {
      let left = people;
      for (let round = 1; round < roundsOfFourCup(people); round++) {
        const tables = tableSizesOf(left);
        expect(tables.every((size) => size === 3 || size === 4)).toBe(true);
        expect(round === 1 || left !== 5, `${people}`).toBe(true);
        left = tables.length * 2 + (left === 5 ? 1 : 0);
      }
      expect(tableSizesOf(left), `${people}`).toHaveLength(1);
      expect([3, 4], `${people}`).toContain(left);
    }
  });

  it('seed the first round in a snake, the tables of three for the best, of five a bye', () => {
    const first = (people: number): number[][] =>
      fourCupRound(rulesOf({ ...signedUp('knockout', people), tableSize: 4 }), 1).map((table) =>
        inOrder(peopleAt(table)),
      );
    expect(first(16)).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
    expect(first(7)).toEqual([
      [1, 4, 5],
      [2, 3, 6, 7],
    ]);
    expect(first(5)).toEqual([[2, 3, 4, 5], [1]]);
  });
});

describe('knock-outs of four', () => {
  it('end in one final table of three or four, in as many rounds as were said', () => {
    for (const { people, state } of steadily) {
      expect(state).toMatchObject({ phase: 'finished', rounds: roundsOfFourCup(people) });
      expect(roundOf(state)).toBe(state.rounds);
      for (const [round, tables] of roundsIn(state))
        expect(isFinalTable(tables)).toBe(round === state.rounds);
      const final = pairingsOf(state, state.rounds).flatMap(peopleAt);
      expect([3, 4], `${people}`).toContain(final.length);
    }
  });

  it('end with leavers too: at one table, or with at most one person who is left', () => {
    for (const { state } of courses) {
      expect(state.phase).toBe('finished');
      const last = pairingsOf(state, roundOf(state));
      const left = last.flatMap(bestTwoOf).filter((number) => {
        const entrant = state.entrants.find((each) => each.number === number);
        return entrant && isIn(entrant, roundOf(state) + 1);
      });
      expect(isFinalTable(last) || left.length < 2).toBe(true);
    }
  });

  it('seat in each round whoever went on and is there, everybody once, at tables of these sizes', () => {
    for (const { state } of courses) {
      let before = state.entrants.map(({ number }) => number);
      for (const [round, tables] of roundsIn(state)) {
        const there = before.filter((number) => {
          const entrant = state.entrants.find((each) => each.number === number);
          return entrant && isIn(entrant, round);
        });
        expect(inOrder(tables.flatMap(peopleAt))).toEqual(inOrder(there));
        const lengths = tables.filter(({ second }) => second !== null).map((table) => peopleAt(table).length);
        expect(lengths.toSorted((a, b) => b - a)).toEqual(
          there.length === 2 ? [2] : tableSizesOf(there.length),
        );
        const byes = there.length === 5 ? 1 : 0;
        expect(tables.filter(({ second }) => second === null)).toHaveLength(byes);
        expect(tables.every(({ outcome }) => outcome !== null)).toBe(true);
        before = tables.flatMap(bestTwoOf);
      }
    }
  });

  it('let the best two of a table go on who were there', () => {
    const isRight = (pairing: Pairing): boolean => {
      const { places, absent = [] } = pairing;
      const people = peopleAt(pairing);
      const best = bestTwoOf(pairing);
      const there = people.filter((number) => !absent.includes(number));
      const worth = (number: number): number => (places?.[people.indexOf(number)] ?? 0) * 1_000 + number;
      const worst = Math.max(...best.map(worth));
      const isBest = there.every((number) => best.includes(number) || worth(number) > worst);
      return best.length === Math.min(2, there.length) && isBest && best.every((one) => there.includes(one));
    };
    for (const { state } of courses) expect(state.pairings.filter((each) => !isRight(each))).toEqual([]);
  });

  it('let nobody meet again in the second round, and later only where few are left', () => {
    for (const { people, state } of steadily) {
      const met = new Map<string, number>();
      for (const [round, tables] of roundsIn(state)) {
        let again = 0;
        for (const table of tables)
          for (const one of peopleAt(table))
            for (const other of peopleAt(table)) {
              if (one >= other) continue;
              const pair = `${one} ${other}`;
              if (met.has(pair)) again += 1;
              met.set(pair, round);
            }
        const count = tables.flatMap(peopleAt).length;
        if ((round === 2 && people > 8) || count >= 16) expect(again, `${people}, round ${round}`).toBe(0);
      }
    }
  });

  it('seat a first and a second of each table as evenly as can be', () => {
    for (const { people, state } of steadily) {
      if (people < 9) continue;
      const winners = new Set(pairingsOf(state, 1).flatMap((table) => bestTwoOf(table).slice(0, 1)));
      for (const table of pairingsOf(state, 2)) {
        const firsts = peopleAt(table).filter((number) => winners.has(number)).length;
        expect(firsts, `${people}`).toBeGreaterThanOrEqual(1);
        expect(firsts, `${people}`).toBeLessThanOrEqual(peopleAt(table).length - 1);
      }
    }
  });

  it('are in the standings by the round and the place at its table, and the final is the podium', () => {
    for (const { state } of courses) {
      const standings = standingsIn(state);
      expect(inOrder(standings.map(({ entrant }) => entrant))).toEqual(
        inOrder(state.entrants.map(({ number }) => number)),
      );
      const lastOf = new Map<number, Pairing>();
      for (const table of state.pairings) for (const number of peopleAt(table)) lastOf.set(number, table);
      const placeIn = (number: number): number => {
        const table = lastOf.get(number);
        if (!table || table.absent?.includes(number)) return 5;
        return table.places?.[peopleAt(table).indexOf(number)] ?? 1;
      };
      const key = (number: number): number => (lastOf.get(number)?.round ?? 0) * -10 + placeIn(number);
      const last = pairingsOf(state, roundOf(state));
      const wrong: object[] = [];
      standings.forEach((row, at) => {
        const above = standings[at - 1];
        if (!above || !isFinalTable(last)) return;
        const [one, other] = [key(above.entrant), key(row.entrant)];
        const isLevel = one === other && above.points >= row.points;
        if (above.rank === row.rank ? !isLevel : one >= other) wrong.push([above, row]);
      });
      expect(wrong).toEqual([]);
      if (isFinalTable(last)) {
        const final = last.flatMap(peopleAt);
        expect(inOrder(standings.slice(0, final.length).map(({ entrant }) => entrant))).toEqual(
          inOrder(final),
        );
      }
    }
  });

  it('rank everybody first who is still in, and share a place among those who went out alike', () => {
    const state = begun({ ...signedUp('knockout', 12), tableSize: 4 }, atOnce, true, 0, pace);
    const ranks = (after: LoadedTournament): number[] => standingsIn(after).map(({ rank }) => rank);
    const seats = [1, 2, 3, 4].map((place) => ({ place, isAbsent: false }));
    const decidedUpTo = (board: number): LoadedTournament => ({
      ...state,
      pairings: state.pairings.map((table) => (table.board <= board ? finishedTable(table, seats) : table)),
    });
    expect(ranks(state)).toEqual(new Array(12).fill(1));
    expect(ranks(decidedUpTo(1))).toEqual([...new Array(10).fill(1), 11, 12]);
    expect(ranks(decidedUpTo(3))).toEqual([1, 1, 1, 1, 1, 1, 7, 7, 7, 10, 10, 10]);
    const left = withNextRound(
      without(decidedUpTo(3), peopleAt(state.pairings[0] ?? noTable)[0] ?? 0),
      0,
      pace,
    );
    expect(ranks(left)).toEqual([1, 1, 1, 1, 1, 6, 7, 7, 7, 10, 10, 10]);
    expect(left.pairings.filter(({ round, second }) => round === 2 && second === null)).toHaveLength(1); // of five
  });

  it('follow from what is stored: the same state, written and read again, gives the same round', () => {
    for (const { state } of courses.filter(({ seed, people }) => seed < 6 && people < 200))
      for (const [round, tables] of roundsIn(state)) {
        const before = { ...rulesOf(state), pairings: state.pairings.filter((each) => each.round < round) };
        const read = JSON.parse(JSON.stringify(before)) as typeof before; // as it was written
        expect(fourCupRound(read, round).map(peopleAt)).toEqual(tables.map(peopleAt));
      }
  });

  it('let nobody come in once they have begun, neither late nor again', () => {
    const state = begun({ ...signedUp('knockout', 9), tableSize: 4 }, atOnce, true, 0, pace);
    expect(judgeJoin(state, 'somebody else', 0)).toMatchObject({ answer: { error: 'Closed' } });
    const left = without(state, 3);
    expect(judgeJoin(left, 'person 3', 0)).toMatchObject({ answer: { error: 'Closed' } });
    expect(isRoundOver(left)).toBe(false);
  });
});
