// Asks before a schedule is taken away.
import { useState } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';

interface RemoveDialogProps {
  readonly title: string;
  /** What it means, where it is no schedule. */
  readonly effect?: string;
  remove(): Promise<Refusal | null>;
  onClose(): void;
}

export function RemoveDialog({ title, effect, remove, onClose }: RemoveDialogProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const confirm = async () => {
    setBusy(true);
    const refusal = await remove();
    setBusy(false);
    setProblem(refusal);
    if (!refusal) onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:scheduler.keep')}
      confirm={t('pages:scheduler.remove')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={title}
    >
      <p>{effect ?? t('pages:scheduler.removeEffect')}</p>
      <Problem refusal={problem} />
    </ConfirmDialog>
  );
}
