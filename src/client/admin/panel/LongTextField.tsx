// A field for a text of several lines, with its label, hint and validation message.
import { Field, Textarea } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import type { Fields } from '../../parts/forms/useFields.ts';

interface LongTextFieldProps<F extends string> {
  readonly fields: Fields<F>;
  readonly name: F;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly rows: number;
  /** The server found something wrong with it. */
  readonly refused?: string | null;
}

export function LongTextField<F extends string>({
  fields,
  name,
  label,
  hint,
  most,
  rows,
  refused = null,
}: LongTextFieldProps<F>) {
  const { t } = useTexts();
  const wrong = fields.wrong(name) ?? refused;
  return (
    <Field
      label={label}
      {...(wrong ? { validationMessage: t(wrong), validationState: 'error' as const } : { hint })}
    >
      <Textarea
        autoComplete="off"
        maxLength={most}
        name={name}
        onBlur={() => fields.leave(name)}
        onChange={(_, { value }) => fields.change(name, value)}
        resize="vertical"
        rows={rows}
        size="large"
        spellCheck={false}
        value={fields.values[name]}
      />
    </Field>
  );
}
