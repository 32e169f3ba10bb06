// The laws of tournaments with four at a table, over hundreds that are played through with late entries, leavers, ties and forfeits.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { tableSizesOf } from '../../../events/tournament/fourTables.ts';
import { isOver, nextRound, roundsOf } from '../../../events/tournament/rounds.ts';
import { standingsOf } from '../../../events/tournament/standings.ts';
import { type TableSeat, tablePoints, tableTallies } from '../../../events/tournament/tableScoring.ts';
import { type Entrant, isIn, peopleAt, type Tournament } from '../../../events/tournament/tournament.ts';
import { matching } from './matching.ts';
import { overTable, playedTable } from './testStates.ts';

interface Course {
  readonly entrants: number;
  readonly asked?: number;
  readonly leaving: number;
  readonly late: number;
  readonly ties: number;
  readonly forfeits: number;
}

const steady = { leaving: 0, late: 0, ties: 0.1, forfeits: 0 };
const unsteady = { leaving: 0.15, late: 0.1, ties: 0.3, forfeits: 0.08 };

function playThrough(course: Course, seed: number): Tournament {
  const chance = chanceOf(seed);
  const rounds = roundsOf({ form: 'swiss', tableSize: 4 }, course.entrants, course.asked ?? null);
  const entrants = Array.from(
    { length: course.entrants },
    (_, at): Entrant => ({
      number: at + 1,
      from: at > 2 && chance() < course.late ? 2 : 1,
      until: chance() < course.leaving ? 2 + Math.floor(chance() * rounds) : null,
    }),
  );
  let tournament: Tournament = {
    form: 'swiss',
    tableSize: 4,
    rounds,
    hasThirdPlace: false,
    isTwice: false,
    entrants,
    pairings: [],
  };
  while (!isOver(tournament)) {
    const round = nextRound(tournament, matching);
    if (round.length === 0) throw new Error('a round without tables');
    const played = round.map((pairing) => playedTable(pairing, course, chance));
    tournament = { ...tournament, pairings: [...tournament.pairings, ...played] };
  }
  return tournament;
}

/** Meetings of two at one table beyond the first, of those who were there. */
function repeats(tournament: Tournament, before = Number.POSITIVE_INFINITY): number {
  const met = [
    ...tableTallies({
      ...tournament,
      pairings: tournament.pairings.filter(({ round }) => round <= before),
    }).values(),
  ];
  return (
    met.reduce((sum, tally) => sum + [...tally.met.values()].reduce((own, times) => own + times - 1, 0), 0) /
    2
  );
}

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const played = [
  ...sizes(3, 40).flatMap((entrants) => sizes(1, 20).map((seed) => ({ entrants, seed }))),
  ...[64, 97, 128].flatMap((entrants) => [1, 2].map((seed) => ({ entrants, seed }))),
  { entrants: 512, seed: 2 },
].map(({ entrants, seed }) => {
  const course = { entrants, ...(seed % 2 ? steady : unsteady) };
  return { course, entrants, seed, tournament: playThrough(course, entrants * 100 + seed) };
});

const steadily = played.filter(({ seed }) => seed % 2 === 1);

