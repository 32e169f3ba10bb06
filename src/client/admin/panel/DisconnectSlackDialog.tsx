// Confirms that the bot is taken out of the Slack workspace.
import { disconnectSlack } from '../../../contract/messaging/chat.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';

interface DisconnectSlackDialogProps {
  readonly isOpen: boolean;
  readonly workspace: string;
  onClose(): void;
  onDone(): void;
}

export function DisconnectSlackDialog({ isOpen, workspace, onClose, onDone }: DisconnectSlackDialogProps) {
  const { t } = useTexts();
  const { team } = useSignedIn();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const disconnect = async () => {
    const body = { ...(team && { teamId: team.teamId }) };
    const done = await send(() => call(disconnectSlack, { body }, refreshAfterDialogs));
    if (!done) return;
    announce(t('pages:chatTools.slack.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:chatTools.slack.keep')}
      confirm={t('pages:chatTools.slack.disconnect')}
      isBusy={isBusy}
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={() => void disconnect()}
      title={t('pages:chatTools.slack.ask', { workspace })}
    >
      <p>{t('pages:chatTools.slack.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
