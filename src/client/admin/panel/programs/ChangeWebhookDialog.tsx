// Chooses anew what a webhook is told.
import { changeWebhook, type TeamWebhook, webhookEvents } from '../../../../contract/admin/webhooks.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { ChoiceBoxes, chosenIn } from './ChoiceBoxes.tsx';

interface ChangeWebhookDialogProps {
  readonly webhook: Pick<TeamWebhook, 'webhookId' | 'url' | 'events'>;
  onClose(): void;
}

const checks = {
  events: (text: string) => (chosenIn(webhookEvents, text).length > 0 ? null : 'pages:webhooks.eventsNeeded'),
};

export function ChangeWebhookDialog({ webhook, onClose }: ChangeWebhookDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const { webhookId, url, events } = webhook;
  const host = url.replace('https://', ''); // with its path: one host can have several
  const fields = useFields(checks, { events: events.join(' ') });
  const save = async () => {
    if (!fields.isReady()) return;
    const body = { webhookId, events: chosenIn(webhookEvents, fields.values.events) };
    if (!(await send(() => call(changeWebhook, { body }, refreshAfterDialogs)))) return;
    announce(t('pages:webhooks.changed', { host }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:webhooks.cancel')}
      confirm={t('pages:webhooks.save')}
      form={fields.form}
      isBusy={isBusy}
      isHarmless
      onCancel={onClose}
      onConfirm={() => void save()}
      title={t('pages:webhooks.changeTitle', { host })}
    >
      <ChoiceBoxes
        all={webhookEvents}
        fields={fields}
        legend={t('pages:webhooks.events')}
        name="events"
        wordsOf={(event) => t(`pages:webhooks.event.${event}`)}
      />
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
