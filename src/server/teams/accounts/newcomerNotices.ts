// Notifies the admins of a team while newcomers wait to be confirmed.
import type { Database } from '../../base/storage/database.ts';
import { readAdminIds } from '../../people/teamStore.ts';
import { isAnybodyWaiting, removeNotices } from './newcomerStore.ts';
import type { AccountServices } from './services.ts';

const subject = 'newcomers';

/**
 * Within the transaction of the sign-up; to be called when that is over. An earlier notice moves to the top again.
 * It contains no names, because newcomers may be refused.
 */
export async function tellOfNewcomer(
  { notifications }: Pick<AccountServices, 'notifications'>,
  trx: Database,
  teamId: string,
): Promise<() => Promise<void>> {
  await removeNotices(trx, teamId, subject);
  const admins = await readAdminIds(trx, teamId);
  const news = admins.map((userId) => ({ userId, content: { kind: 'newcomerWaiting' }, subject }) as const);
  return notifications.notifyWithin(trx, news);
}

/** Removes the notifications once no newcomer waits. */
export async function endNewcomerNotices(trx: Database, teamId: string): Promise<void> {
  if (!(await isAnybodyWaiting(trx, teamId))) await removeNotices(trx, teamId, subject);
}
