// The laws of leagues, over seasons with late entries, leavers, people who come back and games that are not played.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import {
  divisionSizes,
  inDivision,
  leaguePlaces,
  leagueRound,
  leagueStandings,
  movesBetween,
  orderForNextSeason,
  plannedRound,
  roundsOfLeague,
} from '../../../events/tournament/league.ts';
import { isOver } from '../../../events/tournament/rounds.ts';
import { isIn, type NewPairing } from '../../../events/tournament/tournament.ts';
import type { TeamCalendar } from '../../people/workingDays.ts';
import {
  begun,
  leagueRoundBegun,
  settled,
  type TournamentBeginning,
  usualTournamentPace,
  without,
} from './course.ts';
import { judgeJoin } from './entries.ts';
import { isLastRound, leagueDates, withoutUnplayed } from './leagueCourse.ts';
import { type LoadedTournament, roundOf, rulesOf } from './state.ts';
import { signedUp } from './testStates.ts';

const calendar: TeamCalendar = { timeZone: 'Europe/Istanbul', weekend: [6, 0], daysOff: [], periods: [] };
const beginning: TournamentBeginning = { strengths: new Map(), calendar };
const start = Date.parse('2026-01-05T09:00:00+03:00');

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** What the plan said: before each round who would meet whom in it, and at the start all rounds and dates. */
interface Planned {
  readonly justBefore: Map<number, readonly NewPairing[]>;
  readonly atStart: readonly (readonly NewPairing[])[];
  readonly datesAtStart: readonly number[];
  readonly datesPlayed: number[];
}

interface Chances {
  readonly leaving: number;
  readonly back: number;
  readonly coming: number;
  readonly unplayed: number;
}

const steady: Chances = { leaving: 0, back: 0, coming: 0, unplayed: 0 };
const unsteady: Chances = { leaving: 0.15, back: 0.3, coming: 0.5, unplayed: 0.15 };

function joinedBy(state: LoadedTournament, userId: string, now: number): LoadedTournament {
  const judged = judgeJoin(state, userId, now);
  return 'step' in judged && judged.step !== 'due' ? judged.step.after : state;
}

interface PlayedLeague {
  readonly state: LoadedTournament;
  readonly planned: Planned;
}

function played(people: number, isTwice: boolean, chances: Chances, seed: number): PlayedLeague {
  const chance = chanceOf(seed);
  let now = start;
  let state = begun({ ...signedUp('league', people), isTwice }, beginning, true, now, usualTournamentPace);
  const planned: Planned = {
    justBefore: new Map(),
    atStart: sizes(1, state.rounds).map((round) => plannedRound(state.entrants, round, { isTwice })),
    datesAtStart: leagueDates(calendar, state),
    datesPlayed: [now],
  };
  for (let step = 0; state.phase === 'running'; step++) {
    if (step > 200) throw new Error(`a league of ${people} does not end`);
    for (const { number, userId, until } of state.entrants) {
      if (until === null && chance() < chances.leaving / 4) state = without(state, number);
      else if (until !== null && userId && chance() < chances.back) state = joinedBy(state, userId, now);
    }
    if (chance() < chances.coming) state = joinedBy(state, `late ${step}`, now);
    const waiting = new Map<string, readonly boolean[]>();
    const pairings = state.pairings.map((pairing) => {
      if (pairing.outcome !== null) return pairing;
      if (chance() < chances.unplayed) {
        waiting.set(pairing.roomId ?? '', [chance() < 0.5, false]);
        return pairing;
      }
      const outcome = (['first', 'second', 'draw'] as const)[Math.floor(chance() * 3)] ?? 'draw';
      return { ...pairing, outcome };
    });
    now = state.roundEndsAt ?? now;
    planned.datesPlayed.push(now);
    planned.justBefore.set(roundOf(state) + 1, plannedRound(state.entrants, roundOf(state) + 1, { isTwice }));
    const over = withoutUnplayed({ ...state, pairings }, waiting);
    state = isLastRound(over)
      ? settled({ ...over, roundEndsAt: null }, now, usualTournamentPace)
      : leagueRoundBegun(over, calendar, now, usualTournamentPace);
  }
  return { state, planned };
}

