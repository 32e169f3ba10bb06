// Updates preferences and the list of what was already shown to a person.
import {
  type putOnboarding,
  type putPreferences,
  usualPreferences,
  withChoices,
} from '../../../contract/people/preferences.ts';
import { writeOnboarding, writePreferences } from '../../people/preferenceStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'announcements' | 'database'>;

export const updatePreferences =
  ({ database, announcements }: Deps): Handler<typeof putPreferences> =>
  async ({ member }, { userId: _, files: __, ...chosen }) => {
    const preferences = await database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, member.userId);
      const now = withChoices(withChoices(usualPreferences, person?.preferences ?? {}), chosen);
      await writePreferences(trx, member.userId, now);
      return now;
    });
    announcements.publish({ kind: 'personChanged', userId: member.userId });
    return preferences;
  };

export const updateOnboarding =
  ({ database, announcements }: Deps): Handler<typeof putOnboarding> =>
  async ({ member }, { onboardingKey }) => {
    const onboarding = [...(await writeOnboarding(database, member.userId, onboardingKey))];
    announcements.publish({ kind: 'personChanged', userId: member.userId });
    return { onboarding };
  };
