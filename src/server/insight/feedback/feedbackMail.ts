// The mail with feedback for the operator of the server; in English, like the log.
import { translator } from '../../base/texts/translator.ts';
import { type Mail, stripMarkup, writeLetter } from '../../messaging/mail/letter.ts';

interface Feedback {
  readonly mood: number;
  readonly topic: string;
  readonly text: string;
  readonly team: string | null;
  /** Null: would rather not be written to. */
  readonly replyTo: string | null;
  readonly screenshot: string | null;
}

export function composeFeedback({ mood, topic, text, team, replyTo, screenshot }: Feedback): Mail {
  const t = translator('en', 'mail');
  const facts = [
    t('feedback.mood', { mood }),
    team === null ? '' : t('feedback.team', { team: stripMarkup(team) }),
    replyTo === null ? t('feedback.noReply') : t('feedback.reply', { email: replyTo }),
  ];
  const sentences = {
    subject: t('feedback.subject', { topic }),
    text: `${text}\n\n${facts.filter(Boolean).join(' ')}`,
    link: t('feedback.screenshot'),
    unasked: t('feedback.unasked'),
  };
  return writeLetter('en', sentences, { name: null, ...(screenshot !== null && { link: screenshot }) });
}