const courses = sizes(2, 60).flatMap((people) =>
  sizes(1, 6).map((seed) => ({
    people,
    seed,
    chances: seed % 2 ? steady : unsteady,
    isTwice: seed % 3 === 0,
  })),
);
const leagues = [...courses, { people: 200, seed: 2, chances: unsteady, isTwice: false }].map(
  ({ people, isTwice, chances, seed }) => ({
    people,
    chances,
    ...played(people, isTwice, chances, people * 50 + seed),
  }),
);
const pairOf = ({ first, second }: { first: number; second: number | null }) =>
  [first, second ?? 0].toSorted((a, b) => a - b).join('-');

describe('divisions', () => {
  it('have 6 to 10 people, differ by one at most, and take in everybody', () => {
    for (const people of sizes(6, 512)) {
      const found = divisionSizes(people);
      expect(found.reduce((sum, size) => sum + size, 0)).toBe(people);
      expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1);
      if (people !== 11) expect(Math.min(...found)).toBeGreaterThanOrEqual(6);
      expect(Math.max(...found)).toBeLessThanOrEqual(10);
    }
    for (const people of sizes(2, 5)) expect(divisionSizes(people)).toEqual([people]);
  });

  it('are filled from the strongest down', () => {
    for (const people of sizes(2, 100)) {
      const divisions = leaguePlaces(people).map(({ division }) => division);
      expect(divisions).toEqual(divisions.toSorted((a, b) => a - b));
    }
  });
});

describe('a season', () => {
  it('always ends, and seats nobody twice in a round or against another division', () => {
    for (const { state } of leagues) {
      expect(state.phase).toBe('finished');
      expect(isOver(rulesOf(state))).toBe(true);
      const division = new Map(state.entrants.map((entrant) => [entrant.number, entrant.division]));
      for (const round of Map.groupBy(state.pairings, (pairing) => pairing.round).values()) {
        const seated = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(new Set(seated).size).toBe(seated.length);
        expect(new Set(round.map(({ board }) => board)).size).toBe(round.length);
        for (const { first, second } of round)
          if (second !== null) expect(division.get(first)).toBe(division.get(second));
      }
    }
  });

  it('lets all of a division meet once or twice', () => {
    for (const { state, people, chances } of leagues) {
      const most = state.isTwice ? 2 : 1;
      const met = Map.groupBy(
        state.pairings.filter(({ second }) => second !== null),
        pairOf,
      );
      for (const games of met.values()) expect(games.length).toBeLessThanOrEqual(most);
      if (chances !== steady) continue;
      const all = divisionSizes(people).reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
      expect(met.size).toBe(all);
      for (const games of met.values()) expect(games).toHaveLength(most);
    }
  });

  it('costs nobody a point that the opponent has left, and points add up', () => {
    for (const { state } of leagues) {
      const points = leagueStandings(rulesOf(state)).reduce((sum, each) => sum + each.points, 0);
      expect(points).toBe(2 * state.pairings.filter(({ outcome }) => outcome !== 'none').length);
      for (const pairing of state.pairings) {
        if (pairing.second === null) continue;
        const [one, other] = [pairing.first, pairing.second].map((number) =>
          state.entrants.find((entrant) => entrant.number === number),
        );
        const isThere = (entrant = one) => entrant !== undefined && isIn(entrant, pairing.round);
        const hasLeft = (entrant = one) => (entrant?.until ?? Number.POSITIVE_INFINITY) <= pairing.round;
        if (hasLeft(one) && isThere(other)) expect(pairing.outcome).toBe('second');
        if (hasLeft(other) && isThere(one)) expect(pairing.outcome).toBe('first');
      }
    }
  });

  it('takes late people into the lowest division that has a place free, ten places at most', () => {
    let late = 0;
    for (const { state } of leagues) {
      for (const entrant of state.entrants) {
        if (entrant.from === 1 || !entrant.userId?.startsWith('late')) continue;
        late += 1;
        expect(entrant.place ?? 0).toBeLessThanOrEqual(10);
        const round = state.pairings.filter((pairing) => pairing.round === entrant.from);
        const isSeated = round.some(
          ({ first, second }) => first === entrant.number || second === entrant.number,
        );
        const others = inDivision(state.entrants, entrant.division ?? 0).length;
        if (others > 2 && !isSeated) expect(round.length).toBeGreaterThan(0); // small divisions are through before
      }
    }
    expect(late).toBeGreaterThan(50);
    // Of 7 and 6: the division of 6 is full, so that the bye of the one above is taken; then somebody leaves below.
    const state = begun(signedUp('league', 13), beginning, true, start, usualTournamentPace);
    const one = joinedBy(state, 'late 1', start);
    expect(one.entrants.at(-1)).toMatchObject({ division: 1, place: 8, from: 2 });
    expect(joinedBy(one, 'late 2', start).entrants).toHaveLength(14);
    const left = without(one, 9);
    expect(joinedBy(left, 'late 2', start).entrants.at(-1)).toMatchObject({ division: 2, place: 2, from: 2 });
  });
});

