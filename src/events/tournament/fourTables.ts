// Who sits at which table of four in a round: people of about the same points, others than before, seats and tables of three shared out. Pure.
import { type TableTally, tableTallies } from './tableScoring.ts';
import { isIn, type NewPairing, type Tournament } from './tournament.ts';

const usualRounds = { least: 3, most: 5 } as const;

/** Usual: as many as tell 32 people apart at most. People who are few meet again, so that their number is no bound. */
export const roundsAtTables = (entrants: number, asked: number | null): number =>
  asked ??
  Math.min(usualRounds.most, Math.max(usualRounds.least, Math.ceil(Math.log2(Math.max(2, entrants)))));

/**
 * How many sit at each table, the tables of four first. As few tables of three as there can be, and nobody has a bye but of
 * five: four of them play, the fifth rests, which is fairer than a table of two beside one of three.
 */
export function tableSizesOf(people: number): readonly number[] {
  const threes = people % 4 === 0 ? 0 : 4 - (people % 4);
  const fours = (people - threes * 3) / 4;
  if (fours >= 0) return [...new Array<number>(fours).fill(4), ...new Array<number>(threes).fill(3)];
  return people === 5 ? [4] : [];
}

/** What is wrong with a table, the worst first. */
const ownDepartment = 2 ** 36;
const again = 2 ** 30;
const threeAgain = 2 ** 17;

/** So many exchanges are looked at in a round, whatever the number of people; then the best so far is taken. */
const mostLooks = 1_500_000;
/** So many trials in a row may change nothing while somebody meets again; then that has to be. */
const mostInVain = 40;
/** The same where nobody does: it is only about points. */
const usualInVain = 4;
/** With fewer tables people meet again in any case, with more the next round finds others anyhow. */
const foreseenTables = { least: 4, most: 8 } as const;
const mostOthers = 40;

/** Of the list of those who go on in a knock-out. */
const quarters = 4;

interface Field {
  readonly tallies: readonly TableTally[];
  /** People of the same points are to come to different tables, and not to the same one. */
  readonly isApart: boolean;
  /** Of a team cup, by places in the field: people of the same one are to come to different tables. */
  readonly departments: readonly (number | null)[];
  /** Earlier meetings, by places in the field. */
  readonly met: Uint8Array;
  readonly points: Int32Array;
}

function fieldOf(
  tallies: readonly TableTally[],
  isApart = false,
  departments: ReadonlyMap<number, number | null> = new Map(),
): Field {
  const places = new Map(tallies.map(({ entrant }, at) => [entrant, at]));
  const met = new Uint8Array(tallies.length ** 2);
  tallies.forEach((tally, at) => {
    for (const [other, times] of tally.met) {
      const to = places.get(other);
      if (to !== undefined) met[at * tallies.length + to] = times;
    }
  });
  return {
    tallies,
    isApart,
    departments: tallies.map(({ entrant }) => departments.get(entrant) ?? null),
    met,
    points: Int32Array.from(tallies, ({ points }) => points),
  };
}

/** Of one person at a table with these others; `without` is not looked at. */
function costAt(field: Field, one: number, table: readonly number[], without: number): number {
  const { tallies, isApart, departments, met, points } = field;
  const department = departments[one] ?? null;
  const row = one * tallies.length;
  const own = points[one] ?? 0;
  let sum = table.length === 3 ? (tallies[one]?.threes ?? 0) ** 2 * threeAgain : 0;
  for (const other of table) {
    if (other === without || other === one) continue;
    const times = met[row + other] ?? 0;
    if (department !== null && departments[other] === department) sum += ownDepartment;
    const distance = Math.abs(own - (points[other] ?? 0));
    sum += times * times * again + (isApart ? quarters - 1 - distance : distance) ** 2;
  }
  return sum;
}

