// Who sits with whom in an arena with four at a table: those who are free, near each other in the standings, and not with the same people again at once.
import { type ArenaMoment, type FreeEntrant, pairAfterMs } from './arenaPairing.ts';
import { nearby, seated, tableSizesOf } from './fourTables.ts';
import type { TableTally } from './tableScoring.ts';

/** In the order of the seats: four, or three. */
export type ArenaTable = readonly number[];

/** After so long tables of three are made as well, and those who have just played together play again. */
export const threeAfterMs = 20_000;
const leastAtTable = 3;
/** Of more tables than this those of people who are near in the standings are made among themselves. */
const groupOf = 10;

const waited = ({ score }: FreeEntrant, now: number): number => now - score.freeSince;

const sat = ({ score }: FreeEntrant, { number }: FreeEntrant): boolean =>
  score.lastTable?.includes(number) === true;

/** Everybody of it sat with all the others of it last. */
const haveJustSat = (table: readonly FreeEntrant[]): boolean =>
  table.every((one) => table.every((other) => one === other || sat(one, other)));

/** Fours at once. So that nobody's wait grows, tables of three as well once somebody has waited, or where nobody plays who could become free. */
function sizesNow(free: readonly FreeEntrant[], { now, isAnybodyPlaying }: ArenaMoment): readonly number[] {
  const isLong = free.some((each) => waited(each, now) >= threeAfterMs);
  if (isLong || !isAnybodyPlaying) return tableSizesOf(free.length);
  return new Array<number>(Math.floor(free.length / 4)).fill(4);
}

/** As a round of tables sees them: tables of three are shared out among those who are seated now, and two for whom their last table is the same one weigh twice. */
function talliesOf(group: readonly FreeEntrant[]): TableTally[] {
  const least = Math.min(...group.map(({ score }) => score.threes ?? 0));
  return group.map((each): TableTally => {
    const { number, score } = each;
    return {
      entrant: number,
      points: score.points,
      pairings: [],
      games: score.games,
      wins: score.wins,
      byes: 0,
      threes: (score.threes ?? 0) - least,
      seatsHad: score.seatsHad ?? [0, 0, 0, 0],
      met: new Map(group.map((other) => [other.number, Number(sat(each, other)) + Number(sat(other, each))])),
    };
  });
}

/** Whoever has waited the longest sits first, then who has played the fewest games. */
const byWait = (one: FreeEntrant, other: FreeEntrant): number =>
  one.score.freeSince - other.score.freeSince ||
  one.score.games - other.score.games ||
  one.number - other.number;

const byPoints = (one: FreeEntrant, other: FreeEntrant): number =>
  other.score.points - one.score.points || one.number - other.number;

/** Where the first ones have just sat together somebody else who is free comes to them. */
function chosenOf(free: readonly FreeEntrant[], playing: number): FreeEntrant[] {
  const waiting = free.toSorted(byWait);
  const chosen = waiting.slice(0, playing);
  const next = waiting[playing];
  return next && playing > 0 && haveJustSat(chosen) ? chosen.with(-1, next) : chosen;
}

/** The tables to seat now. Those who have just played together wait a while for somebody else, where there is anybody else. */
export function arenaTables(free: readonly FreeEntrant[], moment: ArenaMoment): ArenaTable[] {
  const { now, isAnybodyPlaying } = moment;
  if (free.length < leastAtTable || free.every((each) => waited(each, now) < pairAfterMs)) return [];
  const sizes = sizesNow(free, moment);
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const ordered = chosenOf(free, playing).toSorted(byPoints);
  const known = new Map(ordered.map((each) => [each.number, each]));
  let from = 0;
  return Array.from({ length: Math.ceil(sizes.length / groupOf) }, (_, at) => {
    const those = sizes.slice(at * groupOf, (at + 1) * groupOf);
    const until = from + those.reduce((sum, size) => sum + size, 0);
    const tables = nearby(talliesOf(ordered.slice(from, until)), those);
    from = until;
    return tables;
  })
    .flat()
    .filter((table) => {
      const people = table.flatMap(({ entrant }) => known.get(entrant) ?? []);
      return (
        !isAnybodyPlaying || !haveJustSat(people) || people.some((each) => waited(each, now) >= threeAfterMs)
      );
    })
    .map((table, at) => seated(table, at).map(({ entrant }) => entrant));
}

/** When tables are made next, if nobody else becomes free; null: there are not three. */
export function nextArenaTables(free: readonly FreeEntrant[], now: number): number | null {
  if (free.length < leastAtTable) return null;
  const oldest = Math.min(...free.map(({ score }) => score.freeSince));
  const [soon, late] = [oldest + pairAfterMs, oldest + threeAfterMs];
  if (soon > now) return soon;
  return late > now ? late : now + pairAfterMs;
}
