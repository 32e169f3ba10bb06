// Requests the verification mail again, after a minute.
import { Button } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { resendVerification } from '../../../contract/people/authorization.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';

const pauseSeconds = 60;

export function Resend({ email }: { readonly email: string }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [left, setLeft] = useState(pauseSeconds);
  const { send, isBusy, refusal } = useSend();
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = async () => {
    const sent = await send(() => call(resendVerification, { body: { email } }));
    if (!sent) return;
    setLeft(pauseSeconds);
    announce(t('door.resend.sent'));
  };
  return (
    <>
      <Problem refusal={refusal} />
      <Button disabledFocusable={isBusy || left > 0} onClick={again}>
        {left > 0 ? t('door.resend.in', { seconds: left }) : t('door.resend.again')}
      </Button>
    </>
  );
}