/** Of those with the same points each quarter of the group gives one to a table, so that seeds meet late. */
function inStripes(tallies: readonly TableTally[]): TableTally[] {
  const groups = Map.groupBy(tallies, ({ points }) => points);
  return [...groups]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, group]) => {
      const stripes = Math.ceil(group.length / 4);
      return Array.from({ length: stripes }, (_, at) =>
        group.filter((_each, place) => place % stripes === at),
      ).flat();
    });
}

/** Exchanges two people of different tables as long as one exchange makes the round better. */
function improved(field: Field, tables: number[][], budget: { left: number }): void {
  for (let isBetter = true; isBetter && budget.left > 0; ) {
    isBetter = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = a + 1; b < tables.length && budget.left > 0; b++)
        if (exchanged(field, tables[a] ?? [], tables[b] ?? [], budget)) isBetter = true;
  }
}

function exchanged(field: Field, one: number[], other: number[], budget: { left: number }): boolean {
  let isBetter = false;
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++) {
      const [left = 0, right = 0] = [one[i], other[j]];
      budget.left -= 1;
      const now = costAt(field, left, one, left) + costAt(field, right, other, right);
      const then = costAt(field, right, one, left) + costAt(field, left, other, right);
      if (then >= now) continue;
      one[i] = right;
      other[j] = left;
      isBetter = true;
    }
  return isBetter;
}

const costOf = (field: Field, tables: readonly (readonly number[])[]): number =>
  tables.reduce((sum, table) => sum + table.reduce((own, one) => own + costAt(field, one, table, one), 0), 0);

type Tables = readonly (readonly number[])[];

