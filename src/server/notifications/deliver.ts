// Tells somebody something: at the bell always; where they talk, or by mail when they are not here and want such mails.
import type { MemberContext } from '../http/visit.ts';
import { mayMail } from '../mail/mayMail.ts';
import { stopLink } from '../mail/stopPage.ts';
import { composeNews } from '../mail/tableMails.ts';
import type { Member } from '../people/members.ts';
import type { Parts } from '../start/services.ts';
import type { Told } from './kinds.ts';
import type { News } from './notifications.ts';
import { gameInWords, inWords, pathOf } from './wording.ts';

export type Telling = Pick<
  Parts,
  'config' | 'database' | 'members' | 'notifications' | 'mailer' | 'rates' | 'presence' | 'seals'
>;

/**
 * Told again, nothing more is mailed. `by`: who asked for it, and whose mails are counted.
 * `say`: says it where they talk; who heard it there gets no mail.
 */
export async function tell(
  telling: Telling,
  userId: string,
  news: News,
  by: MemberContext | null = null,
  say: () => Promise<boolean> = async () => false,
): Promise<('bell' | 'mail' | 'chat')[]> {
  const written = await telling.notifications.notify(userId, news);
  if (await say()) return ['bell', 'chat'];
  const isMailed = written === 'new' && (await mail(telling, userId, news.told, by));
  return isMailed ? ['bell', 'mail'] : ['bell'];
}

/** Who wants to be invisible is written to like somebody who is not here: nobody learns otherwise. */
const isAway = ({ presence }: Telling, { userId, preferences }: Member): boolean =>
  preferences.isInvisible || !presence.isOnline(userId);

/** A badge waits at the bell; being called is an invitation too. */
function wantsMail({ preferences }: Member, { kind }: Told): boolean {
  if (kind === 'badge') return false;
  return preferences.mail[kind === 'called' ? 'invited' : kind];
}

async function mail(
  telling: Telling,
  userId: string,
  told: Told,
  by: MemberContext | null,
): Promise<boolean> {
  const reader = await telling.members.of(userId);
  if (!reader?.email || !wantsMail(reader, told) || !isAway(telling, reader)) return false;
  if (!(await mayMail(telling, reader.email, by))) return false;
  const { email, name, language, team } = reader;
  const { publicUrl } = telling.config;
  const letter = composeNews(language, {
    ...{ told, name, team: team?.name ?? '', words: inWords(told, language) },
    game: 'gameName' in told ? gameInWords(told.gameName, language) : '',
    link: publicUrl + pathOf(told),
    unsubscribe: stopLink(telling.seals, publicUrl, email),
  });
  await telling.mailer.send(email, letter);
  return true;
}
