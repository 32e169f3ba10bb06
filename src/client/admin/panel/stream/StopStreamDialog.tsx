// Asks before the admin activity is no longer sent to the company's log system.
import { removeAuditStream } from '../../../../contract/admin/auditStream.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

interface StopStreamDialogProps {
  readonly host: string;
  onClose(): void;
}

export function StopStreamDialog({ host, onClose }: StopStreamDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    if (!(await send(() => call(removeAuditStream, { body: {} }, refreshAfterDialogs)))) return;
    announce(t('pages:auditStream.stopped'));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:auditStream.keep')}
      confirm={t('pages:auditStream.stop')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t('pages:auditStream.ask', { host })}
    >
      <p>{t('pages:auditStream.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
