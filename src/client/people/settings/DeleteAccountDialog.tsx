// Confirms that an account is deleted: says what goes and what stays, and asks for the name.
import { makeStyles } from '@fluentui/react-components';
import { deleteAccount } from '../../../contract/people/leaving.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { session } from '../../base/session/session.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useSend } from '../../parts/forms/useSend.ts';

const useStyles = makeStyles({
  effects: { display: 'grid', gap: '6px', margin: 0, paddingLeft: '20px', listStyleType: 'disc' },
});

const effects = ['seats', 'results', 'rest', 'back'] as const;

/** Ignores spaces and Unicode normalisation. */
const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId, name } = useSignedIn();
  const checks = {
    name: (text: string) => (plain(text) === plain(name) ? null : 'account.data.nameUnlike'),
  };
  const fields = useFields(checks, { name: '' });
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    if (!fields.isReady()) return;
    const gone = await send(() => call(deleteAccount, { body: { userId } }));
    if (gone) session.signOut('deleted');
  };
  return (
    <ConfirmDialog
      cancel={t('account.data.keep')}
      confirm={t('account.data.act')}
      form={fields.form}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t('account.data.ask')}
    >
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{t(`account.data.effects.${effect}`)}</li>
        ))}
      </ul>
      <FormSummary fields={fields} />
      <TextField
        autoComplete="off"
        fields={fields}
        kind="text"
        label={t('account.data.typeName', { name })}
        name="name"
      />
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
