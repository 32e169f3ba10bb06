// Posts a daily puzzle to the channel an admin chose: that it is open, and who solved it.
import type { Refusal } from '../../../contract/errors.ts';
import type { Language } from '../../../engine/language.ts';
import type { ContentOfPuzzle } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';
import { stripMarkup } from '../mail/letter.ts';
import { gameInWords } from '../notifications/names.ts';
import { pathOf } from '../notifications/wording.ts';
import type { ChatCard } from './card.ts';
import { type Posting, postCard } from './postCard.ts';

/** One of the first on the day's board. */
export interface Leader {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
}

export interface PuzzlePost {
  /** Idempotency key: the same for every attempt. */
  readonly key: string;
  readonly about: ContentOfPuzzle;
  readonly leaders: readonly Leader[];
  readonly team: { readonly teamId: string; readonly name: string; readonly language: Language };
  readonly channelId: string;
  /** Null for a channel of Slack. */
  readonly groupId: string | null;
  /** The person in whose name it is posted in Microsoft Teams. */
  readonly postedBy: string | null;
}

function cardOf({ about, leaders, team }: PuzzlePost): ChatCard {
  const t = translator(team.language, 'mail');
  const title = gameInWords(about.gameName, team.language);
  const counts =
    about.kind === 'puzzleResults'
      ? { played: about.played, solved: about.solved }
      : { team: stripMarkup(team.name) };
  const lines = leaders.map(({ rank, name, points }) =>
    t('chat.puzzleResults.line', { rank, name: stripMarkup(name), points }),
  );
  return {
    header: t(`chat.${about.kind}.header`, { game: title }),
    text: [t(`chat.${about.kind}.text`, counts), ...lines].join('\n'),
    button: t(`chat.${about.kind}.button`),
    path: pathOf(about),
    gameName: about.gameName,
    title,
  };
}

/** Null: it is there. */
export const postPuzzle = (services: Posting, post: PuzzlePost): Promise<Refusal | null> =>
  postCard(services, cardOf(post), {
    key: post.key,
    teamId: post.team.teamId,
    channelId: post.channelId,
    groupId: post.groupId,
    postedBy: post.postedBy,
  });
