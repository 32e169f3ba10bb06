// Reports somebody at the table to the admins: who, why, and what follows from it.
import { Field, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { type ReportReason, reportPerson, reportReasons } from '../../../contract/play/reports.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { useToast } from '../../parts/toasts/Toasts.tsx';

export interface Reportable {
  readonly id: string;
  readonly name: string;
}

interface ReportDialogProps {
  readonly roomId: string;
  readonly game: number;
  /** Everybody else at the table. */
  readonly people: readonly Reportable[];
  /** Whose drawing it is; null: nobody was chosen yet. */
  readonly drawer: string | null;
  onClose(): void;
}

export function ReportDialog({ roomId, game, people, drawer, onClose }: ReportDialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { send, isBusy, refusal } = useSend();
  const [userId, setUserId] = useState(drawer ?? '');
  const [reason, setReason] = useState<ReportReason>(drawer === null ? 'words' : 'drawing');
  const [isChecked, check] = useState(false);
  const confirm = async () => {
    check(true);
    if (userId === '') return;
    const asked = { params: { roomId, game: String(game) }, body: { userId, reason } };
    const answer = await send(() => call(reportPerson, asked, refreshAfterDialogs));
    if (!answer) return;
    toast(t(`pages:report.outcome.${answer.outcome}`), answer.outcome !== 'nobody');
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:report.cancel')}
      confirm={t('pages:report.confirm')}
      isBusy={isBusy}
      isHarmless
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={t('pages:report.title')}
    >
      <Field
        label={t('pages:report.who')}
        {...(isChecked && userId === '' && { validationMessage: t('pages:report.whoMissing') })}
      >
        <Select onChange={(_, { value }) => setUserId(value)} value={userId}>
          <option value="">{t('pages:report.choose')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('pages:report.why')}>
        <RadioGroup
          onChange={(_, { value }) => setReason(reportReasons.find((each) => each === value) ?? 'words')}
          value={reason}
        >
          {reportReasons.map((each) => (
            <Radio key={each} label={t(`pages:report.reason.${each}`)} value={each} />
          ))}
        </RadioGroup>
      </Field>
      <p>{t('pages:report.effect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
