// Source of football: API-Football v3. All matches of a season come in one answer; failures come with status 200 too.
import * as z from 'zod/mini';
import { clubOf } from './clubs.ts';
import { politeFetch } from './politeFetch.ts';
import { parseSeasonId } from './seasonId.ts';
import type { ItemStatus, SeasonRead, SourceItem, SportsSource } from './source.ts';

const goals = z.nullable(z.int());
const Fixture = z.object({
  fixture: z.object({ id: z.int(), timestamp: z.int(), status: z.object({ short: z.string() }) }),
  league: z.object({ name: z.string(), round: z.string() }),
  teams: z.object({ home: z.object({ name: z.string() }), away: z.object({ name: z.string() }) }),
  score: z.object({ fulltime: z.object({ home: goals, away: goals }) }),
});
type Fixture = z.infer<typeof Fixture>;

const Envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.string())]),
  response: z.array(z.unknown()),
});

const statuses: Readonly<Record<string, ItemStatus>> = {
  TBD: 'scheduled',
  NS: 'scheduled',
  FT: 'finished',
  AET: 'finished',
  PEN: 'finished',
  PST: 'postponed',
  CANC: 'void',
  ABD: 'void',
  AWD: 'awarded',
  WO: 'awarded',
};

/** Whatever else there is, is played at the moment. */
const statusOf = (short: string): ItemStatus => statuses[short] ?? 'live';

function itemOf({ fixture, league, teams, score }: Fixture): SourceItem {
  const status = statusOf(fixture.status.short);
  const { home, away } = score.fulltime;
  const startsAt = fixture.timestamp * 1_000;
  const [, number = null] = / - (\d{1,3})$/.exec(league.round) ?? [];
  return {
    id: String(fixture.id),
    stageId: league.round.replaceAll(/[^\w]+/g, '-').slice(0, 64),
    stageNumber: number === null ? null : Number(number),
    stageName: league.round.slice(0, 80),
    about: { home: clubOf(teams.home.name), away: clubOf(teams.away.name) },
    startsAt,
    locksAt: status === 'postponed' ? null : startsAt,
    status,
    truth: status === 'finished' && home !== null && away !== null ? { home, away } : null,
  };
}

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** A day's limit is over at midnight UTC, a minute's a minute later. */
function pauseAfter(errors: Readonly<Record<string, string>>, now: number): number | null {
  if ('requests' in errors) return dayMs - (now % dayMs);
  return 'rateLimit' in errors ? minuteMs : null;
}

export function apiFootball(base: string, key: string): SportsSource {
  async function read(id: string, etag: string | null, now: number): Promise<SeasonRead> {
    const parsed = parseSeasonId(id);
    const url = `${base}/fixtures?league=${parsed?.leagueId}&season=${parsed?.season}`;
    const answer = await politeFetch(url, { 'x-apisports-key': key }, etag, now);
    if (answer.kind !== 'answer') return answer;
    const envelope = Envelope.safeParse(answer.body);
    if (!envelope.success) return { kind: 'failed', reason: 'an unknown answer', retryAfterMs: null };
    const { errors, response } = envelope.data;
    if (!Array.isArray(errors))
      return { kind: 'failed', reason: Object.keys(errors).join(), retryAfterMs: pauseAfter(errors, now) };
    if (errors.length > 0 || response.length === 0)
      return { kind: 'failed', reason: 'an empty answer', retryAfterMs: null };
    // One match that cannot be read must not keep the others.
    const fixtures = response.flatMap((each) => {
      const fixture = Fixture.safeParse(each);
      return fixture.success ? [fixture.data] : [];
    });
    const items = new Map(fixtures.map((fixture) => [String(fixture.fixture.id), itemOf(fixture)]));
    return {
      kind: 'items',
      items: [...items.values()],
      name: fixtures[0]?.league.name ?? null,
      etag: answer.etag,
    };
  }
  return { id: 'apiFootball', read: ({ id, etag }, now) => read(id, etag, now) };
}
