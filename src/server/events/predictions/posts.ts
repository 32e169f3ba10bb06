// Tells the channels admins chose that there is something new to predict, again where the chat tool was away.
import { translator } from '../../base/texts/translator.ts';
import type { ChatCard } from '../../messaging/chat/card.ts';
import { postCard } from '../../messaging/chat/postCard.ts';
import { isTriedAgain } from '../../messaging/chat/retries.ts';
import { stripMarkup } from '../../messaging/mail/letter.ts';
import { sendDue } from '../../messaging/queue/queue.ts';
import { type DuePredictionPost, predictionPosts, takeDuePosts, writePostDone } from './postStore.ts';
import type { PredictionServices } from './services.ts';

type Deps = Pick<PredictionServices, 'chat' | 'clock' | 'database' | 'log'>;

/** A channel that cannot be reached keeps nobody from predicting: the game stands all the same. */
export function sendDuePosts(deps: Deps, gameId: string | null = null): Promise<void> {
  const queue = predictionPosts(gameId);
  return sendDue(deps, {
    queue,
    take: (now, most) => takeDuePosts(deps.database, queue, now, most),
    send: (post) => send(deps, post),
    onFault: ({ id }, fault) => deps.log.warn({ game: id, fault: String(fault) }, 'a post is tried again'),
  });
}

async function send(deps: Deps, post: DuePredictionPost): Promise<'done' | 'later'> {
  const { database, log } = deps;
  const refusal = await postCard(deps, cardOf(post), {
    key: `predictor ${post.id}`,
    teamId: post.team_id,
    channelId: post.channel_id,
    groupId: post.group_id,
    postedBy: post.posted_by,
  });
  if (refusal) log.warn({ game: post.id, refusal: refusal.error }, 'a predictor was not posted');
  if (refusal && isTriedAgain(refusal, post.tries)) return 'later';
  await writePostDone(database, post.id);
  return 'done';
}

function cardOf({ id, name, language }: DuePredictionPost): ChatCard {
  const t = translator(language, 'mail');
  return {
    header: t('chat.predictor.header', { event: stripMarkup(name) }),
    text: t('chat.predictor.text'),
    button: t('chat.predictor.button'),
    path: `/predictorEvents?game=${id}`,
    gameName: null,
    title: name,
  };
}
