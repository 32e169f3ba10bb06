// Shows what the server tells this browser, and opens its page when the notification is pressed.
import { showBadge } from '../base/push/appBadge.ts';
import type { WorkerScope } from './scope.ts';

/** As `src/server/messaging/push/message.ts` writes it. */
interface Told {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  /** At how many tables it is the reader's turn; null: the message does not say. */
  readonly turns: number | null;
}

/** A browser demands that something is shown for every message, an unreadable one too. */
const unreadable: Told = { title: 'Topla', text: '', path: '/', tag: 'topla', turns: null };

const textIn = (value: object, name: Exclude<keyof Told, 'turns'>): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : unreadable[name];
};

export function readPush(data: { json(): unknown } | null): Told {
  try {
    const value: unknown = data?.json();
    if (typeof value !== 'object' || value === null) return unreadable;
    const turns: unknown = Reflect.get(value, 'turns');
    return {
      title: textIn(value, 'title'),
      text: textIn(value, 'text'),
      path: textIn(value, 'path'),
      tag: textIn(value, 'tag'),
      turns: typeof turns === 'number' ? turns : null,
    };
  } catch {
    return unreadable;
  }
}

/** The page of a notification: on this site, whatever the message says. */
export function pageOf(path: unknown, origin: string): string {
  const page = new URL(typeof path === 'string' ? path : '/', origin);
  return page.origin === origin ? page.href : `${origin}/`;
}

export function answerPushes(scope: WorkerScope): void {
  const { registration, clients, location } = scope;
  scope.addEventListener('push', (event) => {
    const { title, text, path, tag, turns } = readPush(event.data);
    const picture = '/icons/app-192.png';
    event.waitUntil(registration.showNotification(title, { body: text, tag, icon: picture, data: { path } }));
    if (turns !== null) event.waitUntil(showBadge(scope.navigator, turns));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const page = pageOf(Object(notification.data).path, location.origin);
    event.waitUntil(open(page));
  });

  /** A window that shows the page comes to the front; no other window is led away from what it shows. */
  async function open(page: string): Promise<void> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const showing = windows.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
    await (showing ? showing.focus() : clients.openWindow(page));
  }
}
