// The laws of round robins and leagues with four at a table, over hundreds that are played through with late entries, leavers, people who come back, ties and tables that are not played.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { tableSizesOf } from '../../../events/tournament/fourTables.ts';
import {
  divisionSizes,
  inDivision,
  leagueStandings,
  orderForNextSeason,
  plannedRound,
} from '../../../events/tournament/league.ts';
import { isRoundOver } from '../../../events/tournament/rounds.ts';
import { tieBreaksOf } from '../../../events/tournament/standings.ts';
import { roundsAround, tablesAround } from '../../../events/tournament/tableRounds.ts';
import { tablePoints, tableTallies } from '../../../events/tournament/tableScoring.ts';
import { isIn, type NewPairing, peopleAt } from '../../../events/tournament/tournament.ts';
import type { TeamCalendar } from '../../people/workingDays.ts';
import { begun, leagueRoundBegun, settled, usualTournamentPace, withNextRound, without } from './course.ts';
import { judgeJoin } from './entries.ts';
import { isLastRound, withoutUnplayed } from './leagueCourse.ts';
import { type LoadedTournament, roundOf, rulesOf, type StoredPairing } from './state.ts';
import { playedTable, signedUp } from './testStates.ts';

const calendar: TeamCalendar = { timeZone: 'Europe/Istanbul', weekend: [6, 0], daysOff: [], periods: [] };
const start = Date.parse('2026-01-05T09:00:00+03:00');

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

interface Chances {
  readonly leaving: number;
  readonly back: number;
  readonly coming: number;
  readonly unplayed: number;
  readonly ties: number;
  readonly forfeits: number;
}

const steady: Chances = { leaving: 0, back: 0, coming: 0, unplayed: 0, ties: 0.1, forfeits: 0 };
const unsteady: Chances = {
  leaving: 0.12,
  back: 0.4,
  coming: 0.5,
  unplayed: 0.15,
  ties: 0.3,
  forfeits: 0.08,
};

const joinedBy = (state: LoadedTournament, userId: string, now: number): LoadedTournament => {
  const judged = judgeJoin(state, userId, now);
  return 'step' in judged && judged.step !== 'due' ? judged.step.after : state;
};

interface Played {
  readonly state: LoadedTournament;
  /** What was planned for each round just before it began, and who had left by then. */
  readonly planned: ReadonlyMap<
    number,
    { readonly tables: readonly NewPairing[]; readonly left: readonly number[] }
  >;
  readonly ends: readonly number[];
}

interface Course {
  readonly form: 'roundRobin' | 'league';
  readonly people: number;
  readonly isTwice: boolean;
  readonly turnDays: 1 | null;
  readonly chances: Chances;
}

function withChanges(before: LoadedTournament, { chances }: Course, chance: () => number, now: number) {
  let state = before;
  for (const { number, userId, until } of state.entrants) {
    if (until === null && chance() < chances.leaving / 4) state = without(state, number);
    else if (until !== null && userId && chance() < chances.back) state = joinedBy(state, userId, now);
  }
  return chance() < chances.coming ? joinedBy(state, `late ${state.entrants.length}`, now) : state;
}

function played(course: Course, seed: number): Played {
  const { form, people, isTwice, turnDays, chances } = course;
  const chance = chanceOf(seed);
  let now = start;
  const open = { ...signedUp(form, people), tableSize: 4, isTwice, turnDays, roundStep: 'week' } as const;
  let state = begun(open, { strengths: new Map(), calendar }, true, now, usualTournamentPace);
  const planned = new Map<number, { tables: readonly NewPairing[]; left: readonly number[] }>();
  const ends: number[] = [now];
  for (let step = 0; state.phase === 'running'; step++) {
    if (step > 100) throw new Error(`${form} of ${people} does not end`);
    state = withChanges(state, course, chance, now);
    const waiting = new Map<string, readonly boolean[]>();
    const pairings = state.pairings.map((table): StoredPairing => {
      if (table.outcome !== null || form === 'roundRobin' || chance() >= chances.unplayed)
        return playedTable(table, chances, chance);
      waiting.set(
        table.roomId ?? '',
        peopleAt(table).map((_, at) => at > 0 && chance() < 0.5),
      );
      return table;
    });
    state = { ...state, pairings };
    if (form === 'roundRobin') {
      state = settled(state, now, usualTournamentPace);
      if (state.phase === 'running' && isRoundOver(state))
        state = withNextRound(state, now, usualTournamentPace);
      continue;
    }
    now = state.roundEndsAt ?? now + 1;
    ends.push(now);
    const next = roundOf(state) + 1;
    const left = state.entrants.filter((entrant) => !isIn(entrant, next)).map(({ number }) => number);
    planned.set(next, { tables: plannedRound(state.entrants, next, state), left });
    const over = withoutUnplayed(state, waiting);
    state = isLastRound(over)
      ? settled({ ...over, roundEndsAt: null }, now, usualTournamentPace)
      : leagueRoundBegun(over, calendar, now, usualTournamentPace);
  }
  return { state, planned, ends };
}

