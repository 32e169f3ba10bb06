// Tells the channel an admin chose that there is something new to predict.
import type { Card } from '../chat/card.ts';
import { postCard } from '../chat/postCard.ts';
import { stripMarkup } from '../mail/letter.ts';
import type { MyTeam } from '../people/members.ts';
import { translator } from '../texts/translator.ts';
import { readGame } from './gameStore.ts';
import type { PredictionServices } from './services.ts';

interface ToWhom {
  readonly member: { readonly userId: string };
  readonly team: MyTeam;
}

/** A channel that cannot be reached keeps nobody from predicting: the game stands all the same. */
export async function postScheduled(
  { chat, database, log }: PredictionServices,
  { member, team }: ToWhom,
  gameId: string,
): Promise<void> {
  const game = await readGame(database, team.teamId, gameId);
  if (!game?.channel_id) return;
  const t = translator(team.language, 'mail');
  const card: Card = {
    header: t('chat.predictor.header', { event: stripMarkup(game.name) }),
    text: t('chat.predictor.text'),
    button: t('chat.predictor.button'),
    path: `/predictorEvents?game=${gameId}`,
    gameName: null,
    title: game.name,
  };
  const refusal = await postCard(chat, card, {
    key: `predictor ${gameId}`,
    teamId: team.teamId,
    channelId: game.channel_id,
    groupId: game.group_id,
    postedBy: member.userId,
  });
  if (refusal) log.warn({ game: gameId, refusal: refusal.error }, 'a predictor was not posted');
}
