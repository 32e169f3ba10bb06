// Tells the admins of a team that somebody waits to be confirmed, as long as somebody does.
import type { Database } from '../../base/storage/database.ts';
import { isAnybodyWaiting, readAdminIds, removeNotices } from './newcomerStore.ts';
import type { AccountServices } from './services.ts';

const subject = 'newcomers';

/**
 * Within the transaction of the sign-up; to be called when that is over. An earlier notice moves to the top again.
 * It names nobody, for they may be refused.
 */
export async function tellOfNewcomer(
  { notifications }: Pick<AccountServices, 'notifications'>,
  trx: Database,
  teamId: string,
): Promise<() => Promise<void>> {
  await removeNotices(trx, teamId, subject);
  const admins = await readAdminIds(trx, teamId);
  const news = admins.map((userId) => ({ userId, told: { kind: 'newcomerWaiting' }, subject }) as const);
  return notifications.notifyWithin(trx, news);
}

/** Once nobody waits any more the notices go. */
export async function endNewcomerNotices(trx: Database, teamId: string): Promise<void> {
  if (!(await isAnybodyWaiting(trx, teamId))) await removeNotices(trx, teamId, subject);
}
