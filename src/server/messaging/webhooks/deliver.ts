// Sends what waits for webhooks: signed, tried again for a day, and then the webhook is switched off and its admins are told.
import { webhookTest } from '../../../contract/admin/webhooks.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { PostToStranger, StrangerAnswer } from '../../base/shared/postToStranger.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import { readAdminIds } from '../../people/teamStore.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { sendDue } from '../queue/queue.ts';
import { webhookHeaders } from './signature.ts';
import {
  type DueDelivery,
  mostWebhookTries,
  postponeOthers,
  type Tried,
  takeDeliveries,
  webhookQueue,
  writeTried,
  writeWebhookOff,
} from './store.ts';

export interface WebhookServices {
  readonly clock: WallClock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Log;
  readonly notifications: Notifications;
  readonly postToStranger: PostToStranger;
}

/** Parallel, so that one slow address does not delay the rest. */
const sendersAtOnce = 4;

/** What the secret of a webhook is encrypted about. */
export const secretOf = (webhookId: string): string => `webhook ${webhookId}`;

/** `deliveryId`: that one alone. Two nodes at once send each delivery once. */
export async function sendDueWebhooks(
  services: WebhookServices,
  deliveryId: string | null = null,
): Promise<void> {
  const { database, log } = services;
  const queue = webhookQueue(deliveryId);
  const sender = {
    queue,
    take: (now: number, most: number) => takeDeliveries(database, queue, now, most),
    send: (delivery: DueDelivery) => send(services, delivery),
    onFault: ({ id }: DueDelivery, fault: unknown) =>
      log.warn({ delivery: id, fault: String(fault) }, 'a webhook is tried again'),
  };
  const senders = deliveryId === null ? sendersAtOnce : 1;
  await Promise.all(Array.from({ length: senders }, () => sendDue(services, sender, 1)));
}

type Answer = StrangerAnswer | { readonly failure: 'secretLost' };

async function post(services: WebhookServices, delivery: DueDelivery): Promise<Answer> {
  const { id, webhook_id, url, body } = delivery;
  const timestamp = Math.floor(services.clock.now() / 1_000);
  let secret: string;
  try {
    secret = services.encryption.decrypt(delivery.secret, secretOf(webhook_id));
  } catch {
    return { failure: 'secretLost' }; // the key of the server was changed twice since
  }
  return services.postToStranger({ url, body, headers: webhookHeaders(secret, { id, timestamp, body }) });
}

const isTaken = (answer: Answer): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300;

/** The address says that it wants no more, or there is nothing to sign with. */
const isOver = (answer: Answer): boolean =>
  'status' in answer ? answer.status === 410 : answer.failure === 'secretLost';

async function send(services: WebhookServices, delivery: DueDelivery): Promise<'done' | 'later'> {
  const { clock, database, log } = services;
  const began = clock.monotonic();
  const answer = await post(services, delivery);
  const { id, event, tries } = delivery;
  const isLast = tries >= mostWebhookTries || isOver(answer);
  const isTriedAgain = !isLast && event !== webhookTest && delivery.off_since === null;
  const outcome = isTaken(answer) ? 'delivered' : isTriedAgain ? 'later' : 'givenUp';
  const tried: Tried = {
    at: clock.now(),
    status: 'status' in answer ? answer.status : null,
    failure: 'failure' in answer ? answer.failure : null,
    answer: 'start' in answer ? readable(answer.start) : '',
    tookMs: Math.round(clock.monotonic() - began),
    outcome,
  };
  await writeTried(database, id, tried);
  if (outcome === 'delivered') return 'done';
  log.warn({ delivery: id, status: tried.status, failure: tried.failure, tries }, 'webhook not taken');
  if (outcome === 'later') await postponeOthers(database, delivery);
  else if (event !== webhookTest) await switchOff(services, delivery);
  return outcome === 'later' ? 'later' : 'done';
}

/** As a log can show it; PostgreSQL keeps no zero characters. */
const readable = (text: string): string => text.replaceAll('\0', '');

async function switchOff(
  { clock, database, notifications }: WebhookServices,
  { webhook_id, team_id, url }: DueDelivery,
): Promise<void> {
  const tell = await database.transaction().execute(async (trx) => {
    if (!(await writeWebhookOff(trx, webhook_id, clock.now()))) return null;
    const admins = await readAdminIds(trx, team_id);
    const content = { kind: 'webhookOff', host: new URL(url).host } as const;
    const subject = `webhookOff ${webhook_id} ${clock.now()}`;
    return notifications.notifyWithin(
      trx,
      admins.map((userId) => ({ userId, subject, content })),
    );
  });
  await tell?.();
}