/** Exchanges of anybody with anybody, which follow from a fixed series of numbers: the same state always gives the same round. */
function mixer(seed: number): (tables: number[][], times: number) => void {
  let series = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  const drawn = (below: number): number => {
    series = (Math.imul(series, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((series / 2 ** 32) * below);
  };
  return (tables, times) => {
    for (let done = 0; done < times; done++) {
      const [one, other] = [tables[drawn(tables.length)], tables[drawn(tables.length)]];
      if (!one || !other || one === other) continue;
      const [i, j] = [drawn(one.length), drawn(other.length)];
      const [left = 0, right = 0] = [one[i], other[j]];
      one[i] = right;
      other[j] = left;
    }
  };
}

/** The best of several trials: each begins with the best one so far after a few exchanges. With seed 0 in order of points. */
function arranged(field: Field, sizes: readonly number[], seed: number, most: number): Tables {
  let next = 0;
  let best = sizes.map((size) => Array.from({ length: size }, () => next++));
  const budget = { left: mostLooks };
  const mix = mixer(seed);
  if (seed > 0) mix(best, field.tallies.length);
  improved(field, best, budget);
  let least = costOf(field, best);
  let inVain = 0;
  while (inVain < (least >= again ? mostInVain : most) && budget.left > 0) {
    const tables = best.map((table) => [...table]);
    mix(tables, 3 + tables.length);
    improved(field, tables, budget);
    const cost = costOf(field, tables);
    inVain += 1;
    if (cost < least) [best, least, inVain] = [tables, cost, 0];
  }
  return best;
}

const withoutPoints = (field: Field): Field => ({ ...field, points: new Int32Array(field.tallies.length) });

/** How bad the round after this one will be by those who meet again. */
function costAfter(field: Field, sizes: readonly number[], tables: Tables): number {
  const { tallies } = field;
  const met = field.met.slice();
  for (const table of tables)
    for (const one of table)
      for (const other of table) if (one !== other) met[one * tallies.length + other] = 1;
  const after = withoutPoints({ ...field, met });
  return Math.floor(costOf(after, arranged(after, sizes, 0, 0)) / again);
}

/** Among a few people a round in which nobody meets again may leave no such round after it: then others are looked at. */
function foreseen(field: Field, sizes: readonly number[], isLast: boolean): Tables {
  const first = arranged(field, sizes, 0, usualInVain);
  const isForeseen = sizes.length >= foreseenTables.least && sizes.length <= foreseenTables.most;
  if (isLast || !isForeseen || costOf(field, first) >= again) return first;
  let [best, least] = [first, costAfter(field, sizes, first)];
  for (let seed = 1; seed <= mostOthers && least > 0; seed++) {
    // Every other one regardless of points, so that not all of them are the same round.
    const other = arranged(seed % 2 === 1 ? field : withoutPoints(field), sizes, seed, 0);
    if (costOf(field, other) >= again) continue;
    const cost = costAfter(field, sizes, other);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** Every order of so many people. */
function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

const ordersOf = new Map([2, 3, 4].map((count) => [count, orders(count)]));

/** In the order in which each has had their seat the least often; of several such orders another one at each table. */
export function seated(table: readonly TableTally[], board: number): readonly TableTally[] {
  const worth = (order: readonly number[]): number =>
    order.reduce((sum, at, seat) => sum + ((table[at]?.seatsHad[seat] ?? 0) + 1) ** 2, 0);
  const all = ordersOf.get(table.length) ?? [];
  const least = Math.min(...all.map(worth));
  const good = all.filter((order) => worth(order) === least);
  return (good[board % good.length] ?? []).flatMap((at) => table[at] ?? []);
}

/** Whoever rests has rested the least often, has the fewest points, and is the last in the list. */
const restsFirst = (one: TableTally, other: TableTally): number =>
  one.byes - other.byes || one.points - other.points || other.entrant - one.entrant;

/** The tables of a round, the people with the most points first; those for whom there is no table have a bye. */
export function tablesRound(tournament: Tournament, round: number): NewPairing[] {
  const all = tableTallies(tournament);
  const there = tournament.entrants.filter((entrant) => isIn(entrant, round));
  const tallies = there.flatMap(({ number }) => all.get(number) ?? []);
  const sizes = tableSizesOf(tallies.length);
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const resting = new Set(tallies.toSorted(restsFirst).slice(0, tallies.length - playing));
  const departments = new Map(there.map(({ number, department = null }) => [number, department]));
  const field = fieldOf(inStripes(tallies.filter((tally) => !resting.has(tally))), false, departments);
  const tables = foreseen(field, sizes, round >= tournament.rounds).map((table) =>
    table.flatMap((at) => field.tallies[at] ?? []),
  );
  const most = (table: readonly TableTally[]): number => Math.max(...table.map(({ points }) => points));
  return pairedAt(
    round,
    tables.toSorted((one, other) => most(other) - most(one)),
    [...resting],
  );
}

/** These people at tables of these sizes: with others than before where that can be, and with people of about the same points. */
export const nearby = (tallies: readonly TableTally[], sizes: readonly number[]): TableTally[][] =>
  arranged(fieldOf(tallies), sizes, 0, usualInVain).map((table) => table.flatMap((at) => tallies[at] ?? []));

/** Of a knock-out: whoever met before comes to different tables where that can be, and to each one of each quarter of its list. */
export function apart(tables: readonly (readonly TableTally[])[]): TableTally[][] {
  const field = fieldOf(tables.flat(), true);
  const quarterOf = tables.flatMap((table) => table.map((_, at) => at));
  const sizes = tables.map((table) => table.length);
  return arranged({ ...field, points: Int32Array.from(quarterOf) }, sizes, 0, usualInVain).map((table) =>
    table.flatMap((at) => field.tallies[at] ?? []),
  );
}

/** With the seats of each table, and the byes after them. */
export function pairedAt(
  round: number,
  tables: readonly (readonly TableTally[])[],
  resting: readonly TableTally[],
): NewPairing[] {
  const paired = tables.map((table, at): NewPairing => {
    const [first, second, ...others] = seated(table, at).map(({ entrant }) => entrant);
    return { round, board: at + 1, first: first ?? 0, second: second ?? null, others };
  });
  const byes = resting.map(
    ({ entrant }, at): NewPairing => ({ round, board: paired.length + at + 1, first: entrant, second: null }),
  );
  return [...paired, ...byes];
}
