// Confirms that somebody is removed from the team.
import { removeMember } from '../../../contract/admin/team.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';

export interface Removed {
  readonly userId: string;
  readonly name: string;
}

interface RemoveMemberDialogProps {
  readonly member: Removed;
  onClose(): void;
}

export function RemoveMemberDialog({ member: { userId, name }, onClose }: RemoveMemberDialogProps) {
  const { t } = useTexts();
  const { team } = useSignedIn();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    const body = { userId, ...(team && { teamId: team.teamId }) };
    const done = await send(() => call(removeMember, { body }, refreshAfterDialogs));
    if (!done) return;
    announce(t('members.removed', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('members.keep')}
      confirm={t('members.remove')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
      title={t('members.ask', { name })}
    >
      <p>{t('members.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
