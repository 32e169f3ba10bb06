// Source of Formula 1: Jolpica, in the shapes of Ergast, where every value is a text. Asked slowly, and only for what is due.
import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Driver, OfficialPodium } from '../../../../contract/events/predictions.ts';
import { driverOf, driversOfResults, joinDrivers } from './jolpicaDrivers.ts';
import { cancelledRaces, type KnownRace, knownRaces } from './jolpicaRaces.ts';
import {
  type JolpicaRace,
  type JolpicaResult,
  Races,
  SeasonDrivers,
  type Session,
  Standings,
} from './jolpicaShapes.ts';
import { politeFetch } from './politeFetch.ts';
import { parseSeasonId } from './seasonId.ts';
import type { SeasonMemory, SeasonRead, SourceItem, SportsSource } from './source.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Fewer than the four a second that are allowed. */
const betweenMs = 400;

/** A session without a time of day begins at noon. */
const momentOf = ({ date, time }: z.infer<typeof Session>): number =>
  Date.parse(`${date}T${time ?? '12:00:00Z'}`);

function classificationOf(results: readonly JolpicaResult[], pole: string | null): OfficialPodium {
  const at = (place: string) =>
    results.find(({ position, positionText }) => position === place && positionText === place)?.Driver
      .driverId ?? null;
  const fastest = results.find(({ FastestLap }) => FastestLap?.rank === '1');
  return {
    first: at('1'),
    second: at('2'),
    third: at('3'),
    pole,
    fastestLap: fastest?.Driver.driverId ?? null,
  };
}

const itemOf = (
  { id, race }: KnownRace,
  drivers: readonly Driver[],
  truth: OfficialPodium | null,
  now: number,
): SourceItem => {
  const startsAt = momentOf(race);
  return {
    id,
    stageId: id,
    stageNumber: Number(race.round),
    stageName: race.raceName,
    about: {
      name: race.raceName,
      circuit: race.Circuit.circuitName,
      country: race.Circuit.Location.country,
      drivers,
    },
    startsAt,
    locksAt: race.Qualifying ? momentOf(race.Qualifying) : startsAt - dayMs,
    status: truth ? 'finished' : startsAt <= now ? 'live' : 'scheduled',
    truth,
  };
};

/** An answer of a provider that cannot be used ends the reading: nothing of it is stored. */
class NotRead extends Error {
  readonly failed: SeasonRead & { readonly kind: 'failed' };
  constructor(failed: SeasonRead & { readonly kind: 'failed' }) {
    super(failed.reason);
    this.failed = failed;
  }
}

export function jolpica(base: string, waitMs = betweenMs): SportsSource {
  async function ask<S extends z.ZodMiniType>(path: string, shape: S, now: number): Promise<z.infer<S>> {
    await pause(waitMs);
    const answer = await politeFetch(`${base}/${path}/?limit=100`, {}, null, now);
    if (answer.kind === 'failed') throw new NotRead(answer);
    const read = shape.safeParse(answer.kind === 'answer' ? answer.body : null);
    if (!read.success) throw new NotRead({ kind: 'failed', reason: 'an unknown answer', retryAfterMs: null });
    return read.data;
  }

  const racesAt = async (path: string, now: number): Promise<readonly JolpicaRace[]> =>
    (await ask(path, Races, now)).MRData.RaceTable.Races;

  async function standingsOf(season: number, now: number): Promise<Driver[]> {
    const { MRData } = await ask(`${season}/driverstandings`, Standings, now);
    const [list] = MRData.StandingsTable.StandingsLists;
    return (list?.DriverStandings ?? []).map((each) =>
      driverOf(each.Driver, each.Constructors.at(-1)?.name ?? ''),
    );
  }

  /**
   * The standings name nobody before the first race and nobody who has not driven yet; the list of the season names
   * no teams. What both leave open is taken from the last race of the season before.
   */
  async function driversFor(season: number, latest: readonly Driver[], now: number): Promise<Driver[]> {
    const { MRData } = await ask(`${season}/drivers`, SeasonDrivers, now);
    const listed = MRData.DriverTable.Drivers.map((each) => driverOf(each, ''));
    const known = joinDrivers([await standingsOf(season, now), latest, listed]);
    if (known.length > 0 && known.every(({ team }) => team !== '')) return known;
    const [last] = await racesAt(`${season - 1}/last/results`, now);
    const before = driversOfResults(last?.Results ?? []);
    if (known.length === 0) return before;
    const ids = new Set(known.map(({ driverId }) => driverId));
    return joinDrivers([known, before.filter(({ driverId }) => ids.has(driverId))]);
  }

  /** A race that was driven has the drivers who drove; null: it has no results yet. */
  async function drivenRace(season: number, known: KnownRace, now: number): Promise<SourceItem | null> {
    const { race } = known;
    if (momentOf(race) > now) return null;
    const [driven] = await racesAt(`${season}/${race.round}/results`, now);
    const results = driven?.Results ?? [];
    if (results.length === 0) return null;
    const [qualified] = await racesAt(`${season}/${race.round}/qualifying`, now);
    const pole =
      qualified?.QualifyingResults?.find(({ position }) => position === '1')?.Driver.driverId ?? null;
    return itemOf(known, driversOfResults(results), classificationOf(results, pole), now);
  }

  async function read({ id, stored, settled }: SeasonMemory, now: number): Promise<SeasonRead> {
    const season = parseSeasonId(id)?.season ?? 0;
    try {
      const races = await racesAt(`${season}/races`, now);
      if (races.length === 0) return { kind: 'failed', reason: 'no races', retryAfterMs: null };
      const driven = new Map<string, SourceItem>();
      const known = knownRaces(races, stored);
      for (const race of known) {
        const item = settled.get(race.id) ?? (await drivenRace(season, race, now));
        if (item) driven.set(race.id, item);
      }
      const about = [...driven.values()].at(-1)?.about;
      const latest = about && 'drivers' in about ? about.drivers : [];
      const drivers = await driversFor(season, latest, now);
      const items = known.map((race) => driven.get(race.id) ?? itemOf(race, drivers, null, now));
      const all = [...items, ...cancelledRaces(known, stored)];
      return { kind: 'items', items: all, name: 'Formula 1', etag: null };
    } catch (fault) {
      if (fault instanceof NotRead) return fault.failed;
      throw fault;
    }
  }
  return { id: 'jolpica', read };
}
