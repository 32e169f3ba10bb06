// Calls about being away: for two weeks in a row at most, and a month a year; games with a move a day rest meanwhile.
import { Temporal } from 'temporal-polyfill';
import { refuse } from '../../../../contract/errors.ts';
import { type AwayDays, type awayDays, mostAwayDays, type setAway } from '../../../../contract/play/daily.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import {
  changeAwayEnd,
  readAwayOf,
  removeAway,
  type StoredAway,
  writeAway,
} from '../../../people/awayStore.ts';
import { lockPerson } from '../../../people/store.ts';
import { type AwayPeriod, dayAt } from '../../../people/workingDays.ts';
import type { Handler } from '../../../web/http/route.ts';
import type { Tables } from '../tables.ts';

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly tables: Pick<Tables, 'dueTurns'>;
}

const yearDays = 365;

const laterBy = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** Both included. */
const daysFrom = (from: string, until: string): number =>
  from > until ? 0 : Temporal.PlainDate.from(from).until(until).days + 1;

const earliestOf = (one: string, other: string): string => [one, other].toSorted()[0] ?? one;
const latestOf = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;

/** How many of these days are among the last 365 up to this one. */
function awayInYear(periods: readonly AwayPeriod[], until: string): number {
  const first = laterBy(until, 1 - yearDays);
  return periods.reduce((days, period) => {
    const counted = { from: latestOf(period.from, first), until: earliestOf(period.until, until) };
    return days + daysFrom(counted.from, counted.until);
  }, 0);
}

/** The one that goes on today, or ended yesterday: being away again continues it. */
const continued = (periods: readonly StoredAway[], today: string): StoredAway | null =>
  periods.find(({ until }) => until >= laterBy(today, -1)) ?? null;

function answer(periods: readonly StoredAway[], today: string): AwayDays {
  const now = periods.find(({ from, until }) => from <= today && today <= until);
  return {
    away: now ? { from: now.from, until: now.until } : null,
    left: Math.max(0, mostAwayDays.aYear - awayInYear(periods, now?.until ?? today)),
  };
}

const misfit = (code: string) => refuse('InvalidInput', { fields: [{ path: 'until', code }] });

const periodsOf = async (database: Database, userId: string): Promise<StoredAway[]> =>
  (await readAwayOf(database, [userId])).get(userId) ?? [];

export const getAway =
  ({ database, clock }: Deps): Handler<typeof awayDays> =>
  async ({ member, team }) =>
    answer(await periodsOf(database, member.userId), dayAt(team.timeZone, clock.now()).toString());

/** Back today: today is not counted. */
async function comeBack(trx: Database, periods: readonly StoredAway[], today: string): Promise<void> {
  for (const { id, from, until } of periods) {
    if (until < today) continue;
    if (from >= today) await removeAway(trx, id);
    else await changeAwayEnd(trx, id, laterBy(today, -1));
  }
}

export const putAway =
  ({ database, clock, tables }: Deps): Handler<typeof setAway> =>
  async ({ member, team }, { until }) => {
    const { userId } = member;
    const today = dayAt(team.timeZone, clock.now()).toString();
    const refusal = await database.transaction().execute(async (trx) => {
      await lockPerson(trx, userId);
      const periods = await periodsOf(trx, userId);
      if (until === null) return comeBack(trx, periods, today);
      if (until < today) return misfit('past');
      const before = continued(periods, today);
      const others = periods.filter((each) => each !== before);
      const period = { from: before?.from ?? today, until };
      if (daysFrom(period.from, until) > mostAwayDays.inARow) return misfit('tooLong');
      if (awayInYear([...others, period], until) > mostAwayDays.aYear) return misfit('tooMany');
      if (before) await changeAwayEnd(trx, before.id, until);
      else await writeAway(trx, userId, period, clock.now());
    });
    if (refusal) return refusal;
    await tables.dueTurns.renewOf(userId);
    return answer(await periodsOf(database, userId), today);
  };
