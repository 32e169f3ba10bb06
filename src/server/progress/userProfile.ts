// The level and the story of oneself, or of a colleague.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { profileOverview, userProfile } from '../../contract/profile.ts';
import type { Handler } from '../http/route.ts';
import type { Member } from '../people/members.ts';
import { readOwn } from '../people/preferenceStore.ts';
import type { Parts } from '../start/services.ts';
import { achievementsOf, levelOfPerson, ownStory } from './story.ts';

/** Oneself, or somebody of one's team; nobody else is known to exist. */
async function personFor(
  { members }: Parts,
  asking: Member,
  userId = asking.userId,
): Promise<Member | Refusal> {
  if (userId === asking.userId) return asking;
  const other = asking.team && (await members.read(userId));
  const isColleague = other?.team?.teamId === asking.team?.teamId && !other?.isDisabled;
  return other && isColleague ? other : refuse('NotFound');
}

export const showingLevel =
  (parts: Parts): Handler<typeof profileOverview> =>
  async ({ member }, { userId }) => {
    const person = await personFor(parts, member, userId);
    return 'error' in person ? person : levelOfPerson(parts.database, person.userId);
  };

export const showingProfile =
  (parts: Parts): Handler<typeof userProfile> =>
  async ({ member }, input) => {
    const { database, clock } = parts;
    const person = await personFor(parts, member, input.userId);
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
      ownStory(database, userId, { timeZone, now: clock.now() }),
      ownFacts(parts, member),
    ]);
    return { ...shown, played, ...story, ...own };
  };

/** What nobody else is told. */
async function ownFacts({ database }: Parts, { userId, language, theme, preferences }: Member) {
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
