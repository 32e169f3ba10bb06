// Handlers of profiles: one's own, or that of a colleague.
import type { profileOverview, userProfile } from '../../../contract/progress/profile.ts';
import { colleagueFor } from '../../people/colleague.ts';
import type { Member } from '../../people/members.ts';
import { readOwn } from '../../people/preferenceStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { ProgressServices } from '../services.ts';
import { achievementsOf, levelOfPerson, ownStory } from './story.ts';

type Deps = Pick<ProgressServices, 'clock' | 'database' | 'members'>;

export const getLevel =
  (services: Deps): Handler<typeof profileOverview> =>
  async ({ member }, { userId }) => {
    const person = await colleagueFor(services.members, member, userId);
    return 'error' in person ? person : levelOfPerson(services.database, person.userId);
  };

export const getProfile =
  (services: Deps): Handler<typeof userProfile> =>
  async ({ member }, input) => {
    const { database, clock } = services;
    const person = await colleagueFor(services.members, member, input.userId);
    if ('error' in person) return person;
    const { userId, name, avatar } = person;
    const [{ played, ...level }, achievements] = await Promise.all([
      levelOfPerson(database, userId),
      achievementsOf(database, userId),
    ]);
    const shown = { userId, name, avatar, ...level, achievements };
    if (userId !== member.userId) return shown;
    const timeZone = member.team?.timeZone ?? 'UTC';
    const [story, own] = await Promise.all([
      ownStory(database, userId, { teamId: member.team?.teamId ?? null, timeZone, now: clock.now() }),
      ownFacts(services, member),
    ]);
    return { ...shown, played, ...story, ...own };
  };

/** Fields that only the person themselves gets. */
async function ownFacts({ database }: Deps, { userId, language, theme, preferences }: Member) {
  const own = await readOwn(database, userId);
  return {
    email: own?.email ?? null,
    hasPassword: own?.password_hash != null,
    profileBgImage: own?.background ?? null,
    language,
    theme,
    onboarding: [...(own?.onboarding ?? [])],
    preferences,
  };
}
