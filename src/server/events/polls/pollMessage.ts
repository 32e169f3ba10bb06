// A poll as a message in a chat: the question with a button for each option while it is open, the result after it.
// Everybody in the channel reads the same, so votes are shown there only when it is closed.
import type { ActionsBlock, Button, KnownBlock } from '@slack/web-api';
import { fewestSecretVotes } from '../../../contract/events/polls.ts';
import { pathTo } from '../../../contract/pages.ts';
import type { Language } from '../../../engine/language.ts';
import { shareOf } from '../../../events/polls/votes.ts';
import { translator } from '../../base/texts/translator.ts';
import { type ChatCard, linkTo } from '../../messaging/chat/card.ts';
import { buttons, escaped, heading, opener } from '../../messaging/chat/slack/blocks.ts';
import type { SlackMessage } from '../../messaging/chat/slack/bot.ts';
import { stripMarkup } from '../../messaging/mail/letter.ts';
import type { StoredPoll } from './store.ts';

/** Before the colon in the action ids of the options. */
export const pollButton = 'poll';
const mostLabel = 75;
const barLength = 12;

export interface PollInChat {
  readonly poll: StoredPoll;
  readonly votes: number;
  readonly language: Language;
  readonly timeZone: string;
  /** Who made it; null: their account is deleted. */
  readonly by: string | null;
}

const pathOfPoll = (pollId: string): string => pathTo('/polls/:pollId', { pollId });

const bar = (share: number): string => {
  const full = Math.round((share / 100) * barLength);
  return '█'.repeat(full) + '░'.repeat(barLength - full);
};

/** A line for each option: a bar, how many, and its text. */
export const resultLines = (options: readonly string[], counts: readonly number[], votes: number): string =>
  options
    .map((text, option) => {
      const count = counts[option] ?? 0;
      return `${bar(shareOf(count, votes))} ${count}  ${stripMarkup(text)}`;
    })
    .join('\n');

function wordsOf({ poll, votes, language, timeZone, by }: PollInChat) {
  const t = translator(language, 'mail');
  const when = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(poll.closes_at);
  if (poll.closed_at === null) {
    const kind = [
      t(poll.is_secret ? 'chat.poll.secret' : 'chat.poll.named'),
      ...(poll.takes_several ? [t('chat.poll.several')] : []),
      t('chat.poll.until', { when }),
    ].join(' ');
    const asks = by === null ? [] : [t('chat.poll.asks', { by: stripMarkup(by) })];
    return { text: [...asks, kind, t('chat.poll.votes', { count: votes })].join('\n'), t };
  }
  const head = `${t('chat.poll.closed')} ${t('chat.poll.closedVotes', { count: votes })}`;
  const result =
    poll.counts === null
      ? t('chat.poll.tooFew', { fewest: fewestSecretVotes })
      : resultLines(poll.options, poll.counts, votes);
  return { text: `${head}\n${result}`, t };
}

const optionButton = (pollId: string, text: string, option: number): Button => ({
  type: 'button',
  action_id: `${pollButton}:${option}`,
  text: { type: 'plain_text', text: text.slice(0, mostLabel), emoji: false },
  value: pollId,
});

export function slackMessageOf(shown: PollInChat, publicUrl: string): SlackMessage {
  const { poll } = shown;
  const { text, t } = wordsOf(shown);
  const question = stripMarkup(poll.question);
  const options: ActionsBlock[] =
    poll.closed_at === null
      ? [buttons(poll.options.map((each, option) => optionButton(poll.id, each, option)))]
      : [];
  const link = opener(t('chat.poll.open'), linkTo(publicUrl, pathOfPoll(poll.id)));
  const blocks: KnownBlock[] = [heading(question, text), ...options, buttons([link])];
  return { text: escaped(`${question}\n${text}`), blocks };
}

/** In Teams, where a button can only open a page. */
export function cardOfPoll(shown: PollInChat): ChatCard {
  const { poll } = shown;
  const { text, t } = wordsOf(shown);
  const isOpen = poll.closed_at === null;
  const options = isOpen ? `\n${poll.options.map((each) => `– ${stripMarkup(each)}`).join('\n')}` : '';
  return {
    header: stripMarkup(poll.question),
    text: `${text}${options}`,
    button: t(isOpen ? 'chat.poll.vote' : 'chat.poll.open'),
    path: pathOfPoll(poll.id),
    gameName: null,
    title: stripMarkup(poll.question),
  };
}
