// The form that places a legal hold: on whom, and why.
import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import type { AdminSettings } from '../../../../contract/admin/admin.ts';
import { holdLimits, placeHold } from '../../../../contract/admin/keeping.ts';
import { line } from '../../../../contract/fields.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PanelForm } from '../PanelForm.tsx';

const useStyles = makeStyles({
  act: { minHeight: '44px', justifySelf: 'start' },
});

const wholeTeam = 'team';
const reason = line(holdLimits.reason);

interface PlaceHoldProps extends Pick<AdminSettings, 'members'> {
  onPlaced(): void;
}

export function PlaceHold({ members, onPlaced }: PlaceHoldProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const fields = useFields(
    {
      whom: (text: string) => (text === '' ? 'pages:keeping.whomNeeded' : null),
      reason: (text: string) => (reason.safeParse(text).success ? null : 'pages:keeping.reasonNeeded'),
    },
    { whom: '', reason: '' },
  );
  const wrong = fields.wrong('whom');
  const submit = async () => {
    if (!fields.isReady()) return;
    const { whom, reason: why } = fields.values;
    const body = { userId: whom === wholeTeam ? null : whom, reason: why };
    if (!(await send(() => call(placeHold, { body })))) return;
    announce(t('pages:keeping.placed'));
    onPlaced();
  };
  return (
    <PanelForm form={fields.form} send={() => void submit()}>
      <Field
        label={t('pages:keeping.whom')}
        {...(wrong ? { validationMessage: t(wrong), validationState: 'error' as const } : {})}
      >
        <Select
          name="whom"
          onChange={(_, { value }) => fields.change('whom', value)}
          size="large"
          value={fields.values.whom}
        >
          <option value="">{t('pages:keeping.choose')}</option>
          <option value={wholeTeam}>{t('pages:keeping.wholeTeam')}</option>
          {members.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        autoComplete="off"
        fields={fields}
        hint={t('pages:keeping.reasonHint')}
        kind="text"
        label={t('pages:keeping.reason')}
        name="reason"
      />
      <Problem refusal={refusal} />
      <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
        {t('pages:keeping.place')}
      </Button>
    </PanelForm>
  );
}
