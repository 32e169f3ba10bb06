// Turns and results of games with a move a day in the activity feed of Microsoft Teams, where a press opens the table inside
// Teams. Without a bot an app may write to a person there alone, and a line of the feed has no room for a picture.
import type { NotificationContent } from '../../../base/storage/schema/notifications.ts';
import { gameInWords } from '../../notifications/names.ts';
import { inWords, pathOf } from '../../notifications/wording.ts';
import type { ChatServices } from '../services.ts';
import type { ActivityType } from './cards.ts';
import { accountAtMicrosoft } from './tokens.ts';

type Deps = Pick<ChatServices, 'chat' | 'log' | 'members' | 'tables'>;

type News = Extract<NotificationContent, { readonly kind: 'yourTurn' | 'opponentLate' | 'gameEnded' }>;

const types: Readonly<Record<News['kind'], ActivityType>> = {
  yourTurn: 'yourTurn',
  opponentLate: 'yourTurn',
  gameEnded: 'gameOver',
};

const isNews = (content: NotificationContent): content is News => content.kind in types;

/** Whether it stands in the feed: people who have never signed in with Microsoft have none. */
export async function tellInFeed(
  { chat: { teams }, log, members, tables }: Deps,
  userId: string,
  content: NotificationContent,
): Promise<boolean> {
  if (!teams || !isNews(content)) return false;
  const account = await accountAtMicrosoft(teams.deps, userId);
  const reader = account && (await members.of(userId));
  if (!reader || (await tables.turnByChoice.offer(content.roomId, userId)) === null) return false;
  const { language } = reader;
  const { header, text } = inWords(content, language);
  const title = gameInWords(content.gameName, language);
  const card = { header, text, title, path: pathOf(content) };
  const refusal = await teams.notify(account, types[content.kind], card);
  if (refusal) log.info({ microsoft: refusal.error }, 'a turn was not told in Teams');
  return refusal === null;
}
