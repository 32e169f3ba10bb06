// One plan: what it costs as things are chosen, what it holds, and the button that takes it.
import { Badge, Button, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import type { Money, Plan } from '../../../contract/billing/billing.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './billing.module.css';
import { moneyInWords } from './money.ts';
import type { PlanChoice } from './usePlanChoice.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly choice: PlanChoice;
  /** Price of a whole period; null if it is on request or the number of people is missing. */
  readonly total: Money | null;
  readonly people: number | null;
  readonly isCurrent: boolean;
  readonly isSame: boolean;
  readonly isRecommended: boolean;
  readonly isRunning: boolean;
  readonly isBusy: boolean;
  /** Who names a price that is not listed. */
  readonly contact: string | null;
  onChoose(): void;
}

interface PriceOnRequestProps {
  readonly contact: string | null;
  readonly plan: string;
}

function PriceOnRequest({ contact, plan }: PriceOnRequestProps) {
  const type = useType();
  const { t } = useTexts();
  if (contact === null)
    return <p className={mergeClasses(type.body, type.quiet)}>{t('pages:billing.plans.askFor')}</p>;
  const subject = encodeURIComponent(t('pages:billing.plans.contactSubject', { plan }));
  return (
    <>
      <p className={mergeClasses(type.body, type.quiet, styles.contact)}>
        {t('pages:billing.plans.contact', { address: contact })}
      </p>
      <Button as="a" className={styles.act} href={`mailto:${contact}?subject=${subject}`}>
        {t('pages:billing.plans.contactAct')}
      </Button>
    </>
  );
}

export function PlanCard(props: PlanCardProps) {
  const { plan, choice, total, people, isCurrent, isSame, isRecommended, isRunning, isBusy } = props;
  const { contact, onChoose } = props;
  const type = useType();
  const { t, language } = useTexts();
  const name = t(`pages:billing.package.${plan.package}`);
  const period = choice.isMonthly ? 'month' : 'year';
  const one = plan.price && (choice.isMonthly ? plan.price.monthly : plan.price.yearly);
  const isTooSmall = plan.places !== null && people !== null && people > plan.places;
  return (
    <li>
      <Surface className={mergeClasses(styles.plan, isRecommended && styles.recommended)}>
        <h2 className={mergeClasses(type.section, styles.planName)}>
          {name}
          {isCurrent ? (
            <Badge appearance="tint" color="brand">
              {t('pages:billing.plans.current')}
            </Badge>
          ) : (
            isRecommended && <Badge appearance="tint">{t('pages:billing.plans.recommended')}</Badge>
          )}
        </h2>
        {one ? (
          <p>
            <strong className={mergeClasses(type.title, type.number)}>{moneyInWords(one, language)}</strong>{' '}
            <span className={mergeClasses(type.body, type.quiet)}>
              {t(`pages:billing.plans.${plan.isPayPerUser ? 'perUserAnd' : 'perTeamAnd'}.${period}`)}
            </span>
          </p>
        ) : (
          <p className={type.cardTitle}>{t('pages:billing.plans.onRequest')}</p>
        )}
        <p className={mergeClasses(type.caption, type.quiet)}>
          {plan.places === null
            ? t('pages:billing.plans.anyPlaces')
            : t('pages:billing.plans.places', { places: plan.places })}
          {plan.isPayPerUser && total && people !== null && !isTooSmall && (
            <>
              {' · '}
              {t(`pages:billing.plans.total.${period}`, { price: moneyInWords(total, language), people })}
            </>
          )}
        </p>
        <ul className={styles.features}>
          {plan.features.map((feature) => (
            <li key={feature}>
              <Checkmark16Regular aria-hidden />
              {t(`pages:billing.feature.${feature}`)}
            </li>
          ))}
        </ul>
        {one ? (
          <Button
            appearance={isRecommended ? 'primary' : 'secondary'}
            className={styles.act}
            disabledFocusable={isBusy || isSame || isTooSmall}
            onClick={onChoose}
          >
            {isSame
              ? t('pages:billing.plans.yours')
              : t(isRunning ? 'pages:billing.plans.changeTo' : 'pages:billing.plans.choose', {
                  plan: name,
                })}
          </Button>
        ) : (
          <PriceOnRequest contact={contact} plan={name} />
        )}
        {isTooSmall && (
          <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:billing.plans.tooSmall')}</p>
        )}
      </Surface>
    </li>
  );
}
