// Asks before something is taken away, says what that means, and waits while it is done.
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
} from '@fluentui/react-components';
import type { Refusal } from '../../../contract/errors.ts';
import { danger } from '../../../ui/danger.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { Problem } from '../../forms/Problem.tsx';

const useStyles = makeStyles({
  words: { display: 'grid', gap: '16px', overflowWrap: 'anywhere' },
  button: { minHeight: '44px' },
  danger,
});

interface AskFirstProps {
  readonly isOpen: boolean;
  readonly words: Readonly<Record<'question' | 'effect' | 'keep' | 'act', string>>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  onKeep(): void;
  onAct(): void;
}

export function AskFirst({ isOpen, words, isBusy, refusal, onKeep, onAct }: AskFirstProps) {
  const styles = useStyles();
  return (
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onKeep()} open={isOpen}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.question}</DialogTitle>
          <DialogContent className={styles.words}>
            <p>{words.effect}</p>
            <Problem refusal={refusal} />
          </DialogContent>
          <DialogActions fluid>
            <Button autoFocus className={styles.button} onClick={onKeep}>
              {words.keep}
            </Button>
            <Button
              appearance="outline"
              className={mergeClasses(styles.button, styles.danger)}
              disabledFocusable={isBusy}
              icon={isBusy ? <TinySpinner /> : null}
              onClick={onAct}
            >
              {words.act}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
