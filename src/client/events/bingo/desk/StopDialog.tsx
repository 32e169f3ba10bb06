// Asks before a bingo game is ended for everybody.
import { useState } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';

interface StopDialogProps {
  stop(): Promise<void>;
  onClose(): void;
}

export function StopDialog({ stop, onClose }: StopDialogProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await stop();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:bingo.desk.keep')}
      confirm={t('pages:bingo.desk.act.finish')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={t('pages:bingo.desk.stopAsk')}
    >
      <p>{t('pages:bingo.desk.stopEffect')}</p>
    </ConfirmDialog>
  );
}
