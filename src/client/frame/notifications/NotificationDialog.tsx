// A notification in full, confirmed before its action is taken.
import { Button } from '@fluentui/react-components';
import type { Notification } from '../../../contract/messaging/notifications.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { AlertDialog } from '../../parts/AlertDialog.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionOf } from './notificationAction.ts';

interface NotificationDialogProps {
  readonly notification: Notification;
  onClose(): void;
  /** The action was taken: dialog and drawer close. */
  onDone(isGoing: boolean): void;
}

export function NotificationDialog({ notification, onClose, onDone }: NotificationDialogProps) {
  const { t } = useTexts();
  const isMereClose = actionOf(notification, () => true).kind === 'close';
  return (
    <AlertDialog
      actions={
        <>
          {!isMereClose && <Button onClick={onClose}>{t('notifications.cancel')}</Button>}
          <ActionButton
            appearance="primary"
            label={notification.actionText}
            notification={notification}
            onDone={isMereClose ? onClose : onDone}
          />
        </>
      }
      onClose={onClose}
      title={notification.header}
    >
      {notification.text}
    </AlertDialog>
  );
}
