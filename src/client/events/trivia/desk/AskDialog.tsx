// Asks before something that costs others: a person removed, a trivia finished, hidden or deleted.
import { useState } from 'react';
import type { Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly effect: string;
  readonly confirm: string;
  /** Why it could not be done; null when it is done. */
  run(): Promise<Refusal | null>;
  onClose(): void;
}

export function AskDialog({ title, effect, confirm, run, onClose }: AskDialogProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const go = async () => {
    setBusy(true);
    const refusal = await run();
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:scheduler.keep')}
      confirm={confirm}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void go()}
      title={title}
    >
      <p>{effect}</p>
      <Problem refusal={problem} />
    </ConfirmDialog>
  );
}
