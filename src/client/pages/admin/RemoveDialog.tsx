// Asks before somebody is taken out of the team, and says what that means for them.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { removeMember } from '../../../contract/team.ts';
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
  danger: {
    color: tokens.colorPaletteRedForeground1,
    borderTopColor: tokens.colorPaletteRedForeground1,
    borderRightColor: tokens.colorPaletteRedForeground1,
    borderBottomColor: tokens.colorPaletteRedForeground1,
    borderLeftColor: tokens.colorPaletteRedForeground1,
  },
});

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
  const styles = useStyles();
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
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onClose()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('members.ask', { name })}</DialogTitle>
          <DialogContent className={styles.words}>
            <p>{t('members.effect')}</p>
            <Problem refusal={refusal} />
          </DialogContent>
          <DialogActions fluid>
            <Button autoFocus className={styles.button} onClick={onClose}>
              {t('members.keep')}
            </Button>
            <Button
              appearance="outline"
              className={mergeClasses(styles.button, styles.danger)}
              disabledFocusable={isBusy}
              icon={isBusy ? <TinySpinner /> : null}
              onClick={remove}
            >
              {t('members.remove')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
