// Store of preferences.
import { sql } from 'kysely';
import {
  type OnboardingKey,
  type SomePreferences,
  usualPreferences,
  withChoices,
} from '../../contract/people/preferences.ts';
import type { Database } from '../base/storage/database.ts';
import type { StoredPerson } from './store.ts';

export type OwnRow = Pick<StoredPerson, 'email' | 'password_hash' | 'background' | 'onboarding'>;

export const readOwn = (database: Database, userId: string): Promise<OwnRow | undefined> =>
  database
    .selectFrom('people')
    .select(['email', 'password_hash', 'background', 'onboarding'])
    .where('id', '=', userId)
    .executeTakeFirst();

export async function writePreferences(
  database: Database,
  userId: string,
  chosen: SomePreferences,
): Promise<void> {
  await database
    .updateTable('people')
    .set({ preferences: JSON.stringify(chosen) })
    .where('id', '=', userId)
    .execute();
}

/** Each key once (idempotent). */
export async function writeOnboarding(
  database: Database,
  userId: string,
  key: OnboardingKey,
): Promise<readonly OnboardingKey[]> {
  const said = JSON.stringify([key]);
  const { onboarding } = await database
    .updateTable('people')
    .set({
      onboarding: sql<string>`case when onboarding @> ${said}::jsonb then onboarding else onboarding || ${said}::jsonb end`,
    })
    .where('id', '=', userId)
    .returning('onboarding')
    .executeTakeFirstOrThrow();
  return onboarding;
}

export interface StoredSettings {
  readonly name?: string;
  readonly language?: StoredPerson['language'];
  readonly theme?: StoredPerson['theme'];
  readonly has_chosen_theme?: true;
  /** Null: removed. */
  readonly avatar?: string | null;
  readonly background?: string | null;
}

export async function writeSettings(
  database: Database,
  userId: string,
  settings: StoredSettings,
): Promise<void> {
  await database.updateTable('people').set(settings).where('id', '=', userId).execute();
}

/** Leaves all other preferences unchanged. */
export async function writeWeekly(database: Database, userId: string, wants: boolean): Promise<void> {
  await sql`
    update people set preferences = preferences || jsonb_build_object('mail',
      coalesce(preferences -> 'mail', '{}'::jsonb) || jsonb_build_object('weekly', ${wants}::boolean))
    where id = ${userId}`.execute(database);
}

export async function wantsWeekly(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('people')
    .select('preferences')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? withChoices(usualPreferences, row.preferences).mail.weekly : false;
}
