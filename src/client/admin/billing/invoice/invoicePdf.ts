// The invoice of a sandbox payment as a PDF in the language of its reader. Loaded when the first one is opened.
import type { Invoice } from '../../../../contract/billing/billing.ts';
import type { Language } from '../../../../engine/language.ts';
import type { Speak } from '../../../../ui/texts.tsx';
import { localeOf } from '../../../base/words/language.ts';
import { invoiceLayout } from './layout.ts';
import { pdfOf } from './pdf.ts';

interface InvoiceReader {
  readonly t: Speak;
  readonly language: Language;
  /** Who stands as the seller: name and address, parted by semicolons. */
  readonly seller: string;
  /** The buyer where no billing details were saved. */
  readonly teamName: string;
}

const given = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

function buyerOf({ buyer }: Invoice, { teamName, language }: InvoiceReader, vat: string): string[] {
  if (!buyer) return [teamName];
  const country = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(buyer.country);
  return given([
    buyer.companyName,
    `${buyer.contactFirstName} ${buyer.contactLastName}`,
    buyer.addressLine1,
    buyer.addressLine2,
    `${buyer.postalCode} ${buyer.city}`,
    buyer.stateProvince,
    country ?? buyer.country,
    buyer.vatNumber === '' ? '' : `${vat} ${buyer.vatNumber}`,
  ]);
}

/** Signs of currencies are missing in the fonts of PDF; their letters are not. */
function moneyOf(language: Language, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount) => format.format(amount / 10 ** digits);
}

export function invoicePdf(invoice: Invoice, reader: InvoiceReader): string {
  const { t, language, seller } = reader;
  const { number, date, periodStart, periodEnd, total, status, line } = invoice;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (moment: string) => day.format(new Date(moment));
  const money = moneyOf(language, total.currency);
  const period = `${dayOf(periodStart)} – ${dayOf(periodEnd)}`;
  const plan = line ? t(`pages:billing.package.${line.package}`) : '';
  const what = line
    ? t(`pages:billing.pdf.${line.isChange ? 'change' : line.isMonthly ? 'month' : 'year'}`, { plan })
    : t('pages:billing.pdf.subscription');
  const places = line ? new Intl.NumberFormat(localeOf(language)).format(line.maxUser) : '';
  const sum = money(total.amount);
  const title = t('pages:billing.pdf.title');
  return pdfOf({
    title: `${title} ${number}`,
    language,
    ...invoiceLayout({
      title,
      facts: [
        [t('pages:billing.invoice.number'), number],
        [t('pages:billing.invoice.date'), dayOf(date)],
        [t('pages:billing.invoice.period'), period],
        [t('pages:billing.invoice.state'), t(`pages:billing.invoice.status.${status}`)],
      ],
      sellerTitle: t('pages:billing.pdf.seller'),
      seller: given(seller.split(';')),
      buyerTitle: t('pages:billing.pdf.buyer'),
      buyer: buyerOf(invoice, reader, t('pages:billing.pdf.vatNumber')),
      heads: [
        t('pages:billing.pdf.what'),
        t('pages:billing.plans.people'),
        t('pages:billing.invoice.amount'),
      ],
      lines: [[what, places, sum]],
      sums: [
        [t('pages:billing.pdf.net'), sum],
        [t('pages:billing.pdf.tax'), money(0)],
      ],
      total: [t('pages:billing.pdf.total'), sum],
      notes: [t('pages:billing.pdf.sandbox')],
    }),
  });
}
