// The settings of a person: what is shown, and changes that are stored at once and can be taken back.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { type Preferences, withChoices } from '../../../contract/people/preferences.ts';
import type { ProfilePicture } from '../../../contract/people/userSettings.ts';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import { pictureAt } from '../../base/api/call.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import type { Undoing } from '../../parts/saving/SavedLine.tsx';
import { storedPicture } from '../../parts/saving/storedPicture.ts';
import { useSelfSaving } from '../../parts/saving/useSelfSaving.ts';
import { type LikingChange, likedWith, type SettingsDraft, storedOf, untouched } from './draft.ts';

/** The blocks that save their changes; one that is refused says so there. */
export type SettingsPart = 'profile' | 'play' | 'motion' | 'device' | 'mail' | 'isInvisible' | 'shortcuts';

export interface SettingsForm {
  readonly profile: OwnProfile;
  readonly draft: SettingsDraft;
  readonly preferences: Preferences;
  readonly saving: Undoing;
  refusalIn(part: SettingsPart): Refusal | null;
  rename(name: string): Promise<boolean>;
  picture(field: ProfilePicture, file: File | null): Promise<boolean>;
  prefer(part: SettingsPart, change: LikingChange): Promise<boolean>;
}

const storedFile = (profile: OwnProfile, field: ProfilePicture) =>
  storedPicture(pictureAt(field === 'profileImage' ? profile.avatar : profile.profileBgImage), field);

export function useSettings(profile: OwnProfile): SettingsForm {
  const saving = useSelfSaving(untouched);
  return {
    profile,
    draft: saving.shown,
    preferences: withChoices(profile.preferences, saving.shown.liked),
    saving,
    refusalIn: saving.refusalIn,
    rename: (name) =>
      saving.save({
        part: 'profile',
        edit: (before) => ({ ...before, name }),
        store: () => profileStore.changeAccount({ name }),
        restore: () => profileStore.changeAccount({ name: profile.name }),
      }),
    picture(field, file) {
      const former = storedFile(profile, field);
      const keep = (picture: File | null) => profileStore.changeAccount({ pictures: { [field]: picture } });
      return saving.save({
        part: 'profile',
        edit: (before) => ({ ...before, pictures: { ...before.pictures, [field]: file } }),
        async store() {
          await former; // the former picture is deleted with the change
          return keep(file);
        },
        async restore() {
          const picture = await former;
          return isRefusal(picture) ? picture : keep(picture);
        },
      });
    },
    prefer: (part, change) =>
      saving.save({
        part,
        edit: (before) => ({ ...before, liked: likedWith(before.liked, change) }),
        store: () => profileStore.prefer(change),
        restore: () => profileStore.prefer(storedOf(change, profile.preferences)),
      }),
  };
}
