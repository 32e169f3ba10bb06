// What is chosen for the whole team about how a puzzle is played, drawn from what the puzzle says of its settings.
import { Switch } from '@fluentui/react-components';
import type { PuzzleFacts, PuzzleSetting, PuzzleSettings } from '../../../engine/facts.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { Choice } from '../../parts/Choice.tsx';

/** The chosen value, else the usual one. */
export const chosenValue = ({ key, values }: PuzzleSetting, settings: PuzzleSettings): string | boolean =>
  settings[key] ?? values[0];

/** What a value of a setting says, in words. */
export const settingInWords = (t: Speak, puzzle: string, { key }: PuzzleSetting, value: string | boolean) =>
  t(`puzzles:${puzzle}.settings.${key}.${value}`);

interface SettingsFieldsProps {
  readonly facts: PuzzleFacts;
  readonly settings: PuzzleSettings;
  onChange(change: PuzzleSettings): void;
}

export function SettingsFields({ facts: { id, settings: known }, settings, onChange }: SettingsFieldsProps) {
  const { t } = useTexts();
  return known.map((setting) => {
    const { key, values } = setting;
    const value = chosenValue(setting, settings);
    return typeof value === 'boolean' ? (
      <Switch
        checked={value}
        key={key}
        label={settingInWords(t, id, setting, true)}
        onChange={(_, { checked }) => onChange({ [key]: checked })}
      />
    ) : (
      <Choice<string | boolean>
        key={key}
        label={t(`puzzles:${id}.settings.${key}.label`)}
        onChange={(next) => onChange({ [key]: next })}
        value={value}
        values={values}
        words={(each) => settingInWords(t, id, setting, each)}
      />
    );
  });
}
