// Asks before the bot is taken out of the workspace, and says what that means.
import { useQueryClient } from '@tanstack/react-query';
import { chatTools, disconnectSlack } from '../../../contract/chat.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../api/call.ts';
import { useSend } from '../../forms/useSend.ts';
import { useSignedIn } from '../../session/useSession.ts';
import { AskFirst } from './AskFirst.tsx';

interface DisconnectDialogProps {
  readonly isOpen: boolean;
  readonly workspace: string;
  onClose(): void;
  onDone(): void;
}

export function DisconnectDialog({ isOpen, workspace, onClose, onDone }: DisconnectDialogProps) {
  const { t } = useTexts();
  const { team } = useSignedIn();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend();
  const disconnect = async () => {
    const done = await send(() => call(disconnectSlack, { body: { ...(team && { teamId: team.teamId }) } }));
    if (!done) return;
    announce(t('chatTools.slack.done'));
    onDone();
    void queries.invalidateQueries({ queryKey: [chatTools.method, chatTools.path] });
  };
  return (
    <AskFirst
      isBusy={isBusy}
      isOpen={isOpen}
      onAct={() => void disconnect()}
      onKeep={onClose}
      refusal={refusal}
      words={{
        question: t('chatTools.slack.ask', { workspace }),
        effect: t('chatTools.slack.effect'),
        keep: t('chatTools.slack.keep'),
        act: t('chatTools.slack.disconnect'),
      }}
    />
  );
}
