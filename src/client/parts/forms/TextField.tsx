// A text field with its label, hint and validation message.
import { Field, Input, type InputProps } from '@fluentui/react-components';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { Fields } from './useFields.ts';

interface TextFieldProps<F extends string> {
  readonly fields: Fields<F>;
  readonly name: F;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string | null;
}

export function TextField<F extends string>({
  fields,
  name,
  label,
  kind,
  autoComplete,
  hint,
}: TextFieldProps<F>) {
  const { t } = useTexts();
  const wrong = fields.wrong(name);
  const input: InputProps = {
    name,
    value: fields.values[name],
    autoComplete,
    onChange: (_, { value }) => fields.change(name, value),
    onBlur: () => fields.leave(name),
    size: 'large',
    ...(kind === 'email' ? { type: 'email', inputMode: 'email', spellCheck: false } : {}),
  };
  return (
    <Field
      label={label}
      {...(wrong ? { validationMessage: t(wrong), validationState: 'error' as const } : {})}
      {...(hint && !wrong ? { hint } : {})}
    >
      {kind === 'password' ? <PasswordInput {...input} /> : <Input {...input} />}
    </Field>
  );
}
