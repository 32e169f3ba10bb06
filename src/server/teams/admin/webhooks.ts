// The webhooks of a team: listed, made, tried, switched on again and removed by its admins, with the log of what was sent.
import { randomUUID } from 'node:crypto';
import type * as call from '../../../contract/admin/webhooks.ts';
import {
  type TeamWebhook,
  type WebhookDelivery,
  webhookLimits,
  webhookTest,
} from '../../../contract/admin/webhooks.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { secretOf, sendDueWebhooks } from '../../messaging/webhooks/deliver.ts';
import { newWebhookSecret } from '../../messaging/webhooks/signature.ts';
import {
  readDeliveries,
  readWebhooks,
  removeStoredWebhook,
  type StoredDelivery,
  writeAgain,
  writeTest,
  writeWebhook,
  writeWebhookEvents,
  writeWebhookOn,
} from '../../messaging/webhooks/store.ts';
import { webhookBody } from '../../messaging/webhooks/tell.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { asAdmin } from './asAdmin.ts';
import { type Done, writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';

const hostOf = (url: string): string => new URL(url).host;

export async function readShownWebhooks(database: Database, teamId: string): Promise<TeamWebhook[]> {
  const stored = await readWebhooks(database, teamId);
  return stored.map(({ id, url, events, made_by, made_at, off_since, maker_name, maker_avatar }) => ({
    webhookId: id,
    url,
    events: [...events],
    madeBy: made_by === null ? null : { userId: made_by, name: maker_name ?? '', avatar: maker_avatar },
    madeAt: timeOf(made_at),
    offSince: timeOrNull(off_since),
  }));
}

export const listWebhooks =
  ({ database }: AdminServices): Handler<typeof call.webhooks> =>
  async ({ team }) => ({ webhooks: await readShownWebhooks(database, team.teamId) });

const tooMany = (): Refusal => refuse('InvalidInput', { fields: [{ path: 'url', code: 'tooMany' }] });

export const makeWebhook =
  (services: AdminServices): Handler<typeof call.makeWebhook> =>
  async (context, { url, events }) => {
    const { teamId } = context.team;
    const { userId, name, avatar } = context.member;
    const webhookId = randomUUID();
    const secret = newWebhookSecret();
    const madeAt = services.clock.now();
    const refusal = await change(services, context, 'webhookMade', async (trx) => {
      if ((await readWebhooks(trx, teamId)).length >= webhookLimits.most) return tooMany();
      await writeWebhook(trx, {
        id: webhookId,
        team_id: teamId,
        url,
        events: JSON.stringify(events),
        secret: services.encryption.encrypt(secret, secretOf(webhookId)),
        made_by: userId,
        made_at: madeAt,
        off_since: null,
      });
      return url;
    });
    const madeBy = { userId, name, avatar };
    return (
      refusal ?? {
        secret,
        made: { webhookId, url, events, madeBy, madeAt: timeOf(madeAt), offSince: null },
      }
    );
  };

export const changeWebhook =
  (services: AdminServices): Handler<typeof call.changeWebhook> =>
  async (context, { webhookId, events }) => {
    const refusal = await change(services, context, 'webhookChanged', (trx) =>
      writeWebhookEvents(trx, context.team.teamId, webhookId, events),
    );
    return refusal ?? { ok: true };
  };

export const switchWebhookOn =
  (services: AdminServices): Handler<typeof call.switchWebhookOn> =>
  async (context, { webhookId }) => {
    const refusal = await change(services, context, 'webhookOn', (trx) =>
      writeWebhookOn(trx, context.team.teamId, webhookId),
    );
    return refusal ?? { ok: true };
  };

export const removeWebhook =
  (services: AdminServices): Handler<typeof call.removeWebhook> =>
  async (context, { webhookId }) => {
    const refusal = await change(services, context, 'webhookRemoved', (trx) =>
      removeStoredWebhook(trx, context.team.teamId, webhookId),
    );
    return refusal ?? { ok: true };
  };

/** `act` answers the address it was about, for the audit log; null: the team has no such webhook. */
async function change(
  services: AdminServices,
  context: MemberContext,
  done: Done['act'],
  act: (trx: Database) => Promise<string | null | Refusal>,
): Promise<Refusal | null> {
  const by = { teamId: context.team.teamId, actorId: context.member.userId };
  const url = await asAdmin(services, context, async (trx, now) => {
    const changed = await act(trx);
    if (changed === null) return refuse('NotFound');
    if (!isRefusal(changed))
      await writeAudit(trx, { teamId: by.teamId, actorId: by.actorId, at: now }, [
        { act: done, changed: [hostOf(changed)] },
      ]);
    return changed;
  });
  if (isRefusal(url)) return url;
  logSecurityEvent(context.log, { security: 'settingsChanged', userId: by.actorId, teamId: by.teamId });
  return null;
}

const stateOf = ({ delivered_at, given_up_at }: StoredDelivery): WebhookDelivery['state'] =>
  delivered_at !== null ? 'delivered' : given_up_at !== null ? 'givenUp' : 'waiting';

const presentDelivery = (stored: StoredDelivery): WebhookDelivery => ({
  deliveryId: stored.id,
  event: stored.event,
  at: timeOf(stored.created_at),
  state: stateOf(stored),
  tries: stored.tries,
  triedAt: timeOrNull(stored.tried_at),
  nextTryAt: stateOf(stored) === 'waiting' ? timeOf(stored.next_try_at) : null,
  status: stored.status,
  failure: stored.failure,
  answer: stored.answer,
  tookMs: stored.took_ms,
});

export const listDeliveries =
  ({ database }: AdminServices): Handler<typeof call.webhookDeliveries> =>
  async ({ team }, { webhookId }) => {
    const which = { teamId: team.teamId, webhookId, most: webhookLimits.shown };
    return { deliveries: (await readDeliveries(database, which)).map(presentDelivery) };
  };

/** Waits for the answer of the address, ten seconds at most. */
async function sendNow(
  services: AdminServices,
  { team }: MemberContext,
  deliveryId: string,
): Promise<WebhookDelivery | Refusal> {
  await sendDueWebhooks(services, deliveryId);
  const [sent] = await readDeliveries(services.database, { teamId: team.teamId, deliveryId, most: 1 });
  return sent ? presentDelivery(sent) : refuse('NotFound');
}

export const testWebhook =
  (services: AdminServices): Handler<typeof call.testWebhook> =>
  async (context, { webhookId }) => {
    const { clock, database } = services;
    const known = await readShownWebhooks(database, context.team.teamId);
    if (!known.some((each) => each.webhookId === webhookId)) return refuse('NotFound');
    const now = clock.now();
    const id = randomUUID();
    const body = webhookBody(webhookTest, now, {});
    await writeTest(database, { id, webhook_id: webhookId, event: webhookTest, body, created_at: now });
    return sendNow(services, context, id);
  };

export const resendDelivery =
  (services: AdminServices): Handler<typeof call.resendDelivery> =>
  async (context, { deliveryId }) => {
    const { clock, database } = services;
    const id = await writeAgain(database, context.team.teamId, deliveryId, clock.now());
    return id === null ? refuse('NotFound') : sendNow(services, context, id);
  };
