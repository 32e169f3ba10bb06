// Notifications of this browser: what it permits, and its subscription at its push service.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { pushState, subscribeToPush, unsubscribeFromPush } from '../../../contract/messaging/push.ts';
import { call } from '../api/call.ts';
import { device, rememberOnDevice } from '../session/device.ts';
import { registerWorker } from './registerWorker.ts';

export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isKnown ? Notification.permission : 'unsupported';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && String(new Uint8Array(one)) === String(other);

/** Bound to the server's key: one that was made for another key is replaced. Null: the browser makes none. */
async function subscription(publicKey: string): Promise<PushSubscription | null> {
  const registration = await registerWorker();
  if (!registration) return null;
  const key = bytesOf(publicKey);
  try {
    await navigator.serviceWorker.ready;
    const known = await registration.pushManager.getSubscription();
    if (known && isSame(known.options.applicationServerKey, key)) return known;
    await known?.unsubscribe();
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null; // the browser could not reach its push service
  }
}

async function tellServer(publicKey: string): Promise<'failed' | Refusal | null> {
  const made = (await subscription(publicKey))?.toJSON();
  const { endpoint, keys: { p256dh, auth } = {} } = made ?? {};
  if (!endpoint || !p256dh || !auth) return 'failed';
  const answer = await call(subscribeToPush, { body: { endpoint, p256dh, auth } });
  return isRefusal(answer) ? answer : null;
}

/** Asks the person, so it is called by a press. Null: done. */
export async function switchPushOn(
  publicKey: string,
  userId: string,
): Promise<'denied' | 'failed' | Refusal | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const fault = await tellServer(publicKey);
  if (!fault) rememberOnDevice({ pushFor: userId });
  return fault;
}

export async function switchPushOff(): Promise<Refusal | null> {
  rememberOnDevice({ pushFor: '' });
  const answer = await call(unsubscribeFromPush, {});
  if (isRefusal(answer)) return answer;
  await forgetSubscription();
  return null;
}

async function forgetSubscription(): Promise<void> {
  const registration = await registerWorker();
  const known = await registration?.pushManager.getSubscription();
  await known?.unsubscribe();
}

/**
 * After a sign-in: who had notifications here and did not sign out has them in the new session too; a subscription
 * that somebody else left behind is ended.
 */
export async function keepPush(userId: string): Promise<void> {
  if (pushPermission() !== 'granted') return;
  if (device().pushFor !== userId) return forgetSubscription();
  const state = await call(pushState, {});
  if (isRefusal(state) || state.isOn || state.publicKey === null) return;
  await tellServer(state.publicKey);
}
