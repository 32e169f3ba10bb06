// Confirms an action, mostly one that takes something away, and waits while it is done. The safe answer comes first and has the focus.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { TinySpinner } from '../../ui/TinySpinner.tsx';
import { AlertDialog } from './AlertDialog.tsx';

/** How a button looks that takes something away for good. */
const danger = {
  color: tokens.colorPaletteRedForeground1,
  borderTopColor: tokens.colorPaletteRedForeground1,
  borderRightColor: tokens.colorPaletteRedForeground1,
  borderBottomColor: tokens.colorPaletteRedForeground1,
  borderLeftColor: tokens.colorPaletteRedForeground1,
} as const;

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', overflowWrap: 'anywhere' },
  button: { minHeight: '44px' },
  danger,
});

interface ConfirmDialogProps {
  readonly isOpen?: boolean;
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Nothing is taken away: the button that confirms is filled. */
  readonly isHarmless?: boolean;
  /** Where the dialog has fields of its own. */
  readonly form?: RefObject<HTMLFormElement | null>;
  onCancel(): void;
  onConfirm(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, title, children, cancel, confirm, isBusy, isHarmless = false } = props;
  const { form, onCancel, onConfirm } = props;
  const styles = useStyles();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  const inForm = (body: ReactNode) => (
    <form noValidate onSubmit={submit} ref={form}>
      {body}
    </form>
  );
  return (
    <AlertDialog
      actions={
        <>
          <Button autoFocus className={styles.button} onClick={onCancel} type="button">
            {cancel}
          </Button>
          <Button
            appearance={isHarmless ? 'primary' : 'outline'}
            className={mergeClasses(styles.button, !isHarmless && styles.danger)}
            disabledFocusable={isBusy}
            icon={isBusy ? <TinySpinner /> : null}
            type="submit"
          >
            {confirm}
          </Button>
        </>
      }
      contentClassName={styles.content}
      isFluid
      isOpen={isOpen}
      onClose={() => !isBusy && onCancel()}
      title={title}
      wrap={inForm}
    >
      {children}
    </AlertDialog>
  );
}
