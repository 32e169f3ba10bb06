// Settings: name and pictures.
import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { profilePictures } from '../../../contract/people/userSettings.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { usePreview } from '../../../ui/usePreview.ts';
import { pictureAt } from '../../base/api/call.ts';
import { checkName } from '../../parts/forms/checks.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { PutBack } from '../../parts/saving/PutBack.tsx';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import type { SettingsForm } from './useSettings.ts';

const useStyles = makeStyles({
  background: {
    width: '168px',
    height: '56px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'var(--tp-tint)',
  },
});

/** A preview: the chosen picture, else the stored one. */
function useShown(chosen: File | null | undefined, stored: string | null): string | null {
  const preview = usePreview(chosen ?? null);
  return chosen === undefined ? pictureAt(stored) : preview;
}

function Background({ picture }: { readonly picture: string | null }) {
  const { background } = useStyles();
  return picture ? <img alt="" className={background} src={picture} /> : <div className={background} />;
}

interface ProfileBlockProps {
  readonly settings: SettingsForm;
}

export function ProfileBlock({ settings }: ProfileBlockProps) {
  const { t } = useTexts();
  const { profile, draft } = settings;
  const name = draft.name ?? profile.name;
  const avatar = useShown(draft.pictures.profileImage, profile.avatar);
  const background = useShown(draft.pictures.profileBgImage, profile.profileBgImage);
  return (
    <SettingsBlock id="profile-settings" title={t('settings.profile')}>
      <SavedText
        autoComplete="name"
        check={checkName}
        label={t('door.form.name')}
        name="name"
        onSave={settings.rename}
        value={name}
      />
      <Field label={t('settings.avatar')}>
        <FilePicker
          hasPicture={avatar !== null}
          label={t('settings.avatar')}
          maxBytes={profilePictures.profileImage.maxBytes}
          onChange={(file) => void settings.picture('profileImage', file)}
          preview={<PersonAvatar name={name} picture={avatar} size={72} />}
        />
      </Field>
      <Field hint={t('settings.backgroundHint')} label={t('settings.background')}>
        <FilePicker
          hasPicture={background !== null}
          label={t('settings.background')}
          maxBytes={profilePictures.profileBgImage.maxBytes}
          onChange={(file) => void settings.picture('profileBgImage', file)}
          preview={<Background picture={background} />}
        />
      </Field>
      <PutBack refusal={settings.refusalIn('profile')} />
    </SettingsBlock>
  );
}
