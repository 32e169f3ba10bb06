// An office whose browsers can be told: people with notifications switched on, and the push service that takes them.
import { randomUUID } from 'node:crypto';
import type { NotificationContent } from '../../../src/server/base/storage/schema/notifications.ts';
import { roomId } from '../data/storedTable.ts';
import {
  type Delivered,
  type FakeBrowser,
  type FakePushService,
  openFakePushService,
} from '../fakes/fakePushService.ts';
import {
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from './testApp.ts';

/** Whoever holds the token of a session. */
export type Holder = Pick<Somebody, 'token'>;

export const pushPath = '/api/Push/Subscription';

export const yourTurn = (): Extract<NotificationContent, { kind: 'yourTurn' }> => ({
  kind: 'yourTurn',
  roomId: roomId(),
  gameName: 'hearts',
  others: [{ userId: null, name: 'Bo Lind' }],
});

type Browser = FakeBrowser['subscription'];

export class PushOffice {
  readonly testApp: TestApp;
  readonly service: FakePushService;
  readonly ours: TeamOfTwo;

  constructor(testApp: TestApp, service: FakePushService, ours: TeamOfTwo) {
    this.testApp = testApp;
    this.service = service;
    this.ours = ours;
  }

  colleague(name: string): Promise<Somebody> {
    return welcome(this.testApp, name, this.ours.team.teamId);
  }

  put({ token }: Holder, json: object) {
    return this.testApp.ask('PUT', pushPath, { token, json });
  }

  async state({ token }: Holder): Promise<{ readonly publicKey: string | null; readonly isOn: boolean }> {
    const { raw } = await this.testApp.ask('GET', pushPath, { token });
    return raw.json();
  }

  async isOn(who: Holder): Promise<boolean> {
    return (await this.state(who)).isOn;
  }

  async browser(who: Holder): Promise<Browser> {
    return this.service.browser(String((await this.state(who)).publicKey)).subscription;
  }

  async switchOn(who: Holder): Promise<Browser> {
    const subscription = await this.browser(who);
    const { status, raw } = await this.put(who, subscription);
    if (status !== 200) throw new Error(raw.body);
    return subscription;
  }

  /** Signs in once more, as another browser. */
  async anotherSession({ email }: Somebody): Promise<Holder> {
    const { body } = await this.testApp.ask('POST', '/api/Authentication/loginWithGS', {
      json: { email, password },
    });
    return { token: String(body.guulJwt) };
  }

  notify(to: Somebody, content: NotificationContent, subject: string = randomUUID()) {
    return this.testApp.parts.notifications.notify(to.userId, { content, subject, renew: 'news' });
  }

  sendDue(): Promise<void> {
    return this.testApp.parts.pusher.sendDue();
  }

  arrived({ endpoint }: Browser): Delivered[] {
    return this.service.delivered.filter((each) => each.endpoint === endpoint);
  }

  /** How often the service was asked to tell it something. */
  times({ endpoint }: Browser): number {
    return this.service.asked.filter((each) => each === endpoint).length;
  }

  async waiting(): Promise<number> {
    const rows = await this.testApp.parts.database.selectFrom('pushes').select('notification_id').execute();
    return rows.length;
  }

  async close(): Promise<void> {
    await this.testApp.close();
    await this.service.close();
  }
}

export async function openPushOffice(): Promise<PushOffice> {
  const service = await openFakePushService();
  const testApp = await startTestApp({ environment: service.environment });
  return new PushOffice(testApp, service, await foundTeam(testApp, 'Ours'));
}
