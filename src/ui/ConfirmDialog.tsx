// Asks once before something that costs somebody else: the title is the question, the safe answer has the focus.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  danger: {
    color: tokens.colorPaletteRedForeground1,
    borderTopColor: tokens.colorPaletteRedBorder2,
    borderRightColor: tokens.colorPaletteRedBorder2,
    borderBottomColor: tokens.colorPaletteRedBorder2,
    borderLeftColor: tokens.colorPaletteRedBorder2,
  },
});

interface ConfirmDialogProps {
  readonly question: string;
  /** What happens then. */
  readonly effect: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  onConfirm(): void;
  onClose(): void;
}

/** Heavy: belongs into a lazily loaded chunk. */
export function ConfirmDialog({ question, effect, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const styles = useStyles();
  return (
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onClose()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{question}</DialogTitle>
          <DialogContent>{effect}</DialogContent>
          <DialogActions>
            <Button autoFocus onClick={onClose}>
              {keep}
            </Button>
            <Button className={styles.danger} onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
