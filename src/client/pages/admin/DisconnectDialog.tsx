// Asks before the bot is taken out of the workspace, and says what that means.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { chatTools, disconnectSlack } from '../../../contract/chat.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../api/call.ts';
import { useSignedIn } from '../../session/useSession.ts';
import { Problem } from '../signIn/Problem.tsx';
import { useSend } from '../signIn/useSend.ts';

const useStyles = makeStyles({
  words: { display: 'grid', gap: '16px', overflowWrap: 'anywhere' },
  button: { minHeight: '44px' },
});

interface DisconnectDialogProps {
  readonly isOpen: boolean;
  readonly workspace: string;
  onClose(): void;
  onDone(): void;
}

export function DisconnectDialog({ isOpen, workspace, onClose, onDone }: DisconnectDialogProps) {
  const styles = useStyles();
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
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onClose()} open={isOpen}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('chatTools.slack.ask', { workspace })}</DialogTitle>
          <DialogContent className={styles.words}>
            <p>{t('chatTools.slack.effect')}</p>
            <Problem refusal={refusal} />
          </DialogContent>
          <DialogActions fluid>
            <Button autoFocus className={styles.button} onClick={onClose}>
              {t('chatTools.slack.keep')}
            </Button>
            <Button
              appearance="outline"
              className={styles.button}
              disabledFocusable={isBusy}
              icon={isBusy ? <TinySpinner /> : null}
              onClick={disconnect}
            >
              {t('chatTools.slack.disconnect')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
