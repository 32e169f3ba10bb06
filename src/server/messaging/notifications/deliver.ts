// Delivers a notification: in the app, and to the browsers that want it; also in the chat tool, or by mail to people who are away.
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import type { Member } from '../../people/members.ts';
import { type MailSender, mayMail } from '../mail/mayMail.ts';
import { stopLink } from '../mail/stopPage.ts';
import { boardShown } from './boards.ts';
import { kindOf } from './kinds/all.ts';
import { composeNews } from './mails.ts';
import { gameInWords } from './names.ts';
import type { News } from './notifications.ts';
import type { NotificationServices } from './services.ts';
import type { Written } from './store.ts';
import { inWords, pathOf } from './wording.ts';

/**
 * A renewed notification is not mailed again. `by`: the person who caused it, whose mail limit applies.
 * `say`: posts it in the chat tool; people reached there get no mail.
 */
export async function deliver(
  services: NotificationServices,
  userId: string,
  news: News,
  by: MailSender | null = null,
  say: (written: Written) => Promise<boolean> = async () => false,
): Promise<('bell' | 'mail' | 'chat')[]> {
  const written = await services.notifications.notify(userId, news);
  if (await say(written)) return ['bell', 'chat'];
  const isMailed = written === 'new' && (await mail(services, userId, news.content, by));
  return isMailed ? ['bell', 'mail'] : ['bell'];
}

/** Invisible people get mails like people who are offline, so that others cannot tell the difference. */
const isAway = ({ presence }: NotificationServices, { userId, preferences }: Member): boolean =>
  preferences.isInvisible || !presence.isOnline(userId);

function wantsMail({ preferences }: Member, content: NotificationContent): boolean {
  const { mailPreference } = kindOf(content);
  return mailPreference !== null && preferences.mail[mailPreference];
}

async function mail(
  services: NotificationServices,
  userId: string,
  content: NotificationContent,
  by: MailSender | null,
): Promise<boolean> {
  const reader = await services.members.of(userId);
  if (!reader?.email || !wantsMail(reader, content) || !isAway(services, reader)) return false;
  if (!(await mayMail(services, reader.email, by))) return false;
  const { email, name, language, team } = reader;
  const { publicUrl } = services.config;
  const letter = composeNews(language, {
    content,
    name,
    team: team?.name ?? '',
    words: inWords(content, language),
    game: 'gameName' in content ? gameInWords(content.gameName, language) : '',
    link: publicUrl + pathOf(content),
    unsubscribe: stopLink(services.encryption, publicUrl, 'invitations', email),
    picture: boardShown(services, content, language),
  });
  await services.mailer.send(email, { ...letter, teamId: team?.teamId });
  return true;
}
