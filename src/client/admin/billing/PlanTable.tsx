// The plans beside each other, feature by feature.
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { type Plan, planFeatures } from '../../../contract/billing/billing.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import styles from './billing.module.css';

export function PlanTable({ plans }: { readonly plans: readonly Plan[] }) {
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  return (
    <section aria-labelledby="bl-compare">
      <h2 className={type.section} id="bl-compare">
        {t('pages:billing.compare.title')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pages:billing.compare.feature')}</th>
            {plans.map((plan) => (
              <th key={plan.package} scope="col">
                {t(`pages:billing.package.${plan.package}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planFeatures.map((feature) => (
            <tr key={feature}>
              <th scope="row">{t(`pages:billing.feature.${feature}`)}</th>
              {plans.map((plan) => (
                <td key={plan.package}>
                  {plan.features.includes(feature) ? (
                    <>
                      <Checkmark16Regular aria-hidden />
                      <span className={unseen}>{t('pages:billing.compare.yes')}</span>
                    </>
                  ) : (
                    <span>
                      <span aria-hidden="true">–</span>
                      <span className={unseen}>{t('pages:billing.compare.no')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
