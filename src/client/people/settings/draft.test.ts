// Only what differs from what is stored counts as changed.
import { expect, it } from 'vitest';
import { usualPreferences } from '../../../contract/people/preferences.ts';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import { changesOf, hasChanges, untouched } from './draft.ts';

const profile: OwnProfile = {
  level: 1,
  winRate: 0,
  totalXp: 0,
  levelStart: 0,
  levelEnd: 100,
  achievements: [],
  userId: 'ada',
  name: 'Ada',
  avatar: null,
  email: null,
  hasPassword: true,
  profileBgImage: '/pictures/b.webp',
  language: 'en',
  theme: 'light',
  onboarding: [],
  preferences: usualPreferences,
};
const file = new File(['x'], 'me.png');
const none = { account: null, preferences: null };

it.each([
  untouched,
  { ...untouched, name: ' Ada ' },
  { ...untouched, preferences: { board: 'linen' as const, legalHints: true } },
  { ...untouched, mail: { invited: true } },
  { ...untouched, pictures: { profileImage: null } },
])('nothing is changed by %o', (draft) => {
  expect(changesOf(draft, profile)).toEqual(none);
  expect(hasChanges(changesOf(draft, profile))).toBe(false);
});

it('a name is sent without its edges, and only when it is another', () => {
  const { account } = changesOf({ ...untouched, name: ' Ada Moss ' }, profile);
  expect(account).toEqual({ name: 'Ada Moss', pictures: {} });
});

it('a picture is new, or gone where there was one', () => {
  const pictures = { profileImage: file, profileBgImage: null };
  expect(changesOf({ ...untouched, pictures }, profile).account).toEqual({ pictures });
});

it('preferences are sent field by field, wishes for mails among themselves', () => {
  const draft = {
    ...untouched,
    preferences: { confirmMoves: true, coordinates: true },
    mail: { yourTurn: true, invited: true },
  };
  expect(changesOf(draft, profile).preferences).toEqual({ confirmMoves: true, mail: { yourTurn: true } });
});
