// Changes of the settings page that are on their way, as values. Pure.
import type { Preferences, SomePreferences } from '../../../contract/people/preferences.ts';
import type { ProfilePicture } from '../../../contract/people/userSettings.ts';

/** Some preferences with their new values. */
export type LikingChange = SomePreferences;

export interface SettingsDraft {
  /** Null: untouched. */
  readonly name: string | null;
  /** A file is a new picture, null none. */
  readonly pictures: Partial<Record<ProfilePicture, File | null>>;
  readonly liked: LikingChange;
}

export const untouched: SettingsDraft = { name: null, pictures: {}, liked: {} };

/** Wishes for mails and devices are changed one by one, like the other preferences. */
export const likedWith = (before: LikingChange, change: LikingChange): LikingChange => ({
  ...before,
  ...change,
  mail: { ...before.mail, ...change.mail },
  push: { ...before.push, ...change.push },
});

const sameFields = (change: object, stored: object): [string, unknown][] => {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.keys(change).map((key) => [key, values.get(key)]);
};

/** The stored values of the fields that a change names. */
export function storedOf(change: LikingChange, stored: Preferences): LikingChange {
  const { mail, push, ...rest } = change;
  const former = Object.fromEntries(sameFields(rest, stored)) as LikingChange; // the same fields with their stored values
  const mails = Object.fromEntries(sameFields(mail ?? {}, stored.mail)) as LikingChange['mail']; // likewise
  const pushes = Object.fromEntries(sameFields(push ?? {}, stored.push)) as LikingChange['push']; // likewise
  return { ...former, ...(mail && { mail: mails }), ...(push && { push: pushes }) };
}
