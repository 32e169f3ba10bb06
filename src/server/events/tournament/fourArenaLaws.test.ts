// The laws of arenas with four at a table, over thousands that are played through with people who come late, do not come, take breaks, leave and tie.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import { newArenaScore, scoredAtTable } from '../../../events/tournament/arena.ts';
import { pairAfterMs } from '../../../events/tournament/arenaPairing.ts';
import { nextArenaTables, threeAfterMs } from '../../../events/tournament/arenaTables.ts';
import type { TableSeat } from '../../../events/tournament/tableScoring.ts';
import { type Pairing, peopleAt } from '../../../events/tournament/tournament.ts';
import {
  arenaBegun,
  arenaEnded,
  arenaWaitMs,
  enteredArena,
  lateInArena,
  onArenaBreak,
  outOfArena,
  pairedInArena,
  withArenaNews,
  withoutDecided,
  withoutMissing,
} from './arenaCourse.ts';
import { type LoadedTournament, noNews, type StoredEntrant, type StoredPairing } from './state.ts';
import { overTable, signedUp } from './testStates.ts';

interface Chances {
  readonly ties: number;
  readonly missing: number;
  readonly leaving: number;
  readonly breaks: number;
}

const steady: Chances = { ties: 0.1, missing: 0, leaving: 0, breaks: 0 };
const unsteady: Chances = { ties: 0.3, missing: 0.05, leaving: 0.05, breaks: 0.02 };

/** What somebody got for a game before anything is doubled, and whether they came first alone. */
interface Got {
  readonly number: number;
  readonly points: number;
  readonly isWon: boolean;
}

interface Arena {
  readonly state: LoadedTournament;
  readonly faults: string[];
  readonly got: Got[];
  /** Of each table that was played out: how many sat there, and their points together. */
  readonly totals: (readonly [number, number])[];
  readonly unfinished: number;
}

const there = ({ absent = [], ...pairing }: StoredPairing): number[] =>
  peopleAt(pairing).filter((number) => !absent.includes(number));

const freeOf = ({ entrants, pairings }: LoadedTournament): StoredEntrant[] => {
  const busy = new Set(pairings.filter(({ outcome }) => outcome === null).flatMap(there));
  return entrants.filter(({ number, until }) => until === null && !busy.has(number));
};

const waited = ({ arena }: StoredEntrant, now: number): number => now - (arena?.freeSince ?? now);

function faultsIn(before: LoadedTournament, after: LoadedTournament, now: number): string[] {
  const faults: string[] = [];
  const free = freeOf(before);
  const known = new Map(free.map((each) => [each.number, each]));
  const opened = after.pairings.slice(before.pairings.length);
  const seated = opened.flatMap(peopleAt);
  const left = freeOf(after);
  const isAnybodyPlaying = before.pairings.some(({ outcome }) => outcome === null);
  const isLong = free.some((each) => waited(each, now) >= threeAfterMs);
  if (new Set(seated).size < seated.length || seated.some((number) => !known.has(number)))
    faults.push('somebody at two tables');
  const sizes = opened.map((table) => peopleAt(table).length);
  if (sizes.some((size) => size < 3 || size > 4)) faults.push('neither three nor four');
  if (sizes.includes(3) && isAnybodyPlaying && !isLong) faults.push('three before it was time');
  const isDue = free.some((each) => waited(each, now) >= pairAfterMs);
  const wasFree = new Set(free.map(({ number }) => number));
  const lastTable = ({ arena }: StoredEntrant): readonly number[] => arena?.lastTable ?? [];
  const haveJustSat = (people: readonly number[]): boolean =>
    people.every((one) => {
      const own = known.get(one);
      return own && people.every((other) => other === one || lastTable(own).includes(other));
    });
  const areTheSame = free.length === 4 && haveJustSat([...wasFree]);
  if (isDue && left.length > 3 && !areTheSame) faults.push('four waited who could have sat');
  if (isDue && (isLong || !isAnybodyPlaying) && left.length > (free.length === 5 ? 1 : 2))
    faults.push('three waited who could have sat');
  if (opened.some((table) => haveJustSat(peopleAt(table)))) {
    if (free.length > 4) faults.push('the same sat again though others were free');
    if (isAnybodyPlaying && !isLong) faults.push('the same sat again at once');
  }
  const longest = Math.max(...left.map((each) => waited(each, now)));
  const overtook = seated.filter((number) => {
    const own = known.get(number);
    return own && waited(own, now) < longest;
  });
  if (overtook.length > (opened.length === 1 ? 1 : 0)) faults.push('somebody was overtaken');
  return faults;
}

