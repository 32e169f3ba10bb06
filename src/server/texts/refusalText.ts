// The sentence of a refusal.
import type { Refusal } from '../../contract/errors.ts';
import type { Language } from '../../engine/language.ts';
import { translator } from './translator.ts';

export function refusalText({ error, deactivationDueDate }: Refusal, language: Language): string {
  const t = translator(language, 'errors');
  if (error !== 'PleaseUpdateYourPaymentMethod') return t(error);
  if (!deactivationDueDate) return t('PleaseUpdateYourPaymentMethodSoon');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return t(error, { date: date.format(new Date(deactivationDueDate)) });
}
