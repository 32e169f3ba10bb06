// A labelled select with a few fixed options.
import { Field, Select } from '@fluentui/react-components';

interface ChoiceProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  words(value: T): string;
  onChange(value: T): void;
}

export function Choice<T>({ label, values, value, words, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      <Select
        onChange={(_, { value: at }) => {
          const chosen = values[Number(at)];
          if (chosen !== undefined) onChange(chosen);
        }}
        value={values.indexOf(value)}
      >
        {values.map((each, at) => (
          <option key={words(each)} value={at}>
            {words(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
