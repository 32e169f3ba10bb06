// Routes of web push: whether the browser of a session is told, on, off.
import { randomUUID } from 'node:crypto';
import { refuse } from '../../../contract/errors.ts';
import { pushState, subscribeToPush, unsubscribeFromPush } from '../../../contract/messaging/push.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Route } from '../../web/http/route.ts';
import { type BrowserKeys, encryptPayload } from './encryptPayload.ts';
import type { PushServices } from './services.ts';
import { hasSubscription, removeSubscriptionOf, writeSubscription } from './store.ts';

/** Whether a message can be encrypted for it. */
function isKey(keys: BrowserKeys): boolean {
  try {
    encryptPayload(Buffer.alloc(0), keys);
    return true;
  } catch {
    return false;
  }
}

export function pushRoutes(route: Route, { database, clock, pusher }: PushServices): void {
  route(pushState, async ({ session, team }) => ({
    publicKey: isDemoTeam(team.teamId) ? null : await pusher.publicKey(),
    isOn: session !== null && (await hasSubscription(database, session.id)),
  }));
  route(subscribeToPush, async ({ member, session }, { endpoint, p256dh, auth }) => {
    if (!session) return refuse('Unauthorized');
    const wrong = [
      ...(pusher.isEndpoint(endpoint) ? [] : [{ path: 'endpoint', code: 'notAPushService' }]),
      ...(isKey({ p256dh, auth }) ? [] : [{ path: 'p256dh', code: 'notAKey' }]),
    ];
    if (wrong.length > 0) return refuse('InvalidInput', { fields: wrong });
    await writeSubscription(database, {
      id: randomUUID(),
      session_id: session.id,
      user_id: member.userId,
      endpoint,
      p256dh,
      auth,
      created_at: clock.now(),
    });
    return { ok: true };
  });
  route(unsubscribeFromPush, async ({ session }) => {
    if (session) await removeSubscriptionOf(database, session.id);
    return { ok: true };
  });
}
