// Admin panel: when the invite link ends – after a day, or after a number of people – and that it has ended.
import { makeStyles } from '@fluentui/react-components';
import { mostInviteUses } from '../../../contract/admin/admin.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { Notice } from '../../parts/forms/Notice.tsx';
import { SavedText } from '../../parts/saving/SavedText.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});

/** The date in a time zone, as `2026-05-01`. */
const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);

const checkUses = (text: string): string | null =>
  text === '' || (/^[1-9]\d*$/.test(text) && Number(text) <= mostInviteUses)
    ? null
    : 'pages:admin.joining.usesWrong';

export function LinkEnds({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { inviteLastDay: lastDay, inviteUsesLeft: usesLeft, timeZone } = form.draft;
  const isPast = lastDay !== null && dayIn(timeZone, Date.now()) > lastDay;
  const over = isPast ? 'dayOver' : usesLeft === 0 ? 'usesOver' : null;
  return (
    <>
      {over && <Notice intent="info">{t(`pages:admin.joining.${over}`)}</Notice>}
      <div className={styles.fields} id={settingId('linkEnds')}>
        <SavedText
          hint={t('pages:admin.joining.lastDayHint')}
          kind="date"
          label={t('pages:admin.joining.lastDay')}
          name="inviteLastDay"
          onSave={(day) => form.change('joining', () => ({ inviteLastDay: day === '' ? null : day }))}
          value={lastDay ?? ''}
        />
        <SavedText
          check={checkUses}
          hint={t('pages:admin.joining.usesHint')}
          label={t('pages:admin.joining.uses')}
          name="inviteUsesLeft"
          onSave={(uses) =>
            form.change('joining', () => ({ inviteUsesLeft: uses === '' ? null : Number(uses) }))
          }
          value={usesLeft === null ? '' : String(usesLeft)}
        />
      </div>
    </>
  );
}
