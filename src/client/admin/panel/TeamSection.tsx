// Section of the admin panel: name and logo of the team, its language and time zone.
import { Field } from '@fluentui/react-components';
import { teamLogo } from '../../../contract/admin/admin.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { TeamLogo } from '../../../ui/TeamLogo.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { usePreview } from '../../../ui/usePreview.ts';
import { pictureAt } from '../../base/api/call.ts';
import { languages } from '../../base/words/language.ts';
import { Choice } from '../../parts/Choice.tsx';
import { checkName } from '../../parts/forms/checks.ts';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import { TimeZoneField } from '../../puzzles/daily/TimeZoneField.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

export function TeamSection({ form }: { readonly form: AdminForm }) {
  return (
    <>
      <TeamCard form={form} />
      <PlaceCard form={form} />
    </>
  );
}

function TeamCard({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { settings, draft } = form;
  const preview = usePreview(draft.logo ?? null);
  const logo = draft.logo === undefined ? pictureAt(settings.logo) : preview;
  return (
    <SectionCard refusal={form.refusalIn('team')}>
      <div id={settingId('name')}>
        <SavedText
          autoComplete="organization"
          check={checkName}
          label={t('pages:admin.team.name')}
          name="companyName"
          onSave={(companyName) => form.change('team', () => ({ companyName }))}
          value={draft.companyName}
        />
      </div>
      <Field id={settingId('logo')} label={t('pages:admin.team.logo')}>
        <FilePicker
          hasPicture={logo !== null}
          label={t('pages:admin.team.logo')}
          maxBytes={teamLogo.logoImage.maxBytes}
          onChange={(file) => void form.change('team', () => ({ logo: file }))}
          preview={<TeamLogo name={draft.companyName || '·'} picture={logo} size={56} />}
        />
      </Field>
    </SectionCard>
  );
}

function PlaceCard({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const { draft } = form;
  const names = new Map<string, string>(languages);
  return (
    <SectionCard refusal={form.refusalIn('place')} title={t('pages:admin.section.place')}>
      <div id={settingId('language')}>
        <Choice
          label={t('pages:admin.place.language')}
          onChange={(language) => void form.change('place', () => ({ language }))}
          value={draft.language}
          values={languages.map(([key]) => key)}
          words={(key) => names.get(key) ?? key}
        />
      </div>
      <div id={settingId('zone')}>
        <TimeZoneField
          onChange={(timeZone) => void form.change('place', () => ({ timeZone }))}
          problem={null}
          value={draft.timeZone}
        />
      </div>
    </SectionCard>
  );
}
