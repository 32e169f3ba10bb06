// Why the server refused a form, shown above its button.
import type { ReactNode } from 'react';
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { Notice } from './Notice.tsx';

interface ProblemProps {
  readonly refusal: Refusal | null;
  /** What else can be done. */
  readonly children?: ReactNode;
}

export function Problem({ refusal, children }: ProblemProps) {
  const { t } = useTexts();
  if (!refusal) return null;
  const { error, retryAfterSeconds: seconds } = refusal;
  const isWait = error === 'TooManyRequests' && seconds !== undefined;
  return (
    <Notice intent="error">
      {isWait ? t('door.form.waitFor', { seconds }) : t(`errors.${sentenceKeyOf(refusal)}`)}
      {children}
    </Notice>
  );
}
