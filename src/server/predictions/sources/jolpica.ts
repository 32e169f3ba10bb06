// Source of Formula 1: Jolpica, in the shapes of Ergast, where every value is a text. Asked slowly, and only for what is due.
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Driver, OfficialPodium } from '../../../contract/predictions.ts';
import { coloursOf } from './formula1.ts';
import { politeFetch } from './politeFetch.ts';
import { parseSeasonId } from './seasonId.ts';
import type { SeasonMemory, SeasonRead, SourceItem, SportsSource } from './source.ts';

const Session = z.object({ date: z.string(), time: z.optional(z.string()) });
const DriverShape = z.object({
  driverId: z.string(),
  permanentNumber: z.optional(z.string()),
  code: z.optional(z.string()),
  givenName: z.string(),
  familyName: z.string(),
});
const Result = z.object({
  position: z.string(),
  positionText: z.string(),
  Driver: DriverShape,
  Constructor: z.object({ name: z.string() }),
  FastestLap: z.optional(z.object({ rank: z.optional(z.string()) })),
});
type Result = z.infer<typeof Result>;
const Race = z.extend(Session, {
  round: z.string(),
  raceName: z.string(),
  Circuit: z.object({ circuitName: z.string(), Location: z.object({ country: z.string() }) }),
  Qualifying: z.optional(Session),
  Results: z.optional(z.array(Result)),
  QualifyingResults: z.optional(z.array(z.object({ position: z.string(), Driver: DriverShape }))),
});
type Race = z.infer<typeof Race>;
const Races = z.object({ MRData: z.object({ RaceTable: z.object({ Races: z.array(Race) }) }) });
const Standings = z.object({
  MRData: z.object({
    StandingsTable: z.object({
      StandingsLists: z.array(
        z.object({
          DriverStandings: z.array(
            z.object({ Driver: DriverShape, Constructors: z.array(z.object({ name: z.string() })) }),
          ),
        }),
      ),
    }),
  }),
});

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Fewer than the four a second that are allowed. */
const betweenMs = 400;

/** A session without a time of day begins at noon. */
const momentOf = ({ date, time }: z.infer<typeof Session>): number =>
  Date.parse(`${date}T${time ?? '12:00:00Z'}`);

const shortTeam = (name: string): string =>
  name
    .replace(/^(?:RB F1 Team)$/, 'Racing Bulls')
    .replace(/ F1 Team$/, '')
    .replace(/^Sauber$/, 'Kick Sauber');

function driverOf(driver: z.infer<typeof DriverShape>, builtBy: string): Driver {
  const { driverId, permanentNumber, code, givenName, familyName } = driver;
  const team = shortTeam(builtBy);
  return {
    driverId,
    code: code ?? familyName.slice(0, 3).toUpperCase(),
    number: permanentNumber === undefined ? null : Number(permanentNumber),
    name: `${givenName} ${familyName}`,
    team,
    colours: coloursOf(team),
  };
}

function classificationOf(results: readonly Result[], pole: string | null): OfficialPodium {
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
  race: Race,
  drivers: readonly Driver[],
  truth: OfficialPodium | null,
  now: number,
): SourceItem => {
  const startsAt = momentOf(race);
  return {
    id: `race-${race.round}`,
    stageId: `race-${race.round}`,
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

  const racesAt = async (path: string, now: number): Promise<readonly Race[]> =>
    (await ask(path, Races, now)).MRData.RaceTable.Races;

  async function currentDrivers(season: number, now: number): Promise<Driver[]> {
    const { MRData } = await ask(`${season}/driverstandings`, Standings, now);
    const [list] = MRData.StandingsTable.StandingsLists;
    return (list?.DriverStandings ?? []).map((each) =>
      driverOf(each.Driver, each.Constructors.at(-1)?.name ?? ''),
    );
  }

  /** A race that was driven has the drivers who drove; a coming one those of the season so far. */
  async function complete(
    season: number,
    race: Race,
    drivers: readonly Driver[],
    now: number,
  ): Promise<SourceItem> {
    if (momentOf(race) > now) return itemOf(race, drivers, null, now);
    const [driven] = await racesAt(`${season}/${race.round}/results`, now);
    const results = driven?.Results ?? [];
    if (results.length === 0) return itemOf(race, drivers, null, now);
    const [qualified] = await racesAt(`${season}/${race.round}/qualifying`, now);
    const pole =
      qualified?.QualifyingResults?.find(({ position }) => position === '1')?.Driver.driverId ?? null;
    const who = results.map((each) => driverOf(each.Driver, each.Constructor.name));
    return itemOf(race, who, classificationOf(results, pole), now);
  }

  async function read({ id, settled }: SeasonMemory, now: number): Promise<SeasonRead> {
    const season = parseSeasonId(id)?.season ?? 0;
    try {
      const races = await racesAt(`${season}/races`, now);
      if (races.length === 0) return { kind: 'failed', reason: 'no races', retryAfterMs: null };
      const drivers = await currentDrivers(season, now);
      const items: SourceItem[] = [];
      for (const race of races)
        items.push(settled.get(`race-${race.round}`) ?? (await complete(season, race, drivers, now)));
      return { kind: 'items', items, name: 'Formula 1', etag: null };
    } catch (fault) {
      if (fault instanceof NotRead) return fault.failed;
      throw fault;
    }
  }
  return { id: 'jolpica', read };
}
