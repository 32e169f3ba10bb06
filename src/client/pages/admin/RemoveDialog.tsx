// Asks before somebody is taken out of the team, and says what that means for them.
import { removeMember } from '../../../contract/team.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../api/call.ts';
import { useSend } from '../../forms/useSend.ts';
import { useSignedIn } from '../../session/useSession.ts';
import { AskFirst } from './AskFirst.tsx';

export interface Removed {
  readonly userId: string;
  readonly name: string;
}

interface RemoveDialogProps {
  readonly member: Removed;
  onClose(): void;
  onDone(): void;
}

export function RemoveDialog({ member: { userId, name }, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTexts();
  const { team } = useSignedIn();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const remove = async () => {
    const body = { userId, ...(team && { teamId: team.teamId }) };
    const done = await send(() => call(removeMember, { body }));
    if (!done) return;
    announce(t('members.removed', { name }));
    onDone();
  };
  return (
    <AskFirst
      isBusy={isBusy}
      isOpen
      onAct={() => void remove()}
      onKeep={onClose}
      refusal={refusal}
      words={{
        question: t('members.ask', { name }),
        effect: t('members.effect'),
        keep: t('members.keep'),
        act: t('members.remove'),
      }}
    />
  );
}
