// Which passwords are refused: too short, too long, too common, or made of what everybody knows about the account.
import { passwordLength } from '../../../contract/fields.ts';

/** Names the password must not consist of: the product, the team, the person, and the local part of the address. */
export interface KnownWords {
  readonly email: string;
  readonly teamName: string | null;
  readonly name: string;
}

const product = 'topla';
/** Shorter parts of a name are ignored. */
const shortestName = 3;
const onlyLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export async function isPasswordAllowed(password: string, known: KnownWords): Promise<boolean> {
  const { length } = [...password];
  if (length < passwordLength.least || length > passwordLength.most) return false;
  if (new Set(password).size < 3) return false;
  const [localPart = ''] = known.email.split('@');
  const core = onlyLetters(password).replace(/^\d+|\d+$/gu, '');
  const names = known.name.split(/\s+/).filter((part) => onlyLetters(part).length >= shortestName);
  const refused = [product, localPart, known.teamName ?? '', known.name, ...names]
    .map(onlyLetters)
    .filter((word) => word.length > 0);
  if (refused.some((word) => core === word || onlyLetters(password) === word)) return false;
  return !(await commonPasswords()).has(password.toLowerCase());
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Loaded when the first password is chosen: some 50,000, the commonest first. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => word.length >= passwordLength.least)),
  );
  return common;
}
