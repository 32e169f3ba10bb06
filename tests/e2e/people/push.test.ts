// Notifications of a browser, from the switch on the settings page to the press on one, and to signing out. A headless
// Chromium reaches no push service and shows no notification: those two ends are noted here instead.
import type { Browser, BrowserContext, Page, Worker } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logout } from '../../../src/contract/people/sessions.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { type FakePushService, openFakePushService } from '../../support/fakes/fakePushService.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let service: FakePushService;
let server: TestServer;
let browser: Browser;
let ada: Member;
beforeAll(async () => {
  service = await openFakePushService();
  server = await startTestServer({}, undefined, service.environment);
  browser = await openBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await service?.close();
});

async function signedIn(member: Member): Promise<BrowserContext> {
  const permissions = ['notifications'];
  const context = await browser.newContext({ baseURL: server.url, permissions, reducedMotion: 'reduce' });
  const { email: _, password: __, ...user } = member;
  await context.addInitScript((text) => {
    if (!sessionStorage.getItem('been')) localStorage.setItem('guulUser', text);
    sessionStorage.setItem('been', 'yes');
  }, JSON.stringify(user));
  return context;
}

/** The browser answers with the keys of the stand-in; a headless one says that it blocks notifications, even where they are allowed. */
async function subscribeAtStandIn(context: BrowserContext): Promise<string> {
  const publicKey = String(await server.services.pusher.publicKey());
  const { endpoint, p256dh, auth } = service.browser(publicKey).subscription;
  const made = { publicKey, endpoint, keys: { p256dh, auth } };
  await context.addInitScript((given) => {
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const permission = () => (localStorage.getItem('asked') ? 'granted' : 'default');
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', 'yes');
      return permission();
    };
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey;
      if (!(key instanceof Uint8Array) || base64url(key) !== given.publicKey) throw new Error('another key');
      if (!options?.userVisibleOnly) throw new Error('silent messages are not allowed');
      const { publicKey: _, ...json } = given;
      return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => json });
    };
  }, made);
  return endpoint;
}

/** What the service hands to the browser, given to the worker as the browser does. */
async function handOver(page: Page, message: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) if (!each.isDeleted) registration.resolve(each.registrationId);
  });
  await protocol.send('ServiceWorker.enable');
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registration.promise,
    data: JSON.stringify(message),
  });
}

interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly tag?: string;
  readonly data?: unknown;
}

/** The world of the worker, which the types of a page do not name. */
interface WorkerWorld {
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: { openWindow(address: string): Promise<unknown> };
  readonly navigator: { setAppBadge(count: number): Promise<void>; clearAppBadge(): Promise<void> };
  shown: Shown[];
  opened: string[];
  /** What is on the icon of the app. */
  badge: number;
}

/** Notes what the worker shows and opens. */
const note = (worker: Worker) =>
  worker.evaluate(() => {
    const world = self as unknown as WorkerWorld;
    world.shown = [];
    world.opened = [];
    world.badge = 7;
    world.navigator.setAppBadge = async (count) => void Object.assign(world, { badge: count });
    world.navigator.clearAppBadge = async () => void Object.assign(world, { badge: 0 });
    world.registration.showNotification = async (title, options) =>
      void world.shown.push({ title, ...options });
    world.clients.openWindow = async (address) => world.opened.push(address);
  });

const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as WorkerWorld).shown);
const badgeOf = (worker: Worker) => worker.evaluate(() => (self as unknown as WorkerWorld).badge);
const openedBy = (worker: Worker) => worker.evaluate(() => (self as unknown as WorkerWorld).opened);

/** The press on a notification, as the browser tells the worker of it. */
const press = (worker: Worker, data: unknown) =>
  worker.evaluate((given) => {
    const Happening = Reflect.get(self, 'ExtendableEvent');
    const event = Object.assign(new Happening('notificationclick'), {
      notification: { data: given, close() {} },
    });
    self.dispatchEvent(event);
  }, data);

it('are switched on, arrive, lead to their page, and end with the sign-in', async () => {
  const context = await signedIn(ada);
  const endpoint = await subscribeAtStandIn(context);
  const page = await context.newPage();
  await page.goto('/user-settings');
  const here = page.getByRole('switch', { name: 'Show notifications' });
  await here.waitFor();
  expect(await here.isChecked()).toBe(false);
  expect(await page.getByRole('switch', { name: 'Daily puzzles' }).count()).toBe(0);
  await here.press('Space');
  await page.getByRole('switch', { name: 'Daily puzzles' }).waitFor();
  expect(await here.isChecked()).toBe(true);
  await judge(page, 'notifications of a device, on');

  const content = {
    kind: 'yourTurn',
    roomId: 'A'.repeat(22),
    gameName: 'hearts',
    others: [{ userId: null, name: 'Bo Lind' }],
  } as const;
  const notify = (subject: string) =>
    server.services.notifications.notify(ada.userId, { content, subject, renew: 'news' });
  await notify('a table');
  await server.services.pusher.sendDue();
  const message = service.delivered[0]?.message ?? {};
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  await note(worker);
  await handOver(page, message);
  const words = { title: 'Your turn', body: 'Hearts with Bo Lind: your move.', tag: message.tag };
  await expect.poll(() => shownBy(worker)).toMatchObject([words]);
  expect(await badgeOf(worker)).toBe(0); // nowhere is it Ada's turn
  await handOver(page, Object.assign({}, message, { turns: 2 }));
  await expect.poll(() => badgeOf(worker)).toBe(2);
  const [{ data } = {}] = await shownBy(worker);
  await press(worker, data);
  await expect.poll(() => openedBy(worker)).toEqual([`${server.url}/games/hearts/${content.roomId}`]);

  await page.reload();
  await here.waitFor();
  await expect.poll(() => here.isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Your account/ }).click();
  const ended = page.waitForResponse((answer) => answer.url().endsWith(logout.path)); // the page goes on before it
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(/\/login/);
  await ended;
  const asked = service.asked.length;
  await notify('another table');
  await server.services.pusher.sendDue();
  expect([service.asked.length, service.asked[0]]).toEqual([asked, endpoint]);
  await context.close();
});

it('that a browser blocks are explained, and nothing can be switched', async () => {
  const context = await signedIn(await foundTeam(server.url, 'Cy Er', 'Elsewhere'));
  const page = await context.newPage();
  await page.goto('/user-settings');
  await page.getByText('Notifications from this site are blocked in your browser.').waitFor();
  expect(await page.getByRole('switch', { name: 'Show notifications' }).count()).toBe(0);
  await judge(page, 'notifications of a device, blocked');
  await context.close();
});
