// Confirms that a webhook is removed.
import { removeWebhook, type TeamWebhook } from '../../../../contract/admin/webhooks.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

interface RemoveWebhookDialogProps {
  readonly webhook: Pick<TeamWebhook, 'webhookId' | 'url'>;
  onClose(): void;
}

export function RemoveWebhookDialog({ webhook: { webhookId, url }, onClose }: RemoveWebhookDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const host = url.replace('https://', ''); // with its path: one host can have several
  const remove = async () => {
    if (!(await send(() => call(removeWebhook, { body: { webhookId } }, refreshAfterDialogs)))) return;
    announce(t('pages:webhooks.removed', { host }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:webhooks.keep')}
      confirm={t('pages:webhooks.remove')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t('pages:webhooks.ask', { host })}
    >
      <p>{t('pages:webhooks.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
