// Why the server refused a form, shown above its button.
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { Refusal } from '../../contract/errors.ts';
import { useTexts } from '../../ui/texts.tsx';

export function Problem({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTexts();
  if (!refusal) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{t(`errors.${refusal.error}`)}</MessageBarBody>
    </MessageBar>
  );
}
