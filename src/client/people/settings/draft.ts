// Unsaved changes of the settings page, as values.
import type { Preferences, SomePreferences } from '../../../contract/people/preferences.ts';
import type { ProfilePicture } from '../../../contract/people/userSettings.ts';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import type { AccountChange } from '../../parts/profile/profileStore.ts';

export interface SettingsDraft {
  /** As typed; null: untouched. */
  readonly name: string | null;
  /** A file is a new picture, null none. */
  readonly pictures: Partial<Record<ProfilePicture, File | null>>;
  readonly preferences: Partial<Omit<Preferences, 'mail'>>;
  readonly mail: Partial<Preferences['mail']>;
}

export const untouched: SettingsDraft = { name: null, pictures: {}, preferences: {}, mail: {} };

/** The changes against the stored profile. */
export interface Changes {
  readonly account: AccountChange | null;
  readonly preferences: SomePreferences | null;
}

/** Only the fields that differ; null when none does. */
function different<T extends object>(before: T, now: Partial<T>): Partial<T> | null {
  const told = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(now).filter(([key, value]) => value !== told.get(key));
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<T>) : null; // some of the same fields
}

const storedPicture = (profile: OwnProfile, field: ProfilePicture): string | null =>
  field === 'profileImage' ? profile.avatar : profile.profileBgImage;

function accountChange(draft: SettingsDraft, profile: OwnProfile): AccountChange | null {
  const name = draft.name?.trim();
  const isRenamed = name !== undefined && name !== profile.name;
  const fields = (['profileImage', 'profileBgImage'] as const).filter((field) => {
    const picture = draft.pictures[field];
    return picture !== undefined && (picture !== null || storedPicture(profile, field) !== null);
  });
  if (!isRenamed && fields.length === 0) return null;
  const pictures = Object.fromEntries(fields.map((field) => [field, draft.pictures[field] ?? null]));
  return { ...(isRenamed && { name }), pictures };
}

export function changesOf(draft: SettingsDraft, profile: OwnProfile): Changes {
  const { mail: stored, ...rest } = profile.preferences;
  const mail = different(stored, draft.mail);
  const liked = different(rest, draft.preferences);
  return {
    account: accountChange(draft, profile),
    preferences: liked || mail ? { ...liked, ...(mail && { mail }) } : null,
  };
}

export const hasChanges = ({ account, preferences }: Changes): boolean =>
  account !== null || preferences !== null;
