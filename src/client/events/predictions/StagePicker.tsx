// Chooses a stage: the one before, the one after, or any of them; and says when it locks.
import { Button, mergeClasses, Select } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './predictions.module.css';

interface StagePickerProps {
  readonly label: string;
  readonly stages: readonly { readonly stageId: string; readonly name: string }[];
  readonly stageId: string;
  readonly note: string;
  onStage(stageId: string): void;
}

export function StagePicker({ label, stages, stageId, note, onStage }: StagePickerProps) {
  const type = useType();
  const { t } = useTexts();
  const at = stages.findIndex((stage) => stage.stageId === stageId);
  const [before, after] = [stages[at - 1], stages[at + 1]];
  return (
    <div className={styles.stage}>
      <Button
        appearance="subtle"
        aria-label={t('pages:predict.previous')}
        className={styles.turn}
        disabledFocusable={!before}
        icon={<ChevronLeft20Regular />}
        onClick={() => before && onStage(before.stageId)}
      />
      <Select aria-label={label} onChange={(_, { value }) => onStage(value)} value={stageId}>
        {stages.map((stage) => (
          <option key={stage.stageId} value={stage.stageId}>
            {stage.name}
          </option>
        ))}
      </Select>
      <Button
        appearance="subtle"
        aria-label={t('pages:predict.next')}
        className={styles.turn}
        disabledFocusable={!after}
        icon={<ChevronRight20Regular />}
        onClick={() => after && onStage(after.stageId)}
      />
      <p className={mergeClasses(type.caption, type.quiet, styles.note)}>{note}</p>
    </div>
  );
}
