// The last deliveries to a webhook: when, what came of it, the beginning of the answer, and to send one again.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  resendDelivery,
  type WebhookDelivery,
  webhookDeliveries,
} from '../../../../contract/admin/webhooks.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { usePanelList } from '../usePanelList.ts';

const useStyles = makeStyles({
  answer: { fontFamily: tokens.fontFamilyMonospace, whiteSpace: 'pre-wrap', margin: 0 },
  act: { minHeight: '44px', minWidth: 0 },
});

function useMoment() {
  const { language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), style);
  return (time: string) => format.format(Date.parse(time));
}

function stateInWords(delivery: WebhookDelivery, t: Speak, momentOf: (time: string) => string): string {
  const { state, status, failure, tries, tookMs, nextTryAt } = delivery;
  return [
    t(`pages:webhooks.state.${state}`),
    ...(status === null ? [] : [t('pages:webhooks.status', { status })]),
    ...(failure === null ? [] : [t(`pages:webhooks.failure.${failure}`)]),
    ...(tookMs === null ? [] : [t('pages:webhooks.took', { ms: tookMs })]),
    ...(tries === 0 ? [] : [t('pages:webhooks.tries', { count: tries })]),
    ...(nextTryAt === null ? [] : [t('pages:webhooks.next', { date: momentOf(nextTryAt) })]),
  ].join(' · ');
}

/** Enough to see what an address means. */
const shownLetters = 300;

function Row({ delivery }: { readonly delivery: WebhookDelivery }) {
  const styles = useStyles();
  const list = usePanelList();
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const momentOf = useMoment();
  const { send, isBusy, refusal } = useSend();
  const { deliveryId, event, at, answer } = delivery;
  const [what, when] = [t(`pages:webhooks.event.${event}`), momentOf(at)];
  const again = async () => {
    const sent = await send(() => call(resendDelivery, { body: { deliveryId } }));
    if (sent) announce(t(`pages:webhooks.state.${sent.state}`));
  };
  return (
    <li className={list.row}>
      <div className={list.words}>
        <p className={type.body}>{what}</p>
        <p className={mergeClasses(type.caption, type.quiet)}>
          <time dateTime={at}>{when}</time> · {stateInWords(delivery, t, momentOf)}
        </p>
        {answer !== '' && (
          <pre className={mergeClasses(type.caption, styles.answer)}>{answer.slice(0, shownLetters)}</pre>
        )}
        <Problem refusal={refusal} />
      </div>
      <Button
        aria-label={t('pages:webhooks.againName', { event: what, date: when })}
        className={styles.act}
        disabledFocusable={isBusy}
        onClick={() => void again()}
      >
        {t('pages:webhooks.again')}
      </Button>
    </li>
  );
}

export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const list = usePanelList();
  const type = useType();
  const { t } = useTexts();
  const query = useAnswer(webhookDeliveries, { query: { webhookId } });
  return (
    <Loaded query={query} skeleton={<Skeleton height={88} width="100%" />} what={t('pages:webhooks.log')}>
      {({ deliveries }) =>
        deliveries.length === 0 ? (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:webhooks.noDeliveries')}</p>
        ) : (
          <ul className={list.list}>
            {deliveries.map((delivery) => (
              <Row delivery={delivery} key={delivery.deliveryId} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