const kinds = (form: Course['form'], people: readonly number[]) =>
  people.flatMap((count) =>
    sizes(1, 6).map((seed) => {
      const course: Course = {
        form,
        people: count,
        isTwice: seed % 3 === 0,
        turnDays: seed % 4 < 2 ? 1 : null,
        chances: seed % 2 ? steady : unsteady,
      };
      return { course, ...played(course, count * 50 + seed) };
    }),
  );

const all = [...kinds('roundRobin', sizes(3, 16)), ...kinds('league', [...sizes(3, 40), 200])];
const steadily = all.filter(({ course }) => course.chances === steady);

describe('the rounds by which everybody meets everybody at tables', () => {
  it.each(sizes(3, 16))('of %i people share out games, meetings and seats', (people) => {
    for (const isTwice of [false, true]) {
      const rounds = sizes(1, roundsAround(people, isTwice)).map((round) => tablesAround(people, round));
      const entrants = sizes(1, people).map((number) => ({ number, from: 1, until: null }));
      const pairings = rounds.flat().map((table) => {
        const there = peopleAt(table);
        return { ...table, outcome: 'none', isPlayed: true, places: there.map(() => 1), absent: [] } as const;
      });
      const tallies = [...tableTallies({ entrants, pairings }).values()];
      for (const tables of rounds) {
        expect(tables.flatMap(peopleAt).toSorted((a, b) => a - b)).toEqual(sizes(1, people));
        const seated = tables.filter(({ second }) => second !== null).map((table) => peopleAt(table).length);
        expect(seated).toEqual(tableSizesOf(people));
      }
      expect(new Set(tallies.map(({ games }) => games)).size).toBe(1);
      const [games = 0] = tallies.map((tally) => tally.games);
      const met = tallies.flatMap((tally) => [...tally.met.values()]);
      const share = met.reduce((sum, times) => sum + times, 0) / (people * (people - 1));
      expect(met.length).toBe(people * (people - 1)); // everybody meets everybody
      const most = isTwice ? 2 : 1;
      for (const times of met) expect(Math.abs(times - share)).toBeLessThanOrEqual(most);
      if ([3, 4, 5, 7, 8, 9, 15, 16].includes(people)) expect(new Set(met).size).toBe(1);
      for (const { seatsHad, threes } of tallies) {
        const those = threes > 0 ? seatsHad.slice(0, 3) : seatsHad;
        expect(Math.max(...those) - Math.min(...those)).toBeLessThanOrEqual(most);
        if (threes > 0) expect(seatsHad[3]).toBeLessThanOrEqual(Math.max(...those) + most - 1);
        expect(
          Math.abs(threes - (games * 3 * tableSizesOf(people).filter((size) => size === 3).length) / people),
        ).toBeLessThan(2 * most);
      }
    }
  });

  it('go on one seat further the second time around', () => {
    const [first, again] = [tablesAround(7, 1), tablesAround(7, 8)];
    expect(again.map(peopleAt)).toEqual(first.map(peopleAt).map(([one = 0, ...others]) => [...others, one]));
    expect(tablesAround(2, 1)).toEqual([]);
  });
});

