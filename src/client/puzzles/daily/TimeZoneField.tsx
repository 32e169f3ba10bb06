// A time zone, chosen by its city: the browser's own list finds it as one types.
import { Field, Select } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { zoneInWords } from './scheduleWords.ts';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly problem: string | null;
  onChange(zone: string): void;
}

/** Those of the browser and of this computer, and the one that is set, by city. */
function zonesWith(own: string): readonly (readonly [zone: string, words: string])[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = new Set([own, here, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...all]
    .map((zone) => [zone, zoneInWords(zone)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
}

export function TimeZoneField({ value, problem, onChange }: TimeZoneFieldProps) {
  const { t } = useTexts();
  const zones = useMemo(() => zonesWith(value), [value]);
  return (
    <Field label={t('pages:scheduler.fact.zone')} validationMessage={problem}>
      <Select onChange={(_, { value: zone }) => onChange(zone)} value={value}>
        {zones.map(([zone, words]) => (
          <option key={zone} value={zone}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
