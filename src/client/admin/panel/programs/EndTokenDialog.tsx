// Confirms that a token is ended.
import { endTeamToken, type TeamToken } from '../../../../contract/admin/teamTokens.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

interface EndTokenDialogProps {
  readonly token: Pick<TeamToken, 'tokenId' | 'name'>;
  onClose(): void;
}

export function EndTokenDialog({ token: { tokenId, name }, onClose }: EndTokenDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const end = async () => {
    if (!(await send(() => call(endTeamToken, { body: { tokenId } }, refreshAfterDialogs)))) return;
    announce(t('pages:tokens.ended', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:tokens.keep')}
      confirm={t('pages:tokens.end')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void end()}
      title={t('pages:tokens.ask', { name })}
    >
      <p>{t('pages:tokens.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
