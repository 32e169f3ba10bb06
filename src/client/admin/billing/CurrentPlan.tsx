// The present plan in two lines, with what can be done about it: cancelled in two clicks, taken up again in one.
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import type { SubscriptionPage } from '../../../contract/billing/billing.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { moneyInWords } from './money.ts';
import { isShort, morePlaces } from './room.ts';
import { useDay } from './useDay.ts';
import { isRunning, type PlanChoice } from './usePlanChoice.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px', padding: '20px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: '44px' },
  effects: { display: 'grid', gap: '6px', margin: 0, paddingLeft: '20px', listStyleType: 'disc' },
});

interface CurrentPlanProps {
  readonly offer: SubscriptionPage;
  readonly isBusy: boolean;
  /** Asks what more places cost. */
  addPlaces(choice: PlanChoice): void;
  cancel(): Promise<boolean>;
  resume(choice: PlanChoice): Promise<boolean>;
}

const effects = ['until', 'after', 'data'] as const;

export function CurrentPlan({ offer, isBusy, addPlaces, cancel, resume }: CurrentPlanProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const day = useDay();
  const [isAsking, ask] = useState(false);
  const { package: name, isPayPerUser, isMonthly, maxUser, members, status, renewsAt, endsAt, price } = offer;
  if (!isRunning(offer) || name === null)
    return (
      <Surface className={styles.card}>
        <p className={type.strong}>
          {endsAt ? t('pages:billing.current.ended', { day: day(endsAt) }) : t('pages:billing.current.none')}
        </p>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:billing.current.choose')}</p>
      </Surface>
    );
  const values = { plan: t(`pages:billing.package.${name}`), maxUser, members };
  const end = renewsAt ?? endsAt;
  const confirm = async () => {
    if (await cancel()) ask(false);
  };
  const plan = offer.plans.find((one) => one.package === name && one.isPayPerUser === isPayPerUser);
  const more = isPayPerUser && status !== 'pastDue' ? morePlaces(maxUser, plan?.places ?? null) : null;
  const isFull = members >= maxUser;
  return (
    <Surface className={styles.card}>
      <h2 className={type.section}>
        {t(
          `pages:billing.current.${isPayPerUser ? 'perUser' : 'flat'}.${isMonthly ? 'monthly' : 'yearly'}`,
          values,
        )}
      </h2>
      <p className={type.body}>{t('pages:billing.current.places', values)}</p>
      {isShort(members, maxUser) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {isFull
              ? t('pages:billing.current.full')
              : t('pages:billing.current.short', { count: maxUser - members })}
          </MessageBarBody>
        </MessageBar>
      )}
      {status === 'pastDue' ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t('pages:billing.current.pastDue')}</MessageBarBody>
        </MessageBar>
      ) : (
        <p className={type.body}>
          {endsAt && t('pages:billing.current.ends', { day: day(endsAt) })}
          {renewsAt &&
            t('pages:billing.current.renews', {
              day: day(renewsAt),
              price: price ? moneyInWords(price, language) : '',
            })}
        </p>
      )}
      <div className={styles.acts}>
        {status === 'pastDue' && (
          <ButtonLink appearance="primary" className={styles.button} to="/payment-method">
            {t('pages:billing.payment.update')}
          </ButtonLink>
        )}
        {more !== null && (
          <Button
            appearance={isShort(members, maxUser) && !endsAt ? 'primary' : 'secondary'}
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => addPlaces({ package: name, isPayPerUser, isMonthly, maxUser: more })}
          >
            {t('pages:billing.current.add', { count: more - maxUser })}
          </Button>
        )}
        {endsAt ? (
          <Button
            appearance="primary"
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => void resume({ package: name, isPayPerUser, isMonthly, maxUser })}
          >
            {t('pages:billing.current.resume')}
          </Button>
        ) : (
          <Button className={styles.button} disabledFocusable={isBusy} onClick={() => ask(true)}>
            {t('pages:billing.cancel.act')}
          </Button>
        )}
      </div>
      {isAsking && end && (
        <ConfirmDialog
          cancel={t('pages:billing.cancel.keep')}
          confirm={t('pages:billing.cancel.confirm', { day: day(end) })}
          isBusy={isBusy}
          onCancel={() => ask(false)}
          onConfirm={() => void confirm()}
          title={t('pages:billing.cancel.title')}
        >
          <ul className={styles.effects}>
            {effects.map((effect) => (
              <li key={effect}>{t(`pages:billing.cancel.${effect}`, { day: day(end) })}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Surface>
  );
}
