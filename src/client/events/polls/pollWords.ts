// A poll in words: how it stands, and until when.
import type { PollSummary } from '../../../contract/events/polls.ts';
import type { Language, Speak } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

const dayAndTime = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

export const whenInWords = ({ isOpen, closesAt }: PollSummary, t: Speak, language: Language): string =>
  t(isOpen ? 'pages:polls.openUntil' : 'pages:polls.closedAt', { when: dayAndTime(closesAt, language) });

export const votesInWords = ({ votes }: Pick<PollSummary, 'votes'>, t: Speak): string =>
  t('pages:polls.votes', { count: votes });

export const percentInWords = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(share / 100);
