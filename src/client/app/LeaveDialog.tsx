// The question before something unsaved is left behind.
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTexts } from '../../ui/texts.tsx';

interface LeaveDialogProps {
  onLeave(): void;
  onStay(): void;
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog modalType="alert" onOpenChange={(_, { open }) => !open && onStay()} open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('frame.leave.title')}</DialogTitle>
          <DialogContent>{t('frame.leave.words')}</DialogContent>
          <DialogActions>
            <Button onClick={onLeave}>{t('frame.leave.act')}</Button>
            <Button appearance="primary" autoFocus onClick={onStay}>
              {t('frame.leave.stay')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
