// Form state of a new password that is typed twice.
import { useState } from 'react';
import { checkPassword } from './checks.ts';
import { type Fields, useFields } from './useFields.ts';

const empty = { old: '', password: '', again: '' };

/** `checkOld`: for a form that asks for the old password too; else that field is not shown and always fine. */
export function useNewPassword(
  checkOld: (text: string) => string | null = () => null,
): Fields<keyof typeof empty> {
  const [password, setPassword] = useState('');
  const again = (text: string) => (text === password ? null : 'door.reset.unlike');
  const fields = useFields({ old: checkOld, password: checkPassword, again }, empty);
  return {
    ...fields,
    change(field, text) {
      if (field === 'password') setPassword(text);
      fields.change(field, text);
    },
  };
}
