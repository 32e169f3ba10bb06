// Asks before a page with unsaved changes is left.
import { Button } from '@fluentui/react-components';
import { useTexts } from '../../ui/texts.tsx';
import { AlertDialog } from '../parts/AlertDialog.tsx';

interface LeaveDialogProps {
  onLeave(): void;
  onStay(): void;
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTexts();
  return (
    <AlertDialog
      actions={
        <>
          <Button onClick={onLeave}>{t('frame.leave.act')}</Button>
          <Button appearance="primary" autoFocus onClick={onStay}>
            {t('frame.leave.stay')}
          </Button>
        </>
      }
      onClose={onStay}
      title={t('frame.leave.title')}
    >
      {t('frame.leave.words')}
    </AlertDialog>
  );
}
