// Reads the seasons that are due from their sources: results, corrections, new dates. Each once, on one node.
import { isWithoutResult } from './items.ts';
import { factsOf } from './kinds.ts';
import {
  movePredictions,
  type NewItem,
  readSeason,
  readSourceItems,
  type Season,
  takeDueSeason,
  writeItems,
  writeReading,
} from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import type { SeasonRead, SourceItem } from './sources/source.ts';

type Deps = Pick<PredictionServices, 'clock' | 'database' | 'log' | 'sports'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A node that dies over a season leaves it to another. */
const leaseMs = 5 * minuteMs;
/** While something is played. */
const liveEveryMs = 10 * minuteMs;
/** Results that are late are waited for so long; after that they come with the usual readings. */
const lateMs = 8 * hourMs;
/** Corrections and new dates. */
const usuallyEveryMs = 12 * hourMs;
const longestPauseMs = 6 * hourMs;
/** Races older than this are not read again. */
const correctedForMs = 7 * 24 * hourMs;
const mostInARun = 50;

/** Every season whose time has come. */
export async function readDueSeasons(deps: Deps): Promise<void> {
  const { clock, database, log } = deps;
  for (let n = 0; n < mostInARun; n++) {
    const now = clock.now();
    const season = await takeDueSeason(database, now, now + leaseMs);
    if (!season) return;
    await readNow(deps, season).catch((fault: unknown) =>
      log.warn({ season: season.id, fault: String(fault) }, 'a season is read again later'),
    );
  }
}

/** For one that was just begun, so that nobody waits for the next minute. */
export async function readFirst(deps: Deps, seasonId: string): Promise<void> {
  const season = await readSeason(deps.database, seasonId);
  if (season) await readNow(deps, season);
}

async function readNow(deps: Deps, season: Season): Promise<void> {
  const { clock, database, log, sports } = deps;
  const source = sports.byId(season.source);
  const now = clock.now();
  if (!source) return writeReading(database, season.id, { next_read_at: now + usuallyEveryMs });
  const stored = await readSourceItems(database, season.id);
  const settled = stored.filter(({ truth, starts_at }) => truth !== null && starts_at < now - correctedForMs);
  const read = await source.read(
    {
      id: season.id,
      shiftMs: season.shift_ms,
      etag: season.etag,
      stored: stored.map(sourceItem),
      settled: new Map(settled.map((item) => [item.id, sourceItem(item)])),
    },
    now,
  );
  if (read.kind === 'failed') {
    log.warn({ season: season.id, reason: read.reason }, 'a season was not read');
    return writeReading(database, season.id, {
      failures: season.failures + 1,
      next_read_at: now + pauseAfter(read, season.failures),
    });
  }
  await store(deps, season, stored, read, now);
}

function sourceItem(item: NewItem): SourceItem {
  const { id, about, starts_at, locks_at, status, truth, stage_id, stage_number, stage_name } = item;
  if ('choice' in about || (truth && 'right' in truth)) throw new Error('a question in a season');
  return {
    id,
    about,
    status,
    truth,
    startsAt: starts_at,
    locksAt: locks_at,
    stageId: stage_id,
    stageNumber: stage_number,
    stageName: stage_name,
  };
}

const pauseAfter = ({ retryAfterMs }: Extract<SeasonRead, { kind: 'failed' }>, failures: number): number =>
  Math.max(minuteMs, retryAfterMs ?? Math.min(longestPauseMs, minuteMs * 2 ** failures));

const rowOf = (item: SourceItem, place: number): NewItem => ({
  id: item.id,
  stage_id: item.stageId,
  stage_number: item.stageNumber,
  stage_name: item.stageName,
  place,
  about: item.about,
  starts_at: item.startsAt,
  locks_at: item.locksAt,
  status: item.status,
  truth: item.truth,
});

/**
 * A match that was abandoned after its kick-off and is played anew stays closed: everybody has seen the predictions of
 * the others, and they count for the new game as they are. Until then `locks_at` stays at the first kick-off.
 */
function keptClosed(item: NewItem, before: NewItem | undefined, now: number): NewItem {
  if (!before || !('home' in before.about) || before.locks_at === null || before.locks_at > now) return item;
  const isPlayedAnew = isWithoutResult(before) || before.locks_at !== before.starts_at;
  return isPlayedAnew ? { ...item, locks_at: before.locks_at } : item;
}

async function store(
  { database }: Deps,
  season: Season,
  stored: readonly NewItem[],
  read: Exclude<SeasonRead, { kind: 'failed' }>,
  now: number,
): Promise<void> {
  const before = new Map(stored.map((item) => [item.id, item]));
  const items =
    read.kind === 'items'
      ? read.items.map((item, place) => keptClosed(rowOf(item, place), before.get(item.id), now))
      : [...stored];
  const changed = items.filter((item) => !isSame(item, before.get(item.id)));
  const rescored = changed.filter((item) => isScoredAnew(item, before.get(item.id)));
  await database.transaction().execute(async (transaction) => {
    await movePredictions(transaction, season.id, changed);
    await writeItems(
      transaction,
      season.id,
      changed,
      rescored.map(({ id }) => id),
      now,
    );
    await writeReading(transaction, season.id, {
      failures: 0,
      etag: read.kind === 'items' ? read.etag : season.etag,
      name: (read.kind === 'items' && read.name) || season.name,
      next_read_at: nextReading(season, items, now),
    });
  });
}

/** JSON columns come back with their keys in another order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const parts = ({
  stage_id,
  stage_number,
  stage_name,
  about,
  starts_at,
  locks_at,
  status,
  truth,
}: NewItem) => [stage_id, stage_number, stage_name, about, starts_at, locks_at, status, truth];

const isSame = (item: NewItem, before: NewItem | undefined): boolean =>
  before !== undefined && sorted(parts(item)) === sorted(parts(before));

const isScoredAnew = (item: NewItem, before: NewItem | undefined): boolean =>
  sorted([item.truth, isWithoutResult(item)]) !==
  sorted([before?.truth ?? null, before !== undefined && isWithoutResult(before)]);

/** What is shipped changes at known times; a provider is asked often only while something is played. */
function nextReading({ kind, source }: Season, items: readonly NewItem[], now: number): number | null {
  const playedForMs = factsOf(kind).lastsHours * hourMs;
  const open = items.filter((item) => item.truth === null && !isWithoutResult(item));
  const ends = open.map(({ starts_at }) =>
    source === 'shipped' && starts_at > now ? starts_at : starts_at + playedForMs,
  );
  if (source === 'shipped') return ends.length > 0 ? Math.max(now + 1, Math.min(...ends)) : null;
  const isPlaying = open.some(({ starts_at, status }) => {
    const isOn = starts_at + playedForMs <= now && now < starts_at + lateMs;
    return isOn && status !== 'postponed';
  });
  if (isPlaying) return now + liveEveryMs;
  const coming = ends.filter((end) => end > now);
  return Math.min(now + usuallyEveryMs, ...coming);
}
