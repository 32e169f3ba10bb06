// Shipped seasons of football, to try predictions without a provider: real clubs and dates, made-up fixtures and results.
import { createHash } from 'node:crypto';
import type { Club } from '../../../../contract/events/predictions.ts';
import { type Random, seededRandom } from '../../../../engine/random.ts';
import type { Goals } from '../../../base/storage/schema/predictions.ts';
import type { LeagueFacts } from './footballCalendar.ts';
import type { SourceItem } from './source.ts';

const hourMs = 60 * 60_000;
/** After kick-off a result is there. */
const playedMs = 2 * hourMs;

export function dayAt(season: number, day: string): number {
  const [date = 1, month = 1] = day.split('.').map(Number);
  return Date.UTC(month >= 7 ? season : season + 1, month - 1, date);
}

type Pairing = readonly [Club, Club];

/**
 * The circle method: the first stays, the others turn by a place a round; every other round home and away
 * change, and the second half is the first one mirrored.
 */
function pairings(clubs: readonly Club[], round: number): Pairing[] {
  const [fixed, ...others] = clubs;
  const half = round % others.length;
  const circle = [fixed, ...others.slice(half), ...others.slice(0, half)].filter(
    (club) => club !== undefined,
  );
  const isTurned = (half % 2 === 1) !== round >= others.length;
  return circle.slice(0, circle.length / 2).flatMap((one, i): Pairing[] => {
    const other = circle.at(-1 - i);
    if (!other) return [];
    return [isTurned !== (i % 2 === 1 && i > 0) ? [other, one] : [one, other]];
  });
}

const luckOf = (label: string): Random =>
  seededRandom(createHash('sha256').update('topla shipped season').digest('hex'), label);

/** Of a hundred teams, how many score none, at most one, two … goals. */
const homeGoals = [22, 56, 81, 93, 98, 100];
const awayGoals = [32, 69, 89, 97, 99, 100];

function playedResult(label: string): Goals {
  const luck = luckOf(label);
  const goals = (limits: readonly number[]) => {
    const draw = luck.below(100);
    return limits.findIndex((limit) => draw < limit);
  };
  return { home: goals(homeGoals), away: goals(awayGoals) };
}

/** Everything that has happened by now; the rest is only scheduled. */
export function shippedMatches(league: LeagueFacts, shiftMs: number, now: number): SourceItem[] {
  const { leagueId, season, clubs, rounds, slots } = league;
  return rounds.flatMap((day, round) => {
    const begins = dayAt(season, day) + shiftMs;
    const order = luckOf(`order ${leagueId}-${season} ${round}`).shuffle(pairings(clubs, round));
    return order.map(([home, away], i): SourceItem => {
      const startsAt = begins + (slots[i] ?? 15) * hourMs;
      const id = `${leagueId}.${round + 1}.${home.code}.${away.code}`.replaceAll(/[^\w.]/g, 'O');
      const isPlayed = startsAt + playedMs <= now;
      const isLive = startsAt <= now && !isPlayed;
      return {
        id,
        stageId: `round-${round + 1}`,
        stageNumber: round + 1,
        stageName: `Round ${round + 1}`,
        about: { home, away },
        startsAt,
        locksAt: startsAt,
        status: isPlayed ? 'finished' : isLive ? 'live' : 'scheduled',
        truth: isPlayed ? playedResult(`result ${season} ${id}`) : null,
      };
    });
  });
}
