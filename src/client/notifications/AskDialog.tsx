// A notification in full, before anything is done about it.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { Notification } from '../../contract/notifications.ts';
import { useTexts } from '../../ui/texts.tsx';
import { ActionButton } from './ActionButton.tsx';
import { deedOf } from './deed.ts';

interface AskDialogProps {
  readonly notification: Notification;
  onClose(): void;
  /** Done about it: dialog and drawer close. */
  onDone(isGoing: boolean): void;
}

export function AskDialog({ notification, onClose, onDone }: AskDialogProps) {
  const { t } = useTexts();
  const isMereClose = deedOf(notification, () => true).kind === 'close';
  return (
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onClose()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{notification.header}</DialogTitle>
          <DialogContent>{notification.text}</DialogContent>
          <DialogActions>
            {!isMereClose && <Button onClick={onClose}>{t('notifications.cancel')}</Button>}
            <ActionButton
              appearance="primary"
              label={notification.actionText}
              notification={notification}
              onDone={isMereClose ? onClose : onDone}
            />
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
