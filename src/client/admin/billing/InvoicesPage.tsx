// Invoices of the team, newest first.
import { Badge, Button, Link, mergeClasses } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { type Invoice, invoiceList, type invoiceStatuses } from '../../../contract/billing/billing.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { saveFile } from '../../parts/saveFile.ts';
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

interface InvoiceTableProps {
  readonly rows: readonly Invoice[];
  readonly seller: string;
}

function InvoiceTable({ rows, seller }: InvoiceTableProps) {
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const day = useDay();
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
          <th scope="col">PDF</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((invoice) => (
          <tr key={invoice.id}>
            <th className={mergeClasses(type.strong, type.number)} scope="row">
              {invoice.number}
            </th>
            <td>{day(invoice.date)}</td>
            <td>
              {day(invoice.periodStart)} – {day(invoice.periodEnd)}
            </td>
            <td className={styles.amount}>{moneyInWords(invoice.total, language)}</td>
            <td>
              <Badge appearance="tint" color={colours[invoice.status]}>
                {t(`pages:billing.invoice.status.${invoice.status}`)}
              </Badge>
            </td>
            <td>
              <Document invoice={invoice} seller={seller} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stripe has made the document; those of the sandbox are drawn here. */
function Document({ invoice, seller }: { readonly invoice: Invoice; readonly seller: string }) {
  const { t, language } = useTexts();
  const { team } = useSignedIn();
  const { number, pdfUrl } = invoice;
  const words = t('pages:billing.invoice.download', { number });
  if (pdfUrl !== null)
    return (
      <Link
        aria-label={words}
        className={styles.document}
        href={pdfUrl}
        rel="noopener noreferrer"
        target="_blank"
      >
        PDF
      </Link>
    );
  const save = async () => {
    const { invoicePdf } = await import('./invoice/invoicePdf.ts');
    const pdf = invoicePdf(invoice, { t, language, seller, teamName: team?.name ?? '' });
    saveFile(`${number}.pdf`, pdf, 'application/pdf');
  };
  return (
    <Button
      aria-label={words}
      className={styles.act}
      icon={<ArrowDownload20Regular />}
      onClick={() => void save()}
    >
      PDF
    </Button>
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
        {({ invoices: rows, seller }) =>
          rows.length === 0 ? (
            <Surface>
              <BlockState top="leaning" words={t('pages:billing.invoice.none')} />
            </Surface>
          ) : (
            <InvoiceTable rows={rows} seller={seller} />
          )
        }
      </Loaded>
    </BillingFrame>
  );
}
