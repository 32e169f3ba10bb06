// Says in a block why its last change was refused; what is shown is the former value again.
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { Notice } from '../forms/Notice.tsx';

export function PutBack({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTexts();
  if (!refusal) return null;
  return (
    <Notice intent="error">
      {t('settings.saving.putBack')} {t(`errors.${sentenceKeyOf(refusal)}`)}
    </Notice>
  );
}
