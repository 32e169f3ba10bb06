// The last step of a password form: what was done, and where to go from here. The heading takes the focus.
import type { ReactNode } from 'react';
import { StateTop } from '../../../../ui/StateTop.tsx';
import { useType } from '../../../../ui/type.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useHeadingFocus } from '../../../parts/useHeadingFocus.ts';
import { useSignInStyles } from '../useSignInStyles.ts';

interface PasswordStepProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

export function PasswordStep({ title, words, children }: PasswordStepProps) {
  const styles = useSignInStyles();
  const type = useType();
  const around = useHeadingFocus<HTMLDivElement>();
  return (
    <div className={styles.centre} ref={around}>
      <StateTop size={72} state="spinning" />
      <PageHeading>{title}</PageHeading>
      <p className={type.large} role="status">
        {words}
      </p>
      {children}
    </div>
  );
}
