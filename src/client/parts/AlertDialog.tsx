// A modal alert dialog; Escape counts as its safe answer.
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface AlertDialogProps {
  readonly isOpen?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly contentClassName?: string;
  readonly actions: ReactNode;
  /** The actions share the width. */
  readonly isFluid?: boolean;
  /** Around everything, where the dialog is a form. */
  wrap?(body: ReactNode): ReactNode;
  onClose(): void;
}

export function AlertDialog(props: AlertDialogProps) {
  const { isOpen = true, title, children, contentClassName, actions, isFluid = false, wrap, onClose } = props;
  const body = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={contentClassName}>{children}</DialogContent>
      <DialogActions fluid={isFluid}>{actions}</DialogActions>
    </DialogBody>
  );
  return (
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onClose()} open={isOpen}>
      <DialogSurface>{wrap ? wrap(body) : body}</DialogSurface>
    </Dialog>
  );
}
