// The form that adds a webhook: its address, and what it is told.
import {
  isWebhookUrl,
  makeWebhook,
  type TeamWebhook,
  webhookEvents,
} from '../../../../contract/admin/webhooks.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useFirstField } from '../../../parts/forms/useFirstField.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { ChoiceBoxes, chosenIn } from './ChoiceBoxes.tsx';
import { ProgramForm } from './ProgramForm.tsx';

interface MakeWebhookProps {
  onCancel(): void;
  onMade(answer: { readonly secret: string; readonly made: TeamWebhook }): void;
}

const checks = {
  url: (text: string) => (isWebhookUrl(text.trim()) ? null : 'pages:webhooks.urlNeeded'),
  events: (text: string) => (chosenIn(webhookEvents, text).length > 0 ? null : 'pages:webhooks.eventsNeeded'),
};

export function MakeWebhook({ onCancel, onMade }: MakeWebhookProps) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const fields = useFields(checks, { url: '', events: '' });
  useFirstField(() => fields.focus('url'));
  const submit = async () => {
    const { url, events } = fields.values;
    const body = { url: url.trim(), events: chosenIn(webhookEvents, events) };
    const made = await send(() => call(makeWebhook, { body }));
    if (made) onMade(made);
  };
  return (
    <ProgramForm
      fields={fields}
      isBusy={isBusy}
      onCancel={onCancel}
      onSubmit={submit}
      refusal={refusal}
      texts="webhooks"
    >
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
    </ProgramForm>
  );
}
