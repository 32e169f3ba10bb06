// The appreciation week of a special team: for seven days its banner says thank you in many languages.

export interface Thanks {
  /** BCP 47. */
  readonly language: string;
  readonly words: string;
}

export const thanks: readonly Thanks[] = [
  { language: 'en', words: 'Thank you' },
  { language: 'tr', words: 'Teşekkürler' },
  { language: 'de', words: 'Danke' },
  { language: 'fr', words: 'Merci' },
  { language: 'es', words: 'Gracias' },
  { language: 'it', words: 'Grazie' },
  { language: 'pt', words: 'Obrigado' },
  { language: 'nl', words: 'Dank je wel' },
  { language: 'pl', words: 'Dziękuję' },
  { language: 'sv', words: 'Tack' },
  { language: 'nb', words: 'Takk' },
  { language: 'da', words: 'Mange tak' },
  { language: 'fi', words: 'Kiitos' },
  { language: 'cs', words: 'Děkuji' },
  { language: 'ro', words: 'Mulțumesc' },
  { language: 'hu', words: 'Köszönöm' },
  { language: 'el', words: 'Ευχαριστώ' },
  { language: 'uk', words: 'Дякую' },
  { language: 'az', words: 'Təşəkkür edirəm' },
  { language: 'ka', words: 'მადლობა' },
  { language: 'ar', words: 'شكرًا' },
  { language: 'fa', words: 'سپاسگزارم' },
  { language: 'he', words: 'תודה' },
  { language: 'hi', words: 'धन्यवाद' },
  { language: 'id', words: 'Terima kasih' },
  { language: 'vi', words: 'Cảm ơn' },
  { language: 'sw', words: 'Asante' },
  { language: 'ja', words: 'ありがとう' },
  { language: 'ko', words: '감사합니다' },
  { language: 'zh', words: '谢谢' },
];

const days = 7;
const dayMs = 24 * 60 * 60_000;

/** By the calendar of the team: days are compared, not moments. */
export function isAppreciationWeek(from: string | undefined, timeZone: string, now: number): boolean {
  if (from === undefined) return false;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const since = (Date.parse(today) - Date.parse(from)) / dayMs;
  return since >= 0 && since < days;
}
