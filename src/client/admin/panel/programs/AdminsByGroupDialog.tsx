// Asks before everybody in a group of the directory becomes an admin.
import { setGroupEffect, type TeamGroup } from '../../../../contract/admin/groups.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

interface AdminsByGroupDialogProps {
  readonly group: TeamGroup;
  onClose(): void;
}

export function AdminsByGroupDialog({ group, onClose }: AdminsByGroupDialogProps) {
  const { groupId, name, people } = group;
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const confirm = async () => {
    const body = { groupId, effect: 'admins' as const };
    if (!(await send(() => call(setGroupEffect, { body }, refreshAfterDialogs)))) return;
    announce(t('pages:groups.set', { name, effect: t('pages:groups.effect.admins') }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:groups.cancel')}
      confirm={t('pages:groups.confirm')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={t('pages:groups.ask', { name })}
    >
      <p>{t('pages:groups.askEffect', { count: people })}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
