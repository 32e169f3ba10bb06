// The webhooks of a team: what each is told and choosing it anew, a test, the last deliveries, and its end.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { switchWebhookOn, type TeamWebhook, testWebhook } from '../../../../contract/admin/webhooks.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 0',
    overflowWrap: 'anywhere',
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  told: { margin: 0, paddingInlineStart: '20px', listStyleType: 'disc' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: { minHeight: '44px', minWidth: 0 },
});

const Deliveries = lazy(async () => ({ default: (await import('./Deliveries.tsx')).Deliveries }));
const ChangeWebhookDialog = lazy(async () => ({
  default: (await import('./ChangeWebhookDialog.tsx')).ChangeWebhookDialog,
}));
const RemoveWebhookDialog = lazy(async () => ({
  default: (await import('./RemoveWebhookDialog.tsx')).RemoveWebhookDialog,
}));

function useDay() {
  const { language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone });
  return (time: string) => format.format(Date.parse(time));
}

interface RowProps {
  readonly webhook: TeamWebhook;
  onChange(): void;
  onRemove(): void;
}

function Row({ webhook, onChange, onRemove }: RowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const dayOf = useDay();
  const [isLogOpen, setLogOpen] = useState(false);
  const { send, isBusy, refusal } = useSend();
  const { webhookId, url, events, madeBy, madeAt, offSince } = webhook;
  const host = url.replace('https://', ''); // with its path: one host can have several
  const test = async () => {
    setLogOpen(true);
    const sent = await send(() => call(testWebhook, { body: { webhookId } }));
    if (sent) announce(t(`pages:webhooks.state.${sent.state}`));
  };
  const switchOn = async () => {
    if (await send(() => call(switchWebhookOn, { body: { webhookId } })))
      announce(t('pages:webhooks.isOn', { host }));
  };
  return (
    <li className={styles.row}>
      <h3 className={type.strong}>{url}</h3>
      <ul className={mergeClasses(type.body, styles.told)}>
        {events.map((event) => (
          <li key={event}>{t(`pages:webhooks.event.${event}`)}</li>
        ))}
      </ul>
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t('pages:webhooks.made', {
          name: madeBy?.name ?? t('pages:webhooks.gone'),
          date: dayOf(madeAt),
        })}
      </p>
      {offSince && <Notice intent="error">{t('pages:webhooks.off', { date: dayOf(offSince) })}</Notice>}
      <Problem refusal={refusal} />
      <div className={styles.acts}>
        {offSince && (
          <Button
            appearance="primary"
            aria-label={t('pages:webhooks.onName', { host })}
            className={styles.act}
            disabledFocusable={isBusy}
            onClick={() => void switchOn()}
          >
            {t('pages:webhooks.on')}
          </Button>
        )}
        <Button
          aria-label={t('pages:webhooks.testName', { host })}
          className={styles.act}
          disabledFocusable={isBusy}
          onClick={() => void test()}
        >
          {t('pages:webhooks.test')}
        </Button>
        <Button
          aria-expanded={isLogOpen}
          aria-label={t('pages:webhooks.logName', { host })}
          className={styles.act}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t('pages:webhooks.log')}
        </Button>
        <Button
          aria-label={t('pages:webhooks.changeName', { host })}
          className={styles.act}
          onClick={onChange}
        >
          {t('pages:webhooks.change')}
        </Button>
        <Button
          appearance="subtle"
          aria-label={t('pages:webhooks.removeName', { host })}
          className={styles.act}
          onClick={onRemove}
        >
          {t('pages:webhooks.remove')}
        </Button>
      </div>
      {isLogOpen && (
        <Suspense fallback={<Skeleton height={88} width="100%" />}>
          <Deliveries webhookId={webhookId} />
        </Suspense>
      )}
    </li>
  );
}

export function WebhookList({ all }: { readonly all: readonly TeamWebhook[] }) {
  const styles = useStyles();
  const [changing, change] = useState<TeamWebhook | null>(null);
  const [removing, remove] = useState<TeamWebhook | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {all.map((webhook) => (
          <Row
            key={webhook.webhookId}
            onChange={() => change(webhook)}
            onRemove={() => remove(webhook)}
            webhook={webhook}
          />
        ))}
      </ul>
      {changing && (
        <Suspense>
          <ChangeWebhookDialog onClose={() => change(null)} webhook={changing} />
        </Suspense>
      )}
      {removing && (
        <Suspense>
          <RemoveWebhookDialog onClose={() => remove(null)} webhook={removing} />
        </Suspense>
      )}
    </>
  );
}
