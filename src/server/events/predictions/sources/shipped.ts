// Source of the seasons shipped with the product: they run by the clock of the server, from whatever date they were begun.
import { leagues } from './footballCalendar.ts';
import { raceStarts, shippedRaces } from './formula1.ts';
import { parseSeasonId } from './seasonId.ts';
import { dayAt, shippedMatches } from './shippedFootball.ts';
import type { SourceItem, SportsSource } from './source.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const formula1 = 'f1-2025';

const leagueOf = (id: string) => {
  const parsed = parseSeasonId(id);
  return leagues.find(({ leagueId, season }) => leagueId === parsed?.leagueId && season === parsed.season);
};

/** Null: it is not shipped. */
export const shippedName = (id: string): string | null =>
  id === formula1 ? 'Formula 1' : (leagueOf(id)?.name ?? null);

/** The shipped calendar of races is a real one; shipped fixtures of football are made up. */
export const isMadeUp = (id: string): boolean => leagueOf(id) !== undefined;

function startsOf(id: string): readonly number[] {
  const league = leagueOf(id);
  if (!league) return id === formula1 ? raceStarts : [];
  return league.rounds.map((day) => dayAt(league.season, day));
}

/**
 * By how much a season is moved when it is begun: not at all while it goes on; else by whole weeks, so that its
 * second stage begins in two to nine days. The first is over by then, or can still be predicted.
 */
export function shiftFor(id: string, now: number): number {
  const starts = startsOf(id);
  const [, second] = starts;
  if (second === undefined || now < (starts.at(-1) ?? 0)) return 0;
  return Math.ceil((now + 2 * (weekMs / 7) - second) / weekMs) * weekMs;
}

export function shippedItems(id: string, shiftMs: number, now: number): readonly SourceItem[] {
  const league = leagueOf(id);
  if (league) return shippedMatches(league, shiftMs, now);
  return id === formula1 ? shippedRaces(shiftMs, now) : [];
}

export const shippedSource: SportsSource = {
  id: 'shipped',
  read: async ({ id, shiftMs }, now) => ({
    kind: 'items',
    items: shippedItems(id, shiftMs, now),
    name: shippedName(id),
    etag: null,
  }),
};