function playThrough(people: number, minutes: number, chances: Chances, seed: number): Arena {
  const chance = chanceOf(seed);
  const faults: string[] = [];
  const got: Got[] = [];
  const totals: (readonly [number, number])[] = [];
  const first = Math.max(3, Math.ceil(people * 0.8));
  const open = { ...signedUp('arena', first), tableSize: 4, minutes } as const;
  let state = arenaBegun(open, open.entrants, () => chance() >= chances.breaks, 0);
  const lasts = new Map<string, number>();
  const missing = new Map<string, readonly boolean[]>();
  const lost = (numbers: readonly number[]) =>
    got.push(...numbers.map((number) => ({ number, points: 0, isWon: false })));

  const finish = (table: StoredPairing): TableSeat[] => {
    const seats = peopleAt(table).map((number) => ({
      place: chance() < chances.ties ? 1 : 1 + Math.floor(chance() * 4),
      isAbsent: table.absent?.includes(number) === true || chance() < chances.leaving,
    }));
    const own = there(table);
    const playing = peopleAt(table).flatMap((number, at) => {
      const seat = seats[at];
      return seat && !seat.isAbsent ? [{ number, place: seat.place }] : [];
    });
    lost(own.filter((number) => !playing.some((each) => each.number === number)));
    let total = 0;
    for (const { number, place } of playing) {
      const behind = playing.filter((each) => each.place > place).length;
      const level = playing.filter((each) => each.place === place).length - 1;
      const absent = peopleAt(table).length - playing.length;
      const points = 2 * (behind + absent) + level + (4 - peopleAt(table).length);
      const isWon = behind === playing.length - 1;
      total += points;
      got.push({ number, points, isWon });
    }
    if (playing.length === peopleAt(table).length) totals.push([playing.length, total]);
    return seats;
  };

  for (let now = 0; now < minutes * 60_000; now += 1_000) {
    if (state.entrants.length < people && chance() < 0.1)
      state = enteredArena(state, `late ${state.entrants.length}`, now);
    const someone = state.entrants[Math.floor(chance() * state.entrants.length)];
    if (someone?.until === null && chance() < chances.breaks)
      state = onArenaBreak(state, someone.number, now);
    else if (someone?.until === 0 && someone.userId && chance() < 0.2)
      state = enteredArena(state, someone.userId, now);
    if (someone && chance() < chances.leaving / 40) {
      const table = state.pairings.find(
        (each) => each.outcome === null && there(each).includes(someone.number),
      );
      if (table) lost([someone.number]);
      const others = table ? there(table).filter((number) => number !== someone.number) : [];
      const [last] = others;
      if (table && last && others.length === 1)
        got.push({
          number: last,
          points: 2 * (peopleAt(table).length - 1) + 4 - peopleAt(table).length,
          isWon: true,
        });
      state = withoutDecided(outOfArena(state, someone.number, now));
    }
    const over = state.pairings.filter(({ roomId }) => (lasts.get(roomId ?? '') ?? now + 1) <= now);
    const closed = over.filter(() => chance() < chances.leaving / 5);
    const ended = over.filter((table) => !closed.includes(table));
    const finished = new Map(ended.map((table) => [table.roomId ?? '', finish(table)]));
    const results = new Map([...finished.keys()].map((room) => [room, 'none' as const]));
    const news = {
      ...noNews,
      finished,
      results,
      lost: new Set(closed.flatMap(({ roomId }) => roomId ?? [])),
    };
    state = withoutDecided({ ...withArenaNews({ ...state, news }, now), news: noNews });
    for (const table of lateInArena(state, now)) {
      const ready = missing.get(table.roomId ?? '');
      if (!ready) continue;
      missing.delete(table.roomId ?? '');
      const absent = there(table).filter((number) => !ready[peopleAt(table).indexOf(number)]);
      const [last, ...rest] = there(table).filter((number) => !absent.includes(number));
      if (last) lost(absent);
      if (last && rest.length === 0)
        got.push({
          number: last,
          points: 2 * (peopleAt(table).length - 1) + 4 - peopleAt(table).length,
          isWon: true,
        });
      state = withoutDecided(withoutMissing(state, table, ready, now));
      if (rest.length > 0) lasts.set(table.roomId ?? '', now + 20_000 + Math.floor(chance() * 100_000));
    }
    const before = state;
    state = pairedInArena(state, now);
    faults.push(...faultsIn(before, state, now));
    for (const table of state.pairings.slice(before.pairings.length)) {
      const ready = peopleAt(table).map(() => chance() >= chances.missing);
      if (ready.includes(false)) missing.set(table.roomId ?? '', ready);
      else lasts.set(table.roomId ?? '', now + 20_000 + Math.floor(chance() * 100_000));
    }
  }
  const unfinished = state.pairings.flatMap(there).length;
  return { state: arenaEnded(state, minutes * 60_000), faults, got, totals, unfinished };
}

