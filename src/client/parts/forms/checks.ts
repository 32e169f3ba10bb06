// Validators of form fields: each answers a text key, or null when the value is valid.
import { email, name, passwordLength } from '../../../contract/fields.ts';

export const checkEmail = (text: string): string | null => {
  if (text.trim() === '') return 'errors.EmailRequired';
  return email.safeParse(text).success ? null : 'door.form.emailForm';
};

export const checkName = (text: string): string | null => {
  if (text.trim() === '') return 'door.form.nameNeeded';
  return name.safeParse(text).success ? null : 'door.form.nameForm';
};

export const checkPassword = (text: string): string | null => {
  if (text.length < passwordLength.least) return 'door.form.passwordShort';
  return text.length > passwordLength.most ? 'door.form.passwordLong' : null;
};

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** By length and variety; a long passphrase counts as strong. */
export function strengthOf(password: string): PasswordStrength {
  if (password.length < passwordLength.least) return 'short';
  const variety = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = Math.min(password.length, variety * 2) + kinds * 2;
  if (variety < 5 || score < 14) return 'weak';
  return score < 20 ? 'fair' : 'strong';
}
