// Admin panel: name and logo of the team, its language and time zone, where it is told of what is on.
import { Field, Input } from '@fluentui/react-components';
import { teamLogo } from '../../../contract/admin/admin.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { TeamLogo } from '../../../ui/TeamLogo.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { usePreview } from '../../../ui/usePreview.ts';
import { pictureAt } from '../../base/api/call.ts';
import { languages } from '../../base/words/language.ts';
import { ChannelFields } from '../../games/invite/ChannelFields.tsx';
import { usePlaces } from '../../games/invite/usePlaces.ts';
import { Choice } from '../../parts/Choice.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { TimeZoneField } from '../../puzzles/daily/TimeZoneField.tsx';
import type { AdminForm } from './useAdminSettings.ts';

export function TeamBlock({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { settings, draft, nameWrong } = form;
  const preview = usePreview(draft.logo ?? null);
  const logo = draft.logo === undefined ? pictureAt(settings.logo) : preview;
  return (
    <SettingsBlock id="admin-team" title={t('pages:admin.section.team')}>
      <Field
        label={t('pages:admin.team.name')}
        {...(nameWrong ? { validationMessage: t(nameWrong), validationState: 'error' as const } : {})}
      >
        <Input
          autoComplete="organization"
          dir="auto"
          onChange={(_, { value }) => form.change({ companyName: value })}
          size="large"
          value={draft.companyName}
        />
      </Field>
      <Field label={t('pages:admin.team.logo')}>
        <FilePicker
          hasPicture={logo !== null}
          label={t('pages:admin.team.logo')}
          maxBytes={teamLogo.logoImage.maxBytes}
          onChange={(file) => form.change({ logo: file })}
          preview={<TeamLogo name={draft.companyName || '·'} picture={logo} size={56} />}
        />
      </Field>
    </SettingsBlock>
  );
}

export function PlaceBlock({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { draft } = form;
  const names = new Map<string, string>(languages);
  return (
    <SettingsBlock id="admin-place" title={t('pages:admin.section.place')}>
      <Choice
        label={t('pages:admin.place.language')}
        onChange={(language) => form.change({ language })}
        value={draft.language}
        values={languages.map(([key]) => key)}
        words={(key) => names.get(key) ?? key}
      />
      <TimeZoneField
        onChange={(timeZone) => form.change({ timeZone })}
        problem={null}
        value={draft.timeZone}
      />
    </SettingsBlock>
  );
}

/** Only where the team is connected to a chat tool. */
export function ChannelBlock({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { draft } = form;
  if (usePlaces().length === 0) return null;
  return (
    <SettingsBlock
      id="admin-channel"
      title={t('pages:admin.section.channel')}
      words={t('pages:admin.channel.words')}
    >
      <ChannelFields
        channelId={draft.channelId}
        groupId={draft.groupId}
        onChange={(groupId, channelId) => form.change({ groupId, channelId })}
        problem={null}
      />
    </SettingsBlock>
  );
}