describe('round robins and leagues of four', () => {
  it('seat nobody twice in a round, never fewer than three together, and everybody of a division equally often', () => {
    for (const { state } of all) {
      for (const tables of Map.groupBy(state.pairings, ({ round }) => round).values()) {
        const people = tables.flatMap(peopleAt);
        expect(new Set(people).size).toBe(people.length);
        for (const table of tables) expect([1, 3, 4]).toContain(peopleAt(table).length);
      }
    }
    for (const { state } of steadily) {
      const all = tableTallies(rulesOf(state));
      for (const division of new Set(state.entrants.map((entrant) => entrant.division ?? 1))) {
        const games = inDivision(state.entrants, division).map(({ number }) => all.get(number)?.games);
        expect(new Set(games).size).toBe(1);
      }
    }
  });

  it('let everybody meet everybody of their own division and nobody of another one', () => {
    for (const { state } of steadily) {
      const tallies = tableTallies(rulesOf(state));
      for (const { number, division } of state.entrants) {
        const others = inDivision(state.entrants, division ?? 1).filter((each) => each.number !== number);
        const met = [...(tallies.get(number)?.met.keys() ?? [])].toSorted((a, b) => a - b);
        expect(met).toEqual(others.map((each) => each.number).toSorted((a, b) => a - b));
      }
    }
  });

  it('give whoever comes late the place of somebody who has left', () => {
    for (const { state, course } of all) {
      if (course.form !== 'league') continue;
      divisionSizes(course.people).forEach((size, at) => {
        const places = inDivision(state.entrants, at + 1).map(({ place }) => place ?? 0);
        expect(new Set(places)).toEqual(new Set(sizes(1, size)));
      });
    }
  });

  it('come to their end in as many rounds as planned, each on a later date', () => {
    for (const { state, course, ends } of all) {
      if (course.form === 'league') expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
      if (course.chances === steady) {
        const those = course.form === 'league' ? divisionSizes(course.people) : [course.people];
        const rounds = Math.max(...those.map((size) => roundsAround(size, course.isTwice)));
        expect([roundOf(state), state.rounds]).toEqual([rounds, rounds]);
      }
      expect(state).toMatchObject({ phase: 'finished', dueAt: null });
      expect(state.pairings.every(({ outcome }) => outcome !== null)).toBe(true);
    }
  });

  it('have nobody absent who is there, and give those who came what an absent person leaves', () => {
    for (const { state } of all)
      for (const table of state.pairings) {
        const people = peopleAt(table);
        const { absent = [], second } = table;
        const points = people.map((number) => tablePoints(table, number));
        const there = people.length - absent.length;
        const total = points.reduce((sum, each) => sum + each, 0);
        if (second === null) continue;
        // Each of those who are there has beaten each absent one, and they share what two of them play for.
        const empty = 4 - people.length;
        expect(total).toBe(there * (there - 1) + there * (2 * absent.length + empty));
        const left = state.entrants.filter(
          (entrant) => people.includes(entrant.number) && !isIn(entrant, table.round),
        );
        for (const { number, from } of left) if (from <= table.round) expect(absent).toContain(number);
      }
  });

  it('plan what is played, without those who have left', () => {
    for (const { state, planned, course } of all) {
      if (course.form !== 'league') continue;
      for (const [round, { tables, left }] of planned) {
        const those = state.pairings.filter((pairing) => pairing.round === round);
        if (those.length === 0) continue;
        const inPlan = tables.flatMap(peopleAt).toSorted((a, b) => a - b);
        expect(inPlan.filter((number) => left.includes(number))).toEqual([]);
        // Whoever left before the round began is in it as absent.
        const seated = those.flatMap(peopleAt);
        for (const number of inPlan) expect(seated).toContain(number);
        const kept = (numbers: readonly number[]) =>
          numbers.filter((number) => inPlan.includes(number)).join();
        const drawn = those.map((table) => kept(peopleAt(table))).filter((each) => each !== '');
        expect(tables.map((table) => kept(peopleAt(table))).toSorted()).toEqual(drawn.toSorted());
      }
    }
  });

  it('have standings by points, the games of those who are level, and first places', () => {
    for (const { state, course } of all) {
      expect(tieBreaksOf(state)).toEqual(['headToHead', 'wins']);
      if (course.form !== 'league') continue;
      const order = leagueStandings(rulesOf(state));
      expect(order.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(
        state.entrants.map(({ number }) => number).toSorted((a, b) => a - b),
      );
      const divisions = new Map(state.entrants.map(({ number, division }) => [number, division ?? 1]));
      order.forEach((row, at) => {
        const above = order[at - 1];
        if (!above || divisions.get(above.entrant) !== divisions.get(row.entrant)) return;
        const [one = '', other = ''] = [above, row].map(({ points, headToHead, wins }) =>
          [points, headToHead, wins].map((each) => String(each).padStart(4, '0')).join(),
        );
        expect(one >= other).toBe(true);
        expect(row.rank === above.rank).toBe(one === other);
      });
      const next = orderForNextSeason(rulesOf(state));
      expect(next.toSorted((a, b) => a - b)).toEqual(
        order.map(({ entrant }) => entrant).toSorted((a, b) => a - b),
      );
    }
  });
});
