// Fields for a new password and its repetition, with its strength in words.
import { useTexts } from '../../ui/texts.tsx';
import { strengthOf } from './checks.ts';
import { TextField } from './TextField.tsx';
import type { useNewPassword } from './useNewPassword.ts';

export function NewPasswordFields({ fields }: { readonly fields: ReturnType<typeof useNewPassword> }) {
  const { t } = useTexts();
  const { password } = fields.values;
  return (
    <>
      <TextField
        autoComplete="new-password"
        fields={fields}
        hint={password === '' ? t('door.form.passwordHint') : t(`door.form.strength.${strengthOf(password)}`)}
        kind="password"
        label={t('door.reset.password')}
        name="password"
      />
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
