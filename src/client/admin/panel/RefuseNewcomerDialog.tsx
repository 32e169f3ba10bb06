// Asks before the account of a newcomer is removed.
import { type Newcomer, refuseNewcomer } from '../../../contract/people/newcomers.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';

interface RefuseNewcomerDialogProps {
  readonly newcomer: Newcomer;
  onClose(): void;
}

export function RefuseNewcomerDialog({ newcomer, onClose }: RefuseNewcomerDialogProps) {
  const { userId, signUpId, name, email } = newcomer;
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const refuse = async () => {
    const body = { userId, signUpId };
    const done = await send(() => call(refuseNewcomer, { body }, refreshAfterDialogs));
    if (!done) return;
    announce(t('pages:admin.newcomers.refused', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:admin.newcomers.keep')}
      confirm={t('pages:admin.newcomers.refuse')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void refuse()}
      title={t('pages:admin.newcomers.ask', { name })}
    >
      <p>{t('pages:admin.newcomers.effect', { email })}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
