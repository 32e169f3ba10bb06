// Fields for a new password: one that tells its strength in words, or that one and its repetition.
import { useTexts } from '../../../ui/texts.tsx';
import { strengthOf } from './checks.ts';
import { TextField } from './TextField.tsx';
import type { Fields } from './useFields.ts';
import type { useNewPassword } from './useNewPassword.ts';

interface NewPasswordFieldProps<F extends string> {
  readonly fields: Fields<F | 'password'>;
  readonly label: string;
}

export function NewPasswordField<F extends string>({ fields, label }: NewPasswordFieldProps<F>) {
  const { t } = useTexts();
  const { password } = fields.values;
  return (
    <TextField
      autoComplete="new-password"
      fields={fields}
      hint={password === '' ? t('door.form.passwordHint') : t(`door.form.strength.${strengthOf(password)}`)}
      kind="password"
      label={label}
      name="password"
    />
  );
}

export function NewPasswordFields({ fields }: { readonly fields: ReturnType<typeof useNewPassword> }) {
  const { t } = useTexts();
  return (
    <>
      <NewPasswordField fields={fields} label={t('door.reset.password')} />
      <TextField
        autoComplete="new-password"
        fields={fields}
        kind="password"
        label={t('door.reset.again')}
        name="again"
      />
    </>
  );
}
