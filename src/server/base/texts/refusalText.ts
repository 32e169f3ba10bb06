// The sentence of a refusal.
import { type Refusal, sentenceKeyOf } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import { translator } from './translator.ts';

export function refusalText(refusal: Refusal, language: Language): string {
  const { error, deactivationDueDate } = refusal;
  const t = translator(language, 'errors');
  if (error !== 'PleaseUpdateYourPaymentMethod') return t(sentenceKeyOf(refusal));
  if (!deactivationDueDate) return t('PleaseUpdateYourPaymentMethodSoon');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return t(error, { date: date.format(new Date(deactivationDueDate)) });
}