/** By the words of the rules. */
function pointsFrom(got: readonly Got[], own: number): number {
  let [sum, streak] = [0, 0];
  for (const { number, points, isWon } of got) {
    if (number !== own) continue;
    sum += points * (streak >= 2 ? 2 : 1);
    streak = isWon ? streak + 1 : 0;
  }
  return sum;
}

describe('arenas of four', () => {
  const small = Array.from({ length: 1_000 }, (_, at) => ({
    chances: at % 2 ? steady : unsteady,
    ...playThrough(3 + (at % 15), 6, at % 2 ? steady : unsteady, at + 1),
  }));
  const larger = [30, 41, 64, 102, 200].map((people, at) => ({
    chances: unsteady,
    ...playThrough(people, 6, unsteady, 90_000 + at),
  }));
  const largest = { chances: steady, ...playThrough(512, 3, steady, 99_999) };
  const all = [...small, ...larger, largest];

  it('seat fours at once and threes after a while, never two, nobody twice, and not the same again where others are free', () => {
    for (const { faults } of all) expect([...new Set(faults)]).toEqual([]);
  });

  it('give the points that the rules say, and those who are not there cost the others nothing', () => {
    for (const { state, got } of all)
      for (const { number, arena } of state.entrants) expect(arena?.points).toBe(pointsFrom(got, number));
  });

  it('bring twelve points to a table of four and nine to one of three before anything is doubled', () => {
    for (const { totals } of all) for (const [people, total] of totals) expect(total).toBe(people * 3);
  });

  it('share out the seats', () => {
    for (const { state, chances } of all)
      for (const { arena } of state.entrants) {
        const had = arena?.seatsHad ?? [0];
        // The fourth seat is there at tables of four only.
        const spread = Math.max(...had.slice(0, 3)) - Math.min(...had.slice(0, 3));
        expect(spread).toBeLessThanOrEqual(chances === steady ? 3 : 4);
      }
  });

  it('seat most of those who are there at any time', () => {
    for (const { state, unfinished } of [...larger, largest])
      expect(unfinished).toBeGreaterThan(state.entrants.length * 0.5);
  });
});

it('doubles after two first places in a row until one is not first alone', () => {
  const table = (places: readonly number[]): Pairing =>
    overTable(
      [1, 2, 3, 4],
      places.map((place) => ({ place, isAbsent: false })),
    );
  const [won, shared, third] = [table([1, 2, 3, 4]), table([1, 1, 3, 4]), table([3, 1, 2, 4])];
  const after = (games: readonly Pairing[]) =>
    games.reduce((score, game) => scoredAtTable(score, game, 1, 0), newArenaScore(0));
  expect(after([won, won, won, won]).points).toBe(6 + 6 + 12 + 12);
  expect(after([won, won, shared, won]).points).toBe(6 + 6 + 10 + 6);
  expect(after([won, won, third, third]).points).toBe(6 + 6 + 4 + 2);
  expect(after([won, shared, won])).toMatchObject({ games: 3, wins: 2, streak: 1, seatsHad: [3, 0, 0, 0] });
});

it('looks for tables as soon as three are free, and again when threes are made', () => {
  const free = [1, 2, 3].map((number) => ({ number, score: newArenaScore(0) }));
  expect(nextArenaTables(free.slice(1), 0)).toBeNull();
  expect(nextArenaTables(free, 0)).toBe(pairAfterMs);
  expect(nextArenaTables(free, pairAfterMs)).toBe(threeAfterMs);
  expect(nextArenaTables(free, threeAfterMs)).toBe(threeAfterMs + pairAfterMs);
  expect(arenaWaitMs).toBeGreaterThan(threeAfterMs);
});
