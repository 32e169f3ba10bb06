// Posts a trivia to the channel an admin chose: that it is scheduled, and that it starts.
import type { Refusal } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import { translator } from '../../base/texts/translator.ts';
import { stripMarkup } from '../mail/letter.ts';
import { pathOfTrivia } from '../notifications/kinds/triviaSoon.ts';
import type { ChatCard } from './card.ts';
import { type Posting, postCard } from './postCard.ts';

export interface TriviaPost {
  /** Idempotency key: the same for every attempt. */
  readonly key: string;
  readonly kind: 'scheduled' | 'started';
  readonly triviaId: string;
  readonly name: string;
  readonly startAt: number;
  readonly team: {
    readonly teamId: string;
    readonly name: string;
    readonly language: Language;
    readonly timeZone: string;
  };
  readonly channelId: string;
  /** Null for a channel of Slack. */
  readonly groupId: string | null;
  /** The person in whose name it is posted in Microsoft Teams. */
  readonly postedBy: string | null;
}

function cardOf({ kind, triviaId, name, startAt, team }: TriviaPost): ChatCard {
  const t = translator(team.language, 'mail');
  const title = stripMarkup(name);
  const when = new Intl.DateTimeFormat(team.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: team.timeZone,
  }).format(startAt);
  const texts = kind === 'scheduled' ? 'chat.triviaScheduled' : 'chat.triviaStarted';
  return {
    header: t(`${texts}.header`, { name: title }),
    text: t(`${texts}.text`, { when, team: stripMarkup(team.name) }),
    button: t(`${texts}.button`),
    path: pathOfTrivia(triviaId),
    gameName: null,
    title,
  };
}

/** Null: it is there. */
export const postTrivia = (services: Posting, post: TriviaPost): Promise<Refusal | null> =>
  postCard(services, cardOf(post), {
    key: post.key,
    teamId: post.team.teamId,
    channelId: post.channelId,
    groupId: post.groupId,
    postedBy: post.postedBy,
  });
