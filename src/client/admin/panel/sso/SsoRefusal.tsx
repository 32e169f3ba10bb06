// Why a change of single sign-on was refused: by what is missing first, else as everywhere.
import type { Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';

const worded: ReadonlySet<string> = new Set([
  'domain',
  'mailProvider',
  'tooMany',
  'needed',
  'testFirst',
  'unproven',
  'noAdmin',
  'noFactor',
  'metadata',
  'severalProviders',
  'noSignOn',
  'noCertificate',
  'otherProvider',
  'name',
  'nameTaken',
  'tooManyDepartments',
]);
/** What the test says as well. */
const problems: ReadonlySet<string> = new Set([
  'inside',
  'unknownHost',
  'tooSlow',
  'unreachable',
  'insecure',
]);

/** The key of the sentence about what is wrong; null: there is none. */
export function wrongKey(code: string): string | null {
  if (problems.has(code)) return `pages:sso.problem.${code}`;
  return worded.has(code) ? `pages:sso.wrong.${code}` : null;
}

export function SsoRefusal({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTexts();
  const code = refusal?.fields?.[0]?.code;
  const key = code === undefined ? null : wrongKey(code);
  return key === null ? <Problem refusal={refusal} /> : <Notice intent="error">{t(key)}</Notice>;
}
