// Where the link in a mail to a company's domain leads: who reads its mail confirms there that a team may have it.
import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { proveDomain } from '../../../../contract/people/sso.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { useSignInStyles } from '../useSignInStyles.ts';
import '../arrivalTexts.ts';

export function ProveDomainPage() {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const { token = '' } = useParams();
  const { send, isBusy, refusal } = useSend();
  const [proven, setProven] = useState<{ readonly domain: string; readonly team: string } | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send(() => call(proveDomain, { body: { token } }));
    if (answer) setProven(answer);
  };
  return (
    <SignInLayout>
      <div className={styles.head}>
        <PageHeading>{t(proven ? 'arrival.sso.domain.done' : 'arrival.sso.domain.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)} role="status">
          {proven
            ? t('arrival.sso.domain.proven', { domain: proven.domain, team: proven.team })
            : t('arrival.sso.domain.words')}
        </p>
      </div>
      {!proven && (
        <form className={styles.form} onSubmit={submit}>
          <Problem refusal={refusal} />
          <SubmitButton isBusy={isBusy}>{t('arrival.sso.domain.act')}</SubmitButton>
        </form>
      )}
    </SignInLayout>
  );
}
