// Tells the channels admins chose that there is something new to predict, again where the chat tool was away.
import type { RefusalKey } from '../../../contract/errors.ts';
import { translator } from '../../base/texts/translator.ts';
import type { Card } from '../../messaging/chat/card.ts';
import { postCard } from '../../messaging/chat/postCard.ts';
import { stripMarkup } from '../../messaging/mail/letter.ts';
import { type DuePost, takeDuePosts, writePostDue } from './postStore.ts';
import type { PredictionServices } from './services.ts';

type Deps = Pick<PredictionServices, 'chat' | 'clock' | 'database' | 'log'>;

const mostTries = 8;
const retryMs = 60_000;
/** The tool will be there again. */
const passing: ReadonlySet<RefusalKey> = new Set(['SlackBusy', 'SlackAway', 'TeamsBusy', 'TeamsAway']);

/** A channel that cannot be reached keeps nobody from predicting: the game stands all the same. */
export async function sendDuePosts(deps: Deps, gameId: string | null = null): Promise<void> {
  const { clock, database, log } = deps;
  for (const post of await takeDuePosts(database, clock.now(), gameId))
    await send(deps, post).catch((fault: unknown) =>
      log.warn({ game: post.id, fault: String(fault) }, 'a post is tried again'),
    );
}

async function send(deps: Deps, post: DuePost): Promise<void> {
  const { clock, database, log } = deps;
  const refusal = await postCard(deps, cardOf(post), {
    key: `predictor ${post.id}`,
    teamId: post.team_id,
    channelId: post.channel_id,
    groupId: post.group_id,
    postedBy: post.posted_by,
  });
  if (refusal) log.warn({ game: post.id, refusal: refusal.error }, 'a predictor was not posted');
  const isLater = refusal !== null && passing.has(refusal.error) && post.tries < mostTries;
  await writePostDue(database, post.id, isLater ? clock.now() + retryMs : null);
}

function cardOf({ id, name, language }: DuePost): Card {
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