describe('the plan', () => {
  const seatsOf = ({ round, board, first, second }: NewPairing) => `${round} ${board} ${first} ${second}`;

  it('says from the start who meets whom and when, where everybody plays to the end', () => {
    for (const { state, planned, chances } of leagues) {
      if (chances !== steady) continue;
      expect(planned.atStart.flat().map(seatsOf)).toEqual(state.pairings.map(seatsOf));
      expect(planned.datesAtStart).toEqual(planned.datesPlayed.slice(0, state.rounds + 1));
      expect(planned.datesAtStart).toHaveLength(state.rounds + 1);
    }
  });

  it('says before each round who meets whom in it, whoever has come or left', () => {
    for (const { state, planned } of leagues)
      for (const [round, pairings] of planned.justBefore) {
        if (round > state.rounds) continue;
        const drawn = state.pairings.filter((pairing) => pairing.round === round);
        const isThere = (number: number | null) => {
          const entrant = state.entrants.find((each) => each.number === number);
          return pairings.some((pairing) => pairing.first === number || pairing.second === number) && entrant;
        };
        const those = drawn.flatMap(({ first, second }) => {
          const seated = [first, second].filter(isThere);
          return seated.length === 0 ? [] : [seated.join('-')];
        });
        expect(
          pairings.map(({ first, second }) => (second === null ? `${first}` : `${first}-${second}`)),
        ).toEqual(those);
        for (const { first, second, isPlayed } of drawn)
          if (isPlayed) expect(isThere(first) && isThere(second)).toBeTruthy();
      }
  });
});

describe('the next season', () => {
  it('keeps the sizes of divisions, and moves the first two up and the last two down', () => {
    for (const { state, people, chances } of leagues) {
      if (chances !== steady) continue;
      const tournament = rulesOf(state);
      const order = orderForNextSeason(tournament);
      expect(order.toSorted((a, b) => a - b)).toEqual(sizes(1, people));
      const next = new Map(order.map((number, at) => [number, leaguePlaces(people)[at]?.division ?? 0]));
      const ranked = leagueStandings(tournament);
      const found = divisionSizes(people);
      found.forEach((size, at) => {
        const own = ranked.filter(
          ({ entrant }) => state.entrants.find(({ number }) => number === entrant)?.division === at + 1,
        );
        const up = at === 0 ? 0 : movesBetween(found[at - 1] ?? 0, size);
        const down = at === found.length - 1 ? 0 : movesBetween(size, found[at + 1] ?? 0);
        if (size >= 6 && at > 0) expect(up).toBe(Math.min(found[at - 1] ?? 0, size) >= 6 ? 2 : 1);
        own.forEach(({ entrant }, rank) => {
          const moves = rank < up ? -1 : rank >= size - down ? 1 : 0;
          expect(next.get(entrant)).toBe(at + 1 + moves);
        });
      });
    }
  });

  it('has everybody once, whoever left or came meanwhile', () => {
    for (const { state } of leagues) {
      const order = orderForNextSeason(rulesOf(state));
      expect(order.toSorted((a, b) => a - b)).toEqual(
        state.entrants.map(({ number }) => number).toSorted((a, b) => a - b),
      );
    }
  });
});

it('a season has as many rounds as its largest division needs', () => {
  for (const people of sizes(2, 120)) {
    const entrants = leaguePlaces(people).map((place, at) => ({
      number: at + 1,
      from: 1,
      until: null,
      division: place.division,
      place: place.place,
    }));
    const rounds = roundsOfLeague(people, { isTwice: false });
    expect(leagueRound(entrants, rounds, { isTwice: false }).length).toBeGreaterThan(0);
    expect(leagueRound(entrants, rounds + 1, { isTwice: false })).toEqual([]);
  }
});
