// Admin panel: the data of the team as a file, and deleting the team with a week to think it over.
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { deleteTeam, exportTeam, keepTeam } from '../../../contract/admin/admin.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { localeOf } from '../../base/words/language.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { download, saveFile } from '../../parts/saveFile.ts';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: '44px' },
  effects: { display: 'grid', gap: '6px', margin: 0, paddingLeft: '20px', listStyleType: 'disc' },
});

const effects = ['members', 'results', 'week'] as const;

interface DialogProps {
  readonly companyName: string;
  onClose(): void;
}

function DeleteDialog({ companyName, onClose }: DialogProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const isNamed = (text: string) => text.normalize('NFC').trim() === companyName;
  const fields = useFields(
    { companyName: (text: string) => (isNamed(text) ? null : 'pages:admin.end.unlike') },
    { companyName: '' },
  );
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    if (!fields.isReady()) return;
    if (await send(() => call(deleteTeam, { body: fields.values }, refreshAfterDialogs))) onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:admin.end.keep')}
      confirm={t('pages:admin.end.delete')}
      form={fields.form}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t('pages:admin.end.ask')}
    >
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{t(`pages:admin.end.effect.${effect}`)}</li>
        ))}
      </ul>
      <FormSummary fields={fields} />
      <TextField
        autoComplete="off"
        fields={fields}
        kind="text"
        label={t('pages:admin.end.typeName', { name: companyName })}
        name="companyName"
      />
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}

interface EndBlockProps {
  readonly form: Pick<AdminForm, 'settings'>;
  readonly teamId: string;
}

export function EndBlock({ form: { settings }, teamId }: EndBlockProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const [isAsking, ask] = useState(false);
  const { companyName, deletesAt } = settings;
  const save = async () => {
    const data = await send(() => download(exportTeam, { params: { id: teamId } }));
    if (data) saveFile('team.json', data, 'application/json');
  };
  const keep = () => send(() => call(keepTeam, { body: {} }));
  const day =
    deletesAt &&
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short' }).format(
      new Date(deletesAt),
    );
  return (
    <SectionCard>
      {day && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('pages:admin.end.planned', { day })}</MessageBarBody>
        </MessageBar>
      )}
      <p className={mergeClasses(type.body, type.quiet)}>{t('pages:admin.end.words')}</p>
      <Problem refusal={refusal} />
      <div className={styles.acts} id={settingId('data')}>
        <Button className={styles.button} disabledFocusable={isBusy} onClick={() => void save()}>
          {t('pages:admin.end.export')}
        </Button>
        {deletesAt ? (
          <Button
            appearance="primary"
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => void keep()}
          >
            {t('pages:admin.end.stop')}
          </Button>
        ) : (
          <Button className={styles.button} id={settingId('delete')} onClick={() => ask(true)}>
            {t('pages:admin.end.delete')}
          </Button>
        )}
      </div>
      {isAsking && <DeleteDialog companyName={companyName} onClose={() => ask(false)} />}
    </SectionCard>
  );
}
