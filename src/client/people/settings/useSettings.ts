// State of the settings page: shown values, unsaved changes, saving.
import { useRef, useState } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import type { Preferences } from '../../../contract/people/preferences.ts';
import type { ProfilePicture } from '../../../contract/people/userSettings.ts';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import { useUnsavedChanges } from '../../base/navigation/useUnsavedChanges.ts';
import { checkName } from '../../parts/forms/checks.ts';
import { useDraft } from '../../parts/forms/useDraft.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { type Changes, changesOf, hasChanges, type SettingsDraft, untouched } from './draft.ts';

export type Saving = 'none' | 'busy' | 'done';

export interface SettingsForm {
  readonly profile: OwnProfile;
  readonly name: string;
  /** A text key; null while nothing is wrong. */
  readonly nameWrong: string | null;
  readonly preferences: Preferences;
  readonly draft: SettingsDraft;
  readonly isDirty: boolean;
  readonly saving: Saving;
  readonly refusal: Refusal | null;
  rename(name: string): void;
  picture(field: ProfilePicture, file: File | null): void;
  prefer(change: SettingsDraft['preferences']): void;
  preferMail(change: SettingsDraft['mail']): void;
  discard(): void;
  /** False when a field is invalid and nothing was sent. */
  save(): boolean;
}

const savedShownMs = 1_500;

/** Saved changes leave the draft; refused ones stay. */
async function send({ account, preferences }: Changes, keep: (part: Partial<SettingsDraft>) => void) {
  const refused = account && (await profileStore.changeAccount(account));
  if (refused) return refused;
  keep({ name: null, pictures: {} });
  const disliked = preferences && (await profileStore.prefer(preferences));
  if (!disliked) keep({ preferences: {}, mail: {} });
  return disliked;
}

export function useSettings(profile: OwnProfile): SettingsForm {
  const [draft, setDraft] = useDraft('settings', untouched);
  const [saving, setSaving] = useState<Saving>('none');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changes = changesOf(draft, profile);
  const isDirty = hasChanges(changes);
  const name = draft.name ?? profile.name;
  const nameWrong = checkName(name);
  useUnsavedChanges(isDirty);
  const edit = (change: (before: SettingsDraft) => Partial<SettingsDraft>) => {
    setSaving('none');
    setDraft((before) => ({ ...before, ...change(before) }));
  };

  async function store(): Promise<void> {
    setSaving('busy');
    setRefusal(null);
    const refused = await send(changes, (part) => setDraft((before) => ({ ...before, ...part })));
    setRefusal(refused);
    setSaving(refused ? 'none' : 'done');
    clearTimeout(rest.current);
    if (!refused) rest.current = setTimeout(() => setSaving('none'), savedShownMs);
  }

  const { mail } = profile.preferences;
  return {
    profile,
    name,
    nameWrong,
    draft,
    isDirty,
    saving,
    refusal,
    preferences: { ...profile.preferences, ...draft.preferences, mail: { ...mail, ...draft.mail } },
    rename: (next) => edit(() => ({ name: next })),
    picture: (field, file) => edit(({ pictures }) => ({ pictures: { ...pictures, [field]: file } })),
    prefer: (change) => edit(({ preferences }) => ({ preferences: { ...preferences, ...change } })),
    preferMail: (change) => edit((before) => ({ mail: { ...before.mail, ...change } })),
    discard() {
      setDraft(untouched);
      setRefusal(null);
    },
    save() {
      if (nameWrong !== null) return false;
      if (isDirty && saving !== 'busy') void store();
      return true;
    },
  };
}
