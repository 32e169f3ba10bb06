// How a domain is proven: by a record that the name servers answer with, or by a mail to who runs it.
import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { checkDomain, domainMailboxes, mailDomain } from '../../../../contract/admin/sso.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { CopiedText } from './CopiedText.tsx';
import { SsoRefusal } from './SsoRefusal.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  act: { minHeight: '44px' },
});

interface DomainProofProps {
  readonly domain: string;
  readonly record: string;
  readonly canMail: boolean;
  /** What stands beside the button that checks. */
  readonly children: ReactNode;
}

export function DomainProof({ domain, record, canMail, children }: DomainProofProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [found, setFound] = useState<string | null>(null);
  const [mailbox, setMailbox] = useState<(typeof domainMailboxes)[number]>('postmaster');
  const check = async () => {
    setFound(null);
    const answer = await send(() => call(checkDomain, { body: { domain } }));
    if (answer?.found === 'proven') announce(t('pages:sso.domain.nowProven', { domain }));
    else if (answer) setFound(`found.${answer.found}`);
  };
  const mail = async () => {
    setFound(null);
    if (await send(() => call(mailDomain, { body: { domain, mailbox } }))) setFound('mailed');
  };
  return (
    <div className={styles.part}>
      <p className={type.body}>{t('pages:sso.domain.howRecord')}</p>
      <CopiedText label={t('pages:sso.domain.record', { domain })} text={record} />
      <div className={styles.line}>
        <Button
          aria-label={t('pages:sso.domain.checkName', { domain })}
          className={styles.act}
          disabledFocusable={isBusy}
          onClick={() => void check()}
        >
          {t('pages:sso.domain.check')}
        </Button>
        {children}
      </div>
      {canMail && (
        <div className={styles.line}>
          <Field label={t('pages:sso.domain.orMail')}>
            <Select
              onChange={(_, { value }) =>
                setMailbox(domainMailboxes.find((each) => each === value) ?? 'postmaster')
              }
              size="large"
              value={mailbox}
            >
              {domainMailboxes.map((each) => (
                <option key={each} value={each}>
                  {`${each}@${domain}`}
                </option>
              ))}
            </Select>
          </Field>
          <Button className={styles.act} disabledFocusable={isBusy} onClick={() => void mail()}>
            {t('pages:sso.domain.mail')}
          </Button>
        </div>
      )}
      {found && (
        <Notice intent={found === 'mailed' ? 'info' : 'error'}>
          <span role="status">{t(`pages:sso.domain.${found}`)}</span>
        </Notice>
      )}
      <SsoRefusal refusal={refusal} />
    </div>
  );
}
