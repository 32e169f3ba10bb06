// Invoices of the team, newest first.
import { Badge, Link, mergeClasses } from '@fluentui/react-components';
import { type Invoice, invoiceList, type invoiceStatuses } from '../../../contract/billing/billing.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import styles from './billing.module.css';
import { moneyInWords } from './money.ts';
import { useDay } from './useDay.ts';

const colours: Readonly<
  Record<(typeof invoiceStatuses)[number], 'success' | 'warning' | 'danger' | 'informative'>
> = {
  draft: 'informative',
  open: 'warning',
  paid: 'success',
  void: 'informative',
  uncollectible: 'danger',
};

function InvoiceTable({ rows }: { readonly rows: readonly Invoice[] }) {
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const day = useDay();
  const hasPdf = rows.some(({ pdfUrl }) => pdfUrl !== null);
  return (
    <table className={classNames(styles.table, styles.invoices)}>
      <caption className={unseen}>{t('pages:billing.nav.invoices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pages:billing.invoice.number')}</th>
          <th scope="col">{t('pages:billing.invoice.date')}</th>
          <th scope="col">{t('pages:billing.invoice.period')}</th>
          <th className={styles.amount} scope="col">
            {t('pages:billing.invoice.amount')}
          </th>
          <th scope="col">{t('pages:billing.invoice.state')}</th>
          {hasPdf && <th scope="col">PDF</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, date, periodStart, periodEnd, total, status, pdfUrl }) => (
          <tr key={id}>
            <th className={mergeClasses(type.strong, type.number)} scope="row">
              {number}
            </th>
            <td>{day(date)}</td>
            <td>
              {day(periodStart)} – {day(periodEnd)}
            </td>
            <td className={styles.amount}>{moneyInWords(total, language)}</td>
            <td>
              <Badge appearance="tint" color={colours[status]}>
                {t(`pages:billing.invoice.status.${status}`)}
              </Badge>
            </td>
            {hasPdf && (
              <td>
                {pdfUrl && (
                  <Link href={pdfUrl} rel="noopener noreferrer" target="_blank">
                    {t('pages:billing.invoice.download', { number })}
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function InvoicesPage() {
  const { t } = useTexts();
  const { team, userId } = useSignedIn();
  const query = useAnswer(invoiceList, { params: { id: team?.teamId ?? userId } });
  return (
    <BillingFrame title="pages:billing.nav.invoices">
      <Loaded
        query={query}
        skeleton={<Skeleton height={200} width="100%" />}
        what={t('pages:billing.nav.invoices')}
      >
        {({ invoices: rows }) =>
          rows.length === 0 ? (
            <BlockState top="leaning" words={t('pages:billing.invoice.none')} />
          ) : (
            <InvoiceTable rows={rows} />
          )
        }
      </Loaded>
    </BillingFrame>
  );
}
