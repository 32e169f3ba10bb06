// What is chosen for the whole team about how a puzzle is played.
import { Switch } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { Choice } from '../../parts/Choice.tsx';
import type { ScheduleForm } from './scheduleForm.ts';

interface SettingsFieldsProps {
  readonly puzzleType: string;
  readonly settings: ScheduleForm['settings'];
  onChange(change: Partial<ScheduleForm['settings']>): void;
}

const languages = ['en', 'tr'] as const;
const hardModes = ['choice', 'always'] as const;
const grades = ['rising', 'easy', 'medium', 'hard', 'expert'] as const;

export function SettingsFields({ puzzleType, settings, onChange }: SettingsFieldsProps) {
  const { t } = useTexts();
  const { language, hardMode, commutative, grade } = settings;
  if (puzzleType === 'findTheWord')
    return (
      <>
        <Choice
          label={t('pages:scheduler.language')}
          onChange={(next) => onChange({ language: next })}
          value={language}
          values={languages}
          words={(each) => t(`pages:scheduler.languages.${each}`)}
        />
        <Choice
          label={t('pages:daily.hardMode')}
          onChange={(next) => onChange({ hardMode: next })}
          value={hardMode}
          values={hardModes}
          words={(each) => t(`pages:scheduler.hardModes.${each}`)}
        />
      </>
    );
  if (puzzleType === 'mathle')
    return (
      <Switch
        checked={commutative}
        label={t('pages:scheduler.order.any')}
        onChange={(_, { checked }) => onChange({ commutative: checked })}
      />
    );
  return (
    <Choice
      label={t('pages:scheduler.grade')}
      onChange={(next) => onChange({ grade: next })}
      value={grade}
      values={grades}
      words={(each) => t(`pages:daily.grade.${each}`)}
    />
  );
}
