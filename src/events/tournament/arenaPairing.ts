// Who meets whom in an arena: those who are free, near each other in the standings, not the last opponent again, first seats balanced.
import type { ArenaScore } from './arena.ts';
import { hasFirstSeat, seatsOverdone } from './firstSeats.ts';
import type { Edge, Matcher } from './swiss.ts';

export interface FreeEntrant {
  readonly number: number;
  readonly score: ArenaScore;
}

/** First seat, second seat. */
export type ArenaPair = readonly [FreeEntrant, FreeEntrant];

/** Whoever is free waits so long for more people to choose from. */
export const pairAfterMs = 750;
/** After so long two who have just met play again, where nobody else has become free. */
export const againAfterMs = 15_000;
/** Of more people than this those who are near in the standings are paired among themselves. */
const groupOf = 40;

/** What is wrong with a pairing, the worst first; see `swiss.ts`. */
const again = 2 ** 42;
const waiting = 2 ** 34;
const firstSeat = 2 ** 26;
/** Nobody: the opponent of whoever waits on. */
const nobody = 0;
const longestWaitMs = 60_000;
const widestGap = 2 ** 12;

const seatsOf = ({ number, score }: FreeEntrant) => ({
  entrant: number,
  balance: score.balance,
  lastSeat: score.lastSeat,
});

export const haveJustMet = (one: FreeEntrant, other: FreeEntrant): boolean =>
  one.score.lastMet === other.number || other.score.lastMet === one.number;

function cost(one: FreeEntrant, other: FreeEntrant, placesApart: number): number {
  const gap = Math.min(widestGap, Math.abs(one.score.points - other.score.points));
  return (
    (haveJustMet(one, other) ? again : 0) +
    seatsOverdone(seatsOf(one), seatsOf(other)) * firstSeat +
    gap ** 2 +
    placesApart
  );
}

/** Of an odd number the one who came last waits on. */
const costOfWaiting = ({ score }: FreeEntrant, now: number): number =>
  waiting * (Math.min(longestWaitMs, Math.max(0, now - score.freeSince)) / longestWaitMs);

function edgesOf(group: readonly FreeEntrant[], now: number): Edge[] {
  const costs: [number, number, number][] = [];
  group.forEach((one, at) => {
    for (let to = at + 1; to < group.length; to++) {
      const other = group[to];
      if (other) costs.push([at + 1, to + 1, cost(one, other, to - at)]);
    }
    if (group.length % 2 === 1) costs.push([nobody, at + 1, costOfWaiting(one, now)]);
  });
  const most = costs.reduce((high, [, , each]) => Math.max(high, each), 0);
  return costs.map(([one, other, each]) => [one, other, Math.round(most - each)] as const);
}

/** Groups of about the same size; all but the last one are even. */
function groupsOf(sorted: readonly FreeEntrant[]): (readonly FreeEntrant[])[] {
  const size = 2 * Math.ceil(sorted.length / Math.ceil(sorted.length / groupOf) / 2);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) =>
    sorted.slice(at * size, (at + 1) * size),
  );
}

function pairsIn(group: readonly FreeEntrant[], now: number, match: Matcher): ArenaPair[] {
  const mate = match(edgesOf(group, now));
  return group.flatMap((one, at): ArenaPair[] => {
    const other = group[(mate[at + 1] ?? nobody) - 1];
    if (!other || group.indexOf(other) < at) return [];
    return hasFirstSeat(seatsOf(one), seatsOf(other), one.number + other.number)
      ? [[one, other]]
      : [[other, one]];
  });
}

export interface ArenaMoment {
  readonly now: number;
  /** Whether somebody who plays now may become free. */
  readonly isAnybodyPlaying: boolean;
}

const waited = ({ score }: FreeEntrant, now: number): number => now - score.freeSince;

/** The pairs to seat now. Two who have just met wait a while for somebody else, where there is anybody else. */
export function arenaPairs(
  free: readonly FreeEntrant[],
  { now, isAnybodyPlaying }: ArenaMoment,
  match: Matcher,
): ArenaPair[] {
  if (free.length < 2 || free.every((each) => waited(each, now) < pairAfterMs)) return [];
  const sorted = free.toSorted(
    (one, other) => other.score.points - one.score.points || one.number - other.number,
  );
  const pairs = groupsOf(sorted).flatMap((group) => pairsIn(group, now, match));
  const isAlone = !isAnybodyPlaying && free.length === 2;
  return pairs.filter(
    ([one, other]) =>
      isAlone || !haveJustMet(one, other) || Math.max(waited(one, now), waited(other, now)) >= againAfterMs,
  );
}

/** When pairs are looked for next, if nobody else becomes free; null: there are not two. */
export function nextArenaPairing(free: readonly FreeEntrant[], now: number): number | null {
  if (free.length < 2) return null;
  const oldest = Math.min(...free.map(({ score }) => score.freeSince));
  const [soon, late] = [oldest + pairAfterMs, oldest + againAfterMs];
  if (soon > now) return soon;
  return late > now ? late : now + pairAfterMs;
}
