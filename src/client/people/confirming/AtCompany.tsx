// Asks who is there at the sign-in page of the company by which the person came; it leads back to this page.
import { useLocation } from 'react-router-dom';
import { ssoConfirm } from '../../../contract/people/sso.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { leaveForSso } from '../../base/session/ssoAttempt.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { PasskeyChoice } from './PasskeyChoice.tsx';
import { usePasskeyProof } from './usePasskeyProof.ts';

interface AtCompanyProps {
  readonly hasPasskey: boolean;
  onDone(isConfirmed: boolean): void;
}

export function AtCompany({ hasPasskey, onDone }: AtCompanyProps) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const { send, isBusy, refusal } = useSend();
  const { hasStopped, provePasskey } = usePasskeyProof(send, () => onDone(true));
  const leave = () =>
    send(() => leaveForSso((challenge) => call(ssoConfirm, { body: { challenge } }), pathname + search));
  return (
    <ConfirmDialog
      cancel={t('pages:confirm.cancel')}
      confirm={t('pages:confirm.toCompany')}
      isBusy={isBusy}
      isHarmless
      onCancel={() => onDone(false)}
      onConfirm={() => void leave()}
      title={t('pages:confirm.title')}
    >
      <p>{t('pages:confirm.atCompany')}</p>
      {hasPasskey && <PasskeyChoice isBusy={isBusy} prove={provePasskey} />}
      {hasStopped && <p role="alert">{t('pages:confirm.stopped')}</p>}
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
