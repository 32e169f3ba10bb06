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
]);
/** What the test says as well. */
const problems: ReadonlySet<string> = new Set([
  'inside',
  'unknownHost',
  'tooSlow',
  'unreachable',
  'insecure',
]);

export function SsoRefusal({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTexts();
  const code = refusal?.fields?.[0]?.code;
  if (code === undefined || !(worded.has(code) || problems.has(code))) return <Problem refusal={refusal} />;
  const kind = problems.has(code) ? 'problem' : 'wrong';
  return <Notice intent="error">{t(`pages:sso.${kind}.${code}`)}</Notice>;
}