describe('tables of four', () => {
  it.each([
    [3, [3]],
    [4, [4]],
    [5, [4]],
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [4, 4]],
    [9, [3, 3, 3]],
    [13, [4, 3, 3, 3]],
    [2, []],
    [0, []],
  ])('%i people sit at tables of %j', (people, tables) => {
    expect(tableSizesOf(people)).toEqual(tables);
  });

  it('seat everybody once a round, at tables of four and no more of three than there must be', () => {
    for (const { tournament } of played)
      for (const [round, tables] of Map.groupBy(tournament.pairings, (pairing) => pairing.round)) {
        const there = tournament.entrants
          .filter((entrant) => isIn(entrant, round))
          .map(({ number }) => number);
        expect(tables.flatMap(peopleAt).toSorted((a, b) => a - b)).toEqual(there);
        const seated = tables.filter(({ second }) => second !== null).map((table) => peopleAt(table).length);
        expect(seated.toSorted((a, b) => b - a)).toEqual(tableSizesOf(there.length));
        if (there.length !== 5) expect(seated.reduce((sum, size) => sum + size, 0)).toBe(there.length);
      }
  });

  it('let nobody meet again while that can be', () => {
    for (const { tournament, entrants } of steadily) {
      const early = Math.max(1, Math.floor((entrants - 1) / 6));
      expect(repeats(tournament, early), `${entrants}`).toBe(0);
      if (entrants === 9 || entrants >= 28) expect(repeats(tournament), `${entrants}`).toBe(0);
    }
    // In five rounds sixteen people can meet everybody once; nearly always they do.
    const ofSixteen = sizes(1, 10).map((seed) =>
      repeats(playThrough({ entrants: 16, asked: 5, ...steady }, seed)),
    );
    expect(ofSixteen.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10);
  });

  it('share out the seats within one, byes within one', () => {
    for (const { tournament } of steadily)
      for (const { seatsHad, games, byes } of tableTallies(tournament).values()) {
        expect(Math.max(...seatsHad)).toBeLessThanOrEqual(Math.ceil(games / 3) + 1);
        expect(byes).toBeLessThanOrEqual(1);
      }
  });

  it('give as many points as there are opponents to finish ahead of, and half a point for an empty seat', () => {
    for (const { tournament } of played)
      for (const pairing of tournament.pairings) {
        const people = peopleAt(pairing);
        const total = people.reduce((sum, number) => sum + tablePoints(pairing, number), 0);
        const { absent = [], second } = pairing;
        for (const number of absent) expect(tablePoints(pairing, number)).toBe(0);
        if (absent.length === 0 || people.length - absent.length === 1) {
          const isWhole = absent.length === 0 || second === null;
          expect(total).toBe(isWhole ? people.length * 3 : 6 - (4 - people.length));
        }
        const best = people.reduce((most, number) => Math.max(most, tablePoints(pairing, number)), 0);
        expect(best).toBeLessThanOrEqual(6);
      }
  });

  it('seat people of nearly the same points together', () => {
    for (const { tournament, entrants } of steadily) {
      if (entrants < 64) continue;
      const before = tournament.pairings.filter(({ round }) => round < tournament.rounds);
      const points = tableTallies({ ...tournament, pairings: before });
      const gaps = tournament.pairings
        .filter(({ round }) => round === tournament.rounds)
        .map((table) => peopleAt(table).map((number) => points.get(number)?.points ?? 0))
        .map((those) => Math.max(...those) - Math.min(...those));
      expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, `${entrants}`).toBeLessThanOrEqual(4);
    }
  });

  it('are in the standings by points, opponents, first places and each other, everybody once', () => {
    for (const { tournament } of played) {
      const standings = standingsOf(tournament);
      expect(standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(
        tournament.entrants.map(({ number }) => number),
      );
      standings.forEach((row, at) => {
        const above = standings[at - 1];
        if (!above) return;
        const [one, other] = [above, row].map(({ points, buchholz, wins, headToHead }) =>
          [points, buchholz, wins, headToHead].map((each) => String(each).padStart(6, '0')).join(),
        );
        expect((one ?? '') >= (other ?? '')).toBe(true);
        expect(row.rank === above.rank).toBe(one === other);
      });
    }
  });

  it('follow from what is stored: the same state, written and read again, gives the same round', () => {
    for (const { tournament } of played.filter(({ seed }) => seed <= 2)) {
      const upTo = (round: number): Tournament => ({
        ...tournament,
        pairings: tournament.pairings.filter((pairing) => pairing.round <= round),
      });
      if (isOver(upTo(1))) continue;
      const read = JSON.parse(JSON.stringify(upTo(1))) as Tournament; // as it was written
      const seats = nextRound(read, matching).map(peopleAt);
      const stored = tournament.pairings.filter(({ round }) => round === 2).map(peopleAt);
      expect(seats).toEqual(stored);
    }
  });
});

it('an absent person is last and costs the others nothing', () => {
  const seat = (place: number, isAbsent = false) => ({ place, isAbsent });
  const pointsWith = (seats: readonly TableSeat[], people = [1, 2, 3, 4]): number[] =>
    people.map((number) => tablePoints(overTable(people, seats), number));
  expect(pointsWith([seat(1), seat(2), seat(3), seat(4)])).toEqual([6, 4, 2, 0]);
  expect(pointsWith([seat(1), seat(1), seat(3), seat(3)])).toEqual([5, 5, 1, 1]);
  expect(pointsWith([seat(1, true), seat(2), seat(3), seat(4)])).toEqual([0, 6, 4, 2]);
  expect(pointsWith([seat(1, true), seat(2, true), seat(3), seat(4)])).toEqual([0, 0, 6, 4]);
  expect(pointsWith([seat(3), seat(2), seat(1), seat(1)], [1, 2, 3])).toEqual([1, 3, 5]); // the fourth is a bot
  expect(pointsWith([seat(1, true), seat(2), seat(1)], [1, 2, 3])).toEqual([0, 3, 5]);
});

describe('team cups of four', () => {
  /** Of a department that so many people of sit at these tables: pairs of them at one table, as few as there must be. */
  const leastWithin = (people: number, tables: number): number => {
    const [each, more] = [Math.floor(people / tables), people % tables];
    return (tables - more) * ((each * (each - 1)) / 2) + more * (((each + 1) * each) / 2);
  };

  it('keep departments apart at a table as far as that can be, and else are as any tournament of tables', () => {
    for (const people of [...sizes(3, 17), 24, 29, 40])
      for (const departments of [2, 3, 5]) {
        const chance = chanceOf(people * 10 + departments);
        const entrants = sizes(1, people).map((number): Entrant => {
          const department = number <= departments ? number : 1 + Math.floor(chance() ** 2 * departments);
          return { number, from: 1, until: null, department };
        });
        const kind = { form: 'teamCup', tableSize: 4 } as const;
        const rounds = roundsOf(kind, people, null);
        let cup: Tournament = {
          ...kind,
          rounds,
          hasThirdPlace: false,
          isTwice: false,
          entrants,
          pairings: [],
        };
        while (!isOver(cup)) {
          const round = nextRound(cup, matching).map((table) => playedTable(table, steady, chance));
          cup = { ...cup, pairings: [...cup.pairings, ...round] };
          const tables = round.filter(({ second }) => second !== null);
          const seated = tables.map((table) =>
            peopleAt(table).map((number) => entrants[number - 1]?.department),
          );
          for (const department of sizes(1, departments)) {
            const at = seated.map((table) => table.filter((each) => each === department).length);
            const within = at.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
            const all = at.reduce((sum, count) => sum + count, 0);
            expect(within, `${people} of ${departments}`).toBe(leastWithin(all, tables.length));
          }
        }
        expect(cup.pairings.filter(({ round }) => round === rounds).length).toBeGreaterThan(0);
      }
  });
});
