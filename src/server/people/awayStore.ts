// Store of the days on which people are away.
import { randomUUID } from 'node:crypto';
import { anyOf } from '../base/storage/anyOf.ts';
import type { Database } from '../base/storage/database.ts';
import type { AwayPeriod } from './workingDays.ts';

export interface StoredAway extends AwayPeriod {
  readonly id: string;
}

export async function readAwayOf(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAway[]>> {
  const rows = await database
    .selectFrom('away_periods')
    .select(['id', 'user_id', 'from_day', 'until_day'])
    .where('user_id', '=', anyOf(userIds))
    .orderBy('from_day')
    .execute();
  const periods = new Map<string, StoredAway[]>();
  for (const { id, user_id, from_day, until_day } of rows)
    periods.set(user_id, [...(periods.get(user_id) ?? []), { id, from: from_day, until: until_day }]);
  return periods;
}

export async function writeAway(
  database: Database,
  userId: string,
  { from, until }: AwayPeriod,
  now: number,
): Promise<void> {
  await database
    .insertInto('away_periods')
    .values({ id: randomUUID(), user_id: userId, from_day: from, until_day: until, created_at: now })
    .execute();
}

export async function changeAwayEnd(database: Database, id: string, until: string): Promise<void> {
  await database.updateTable('away_periods').set({ until_day: until }).where('id', '=', id).execute();
}

export async function removeAway(database: Database, id: string): Promise<void> {
  await database.deleteFrom('away_periods').where('id', '=', id).execute();
}
