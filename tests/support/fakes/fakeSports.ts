// API-Football and Jolpica on this machine: what they answer is changed by the test, and what they were asked is kept.
import { type Asked, type Loopback, openLoopback, type Said } from './loopback.ts';

export interface FakeFixture {
  readonly id: number;
  kickOff: number;
  round: string;
  home: string;
  away: string;
  status: string;
  fulltime: readonly [number | null, number | null];
  /** With extra time. */
  goals?: readonly [number, number];
}

export interface FakeSports {
  readonly url: string;
  readonly asked: Asked[];
  fixtures: FakeFixture[];
  /** Answered in place of everything. */
  instead: Said | null;
  races: object[];
  results: Map<string, object[]>;
  qualifying: Map<string, object[]>;
  /** Ids of `/drivers` by season. */
  drivers: Map<string, readonly string[]>;
  /** Ids in the standings of any season; none before its first race. */
  standings: readonly string[];
  /** Rows of the last race of a season. */
  lastResults: Map<string, object[]>;
  close: Loopback['close'];
}

const fixtureBody = ({ id, kickOff, round, home, away, status, fulltime, goals }: FakeFixture) => ({
  fixture: { id, timestamp: kickOff / 1_000, status: { long: '', short: status, elapsed: null } },
  league: { id: 39, name: 'Premier League', season: 2026, round },
  teams: { home: { id: 1, name: home, logo: '' }, away: { id: 2, name: away, logo: '' } },
  goals: { home: goals?.[0] ?? fulltime[0], away: goals?.[1] ?? fulltime[1] },
  score: { fulltime: { home: fulltime[0], away: fulltime[1] } },
});

const racesBody = (races: readonly object[]) => ({ MRData: { RaceTable: { season: '2026', Races: races } } });

export async function openFakeSports(): Promise<FakeSports> {
  const asked: Asked[] = [];
  const fake: Omit<FakeSports, 'url' | 'close'> = {
    asked,
    fixtures: [],
    instead: null,
    races: [],
    results: new Map(),
    qualifying: new Map(),
    drivers: new Map(),
    standings: ['ash', 'birch', 'cedar', 'dogwood'],
    lastResults: new Map(),
  };
  const { url, close } = await openLoopback((request) => {
    asked.push(request);
    if (fake.instead) return fake.instead;
    const { pathname } = request.url;
    if (pathname === '/football/fixtures')
      return {
        body: { errors: [], results: fake.fixtures.length, response: fake.fixtures.map(fixtureBody) },
      };
    const [, season, round, what] = /^\/f1\/(\d+)\/(\d+)\/(results|qualifying)\/$/.exec(pathname) ?? [];
    if (season && round && what) {
      const rows = (what === 'results' ? fake.results : fake.qualifying).get(round);
      const race = fake.races.find((each) => 'round' in each && each.round === round);
      const key = what === 'results' ? 'Results' : 'QualifyingResults';
      return { body: racesBody(race && rows ? [{ ...race, [key]: rows }] : []) };
    }
    if (pathname.endsWith('/races/')) return { body: racesBody(fake.races) };
    if (pathname.endsWith('/driverstandings/'))
      return { body: { MRData: { StandingsTable: standingsOf(fake.standings) } } };
    const [, year = '', of] = /^\/f1\/(\d+)\/(drivers|last\/results)\/$/.exec(pathname) ?? [];
    if (of === 'drivers')
      return { body: { MRData: { DriverTable: { Drivers: (fake.drivers.get(year) ?? []).map(driver) } } } };
    if (of) {
      const rows = fake.lastResults.get(year);
      return { body: racesBody(rows ? [{ ...fakeRace('24', 0), Results: rows }] : []) };
    }
    return { status: 404, body: {} };
  });
  return Object.assign(fake, { url, close });
}

export const driver = (driverId: string) => ({
  driverId,
  permanentNumber: '7',
  code: driverId.slice(0, 3).toUpperCase(),
  givenName: 'Ann',
  familyName: driverId,
});

const standingsOf = (ids: readonly string[]) => ({
  StandingsLists:
    ids.length === 0
      ? []
      : [
          {
            DriverStandings: ids.map((id) => ({ Driver: driver(id), Constructors: [{ name: 'Ferrari' }] })),
          },
        ],
});

const hourMs = 60 * 60_000;
const sessionAt = (at: number) => {
  const text = new Date(at).toISOString();
  return { date: text.slice(0, 10), time: `${text.slice(11, 19)}Z` };
};

/** A race in the shape of Jolpica, with qualifying twenty hours before. */
export const fakeRace = (round: string, at: number) => ({
  round,
  raceName: `Grand Prix ${round}`,
  Circuit: { circuitName: 'Ring', Location: { country: 'Italy' } },
  date: sessionAt(at).date,
  time: sessionAt(at).time,
  Qualifying: sessionAt(at - 20 * hourMs),
});

/** A row of a classification in the shape of Jolpica. */
export const fakeResult = (
  id: string,
  place: { readonly position: string; readonly rank?: string; readonly positionText?: string },
  builtBy = 'Ferrari',
) => ({
  position: place.position,
  positionText: place.positionText ?? place.position,
  Driver: driver(id),
  Constructor: { name: builtBy },
  FastestLap: { rank: place.rank ?? place.position },
});
