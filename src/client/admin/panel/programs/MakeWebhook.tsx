// The form that adds a webhook: its address, and what it is told.
import { Button, makeStyles } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import {
  isWebhookUrl,
  makeWebhook,
  type TeamWebhook,
  webhookEvents,
} from '../../../../contract/admin/webhooks.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useFirstField } from '../../../parts/forms/useFirstField.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { ChoiceBoxes, chosenIn } from './ChoiceBoxes.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '480px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px' },
});

interface MakeWebhookProps {
  onCancel(): void;
  onMade(answer: { readonly secret: string; readonly made: TeamWebhook }): void;
}

const checks = {
  url: (text: string) => (isWebhookUrl(text.trim()) ? null : 'pages:webhooks.urlNeeded'),
  events: (text: string) => (chosenIn(webhookEvents, text).length > 0 ? null : 'pages:webhooks.eventsNeeded'),
};

export function MakeWebhook({ onCancel, onMade }: MakeWebhookProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const fields = useFields(checks, { url: '', events: '' });
  useFirstField(() => fields.focus('url'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const { url, events } = fields.values;
    const body = { url: url.trim(), events: chosenIn(webhookEvents, events) };
    const made = await send(() => call(makeWebhook, { body }));
    if (made) onMade(made);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} ref={fields.form}>
      <TextField
        autoComplete="off"
        fields={fields}
        hint={t('pages:webhooks.urlHint')}
        kind="text"
        label={t('pages:webhooks.url')}
        name="url"
      />
      <ChoiceBoxes
        all={webhookEvents}
        fields={fields}
        legend={t('pages:webhooks.events')}
        name="events"
        wordsOf={(event) => t(`pages:webhooks.event.${event}`)}
      />
      <Problem refusal={refusal} />
      <div className={styles.acts}>
        <Button appearance="primary" className={styles.act} disabledFocusable={isBusy} type="submit">
          {t('pages:webhooks.make')}
        </Button>
        <Button className={styles.act} onClick={onCancel} type="button">
          {t('pages:webhooks.cancel')}
        </Button>
      </div>
    </form>
  );
}
