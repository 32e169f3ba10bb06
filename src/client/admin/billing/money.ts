// Amounts of money in words: from whole minor units to what the reader's language writes.
import type { Money } from '../../../contract/billing/billing.ts';
import type { Language } from '../../../engine/language.ts';
import { localeOf } from '../../base/words/language.ts';

export function moneyInWords({ amount, currency }: Money, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** What a year costs less than twelve months, in whole percent; 0: nothing less. */
export function yearlySaving({
  monthly,
  yearly,
}: {
  readonly monthly: Money;
  readonly yearly: Money;
}): number {
  const months = monthly.amount * 12;
  return months === 0 ? 0 : Math.max(0, Math.round((1 - yearly.amount / months) * 100));
}
