// Invites a colleague by mail.
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendInviteEmail } from '../../../contract/admin/team.ts';
import { isRefusal, type RefusalKey } from '../../../contract/errors.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { useDraft } from '../../parts/forms/useDraft.ts';
import { useToast } from '../../parts/toasts/Toasts.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px', width: '100%', marginTop: '8px' },
  input: { minWidth: 0, width: '100%', minHeight: '44px' },
  button: { justifySelf: 'start', minHeight: '44px' },
});

/** Only an empty field is refused here; the server validates the address. */
const wordsFor: Partial<Record<RefusalKey, string>> = {
  EmailRequired: 'errors.EmailRequired',
  InvalidInput: 'invite.notAnAddress',
  TooManyRequests: 'invite.tooMany',
};

interface Outcome {
  readonly words: string;
  readonly isSent: boolean;
}

export function InviteForm() {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => {
    const input = form.current?.elements.namedItem('invited');
    if (input instanceof HTMLElement) input.focus();
  };
  const [email, setEmail] = useDraft('invite', '');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(focus, []);
  const fail = (error: RefusalKey) => {
    const key = wordsFor[error];
    setOutcome({ words: t(key ?? 'invite.notSent'), isSent: false });
    if (key === undefined) toast(t('invite.notSent'), false);
    focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (email.trim() === '') return fail('EmailRequired');
    setSending(true);
    const answer = await call(sendInviteEmail, { body: { userId, email } });
    setSending(false);
    if (isRefusal(answer)) return fail(answer.error);
    setOutcome({ words: t('invite.sentTo', { email: email.trim() }), isSent: true });
    setEmail('');
    focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={form}>
      <Field
        label={t('invite.email')}
        {...(outcome && {
          validationMessage: outcome.words,
          validationState: outcome.isSent ? ('success' as const) : ('error' as const),
        })}
      >
        <Input
          autoComplete="off"
          className={styles.input}
          inputMode="email"
          name="invited"
          onChange={(_, { value }) => {
            setEmail(value);
            setOutcome(null);
          }}
          spellCheck={false}
          type="email"
          value={email}
        />
      </Field>
      <Button
        appearance="primary"
        className={styles.button}
        disabledFocusable={isSending}
        icon={isSending ? <TinySpinner /> : null}
        type="submit"
      >
        {t('invite.send')}
      </Button>
    </form>
  );
}
