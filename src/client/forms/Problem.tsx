// Why the server refused a form, shown above its button.
import type { Refusal } from '../../contract/errors.ts';
import { useTexts } from '../../ui/texts.tsx';
import { Notice } from './Notice.tsx';

export function Problem({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTexts();
  return refusal && <Notice intent="error">{t(`errors.${refusal.error}`)}</Notice>;
}
