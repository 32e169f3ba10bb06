// Sends what waits to the push services of people's browsers, and tries again what a service did not take.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { fetchOutside } from '../../base/shared/outboundFetch.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { Sessions } from '../../people/identity/sessions.ts';
import type { Members } from '../../people/members.ts';
import { pushedKinds } from '../notifications/kinds/all.ts';
import type { OtherWay } from '../notifications/notifications.ts';
import { sendDue } from '../queue/queue.ts';
import { encryptPayload } from './encryptPayload.ts';
import { readKeyPair } from './keyStore.ts';
import { composePush } from './message.ts';
import { isPushEndpoint, pushServicesOf } from './pushServices.ts';
import {
  pushQueue,
  putOff,
  removePush,
  removeSubscription,
  takePushes,
  type WaitingPush,
  writePushes,
} from './store.ts';
import { type PushKeyPair, signingKeyOf, vapidNote } from './vapid.ts';
import { judgePush } from './verdict.ts';

export interface Pusher extends OtherWay {
  /** The key that browsers bind their subscriptions to; null where the operator has switched push off. */
  publicKey(): Promise<string | null>;
  isEndpoint(address: string): boolean;
  /** Sends all that is due. */
  sendDue(): Promise<void>;
  close(): void;
}

interface Deps {
  readonly database: Database;
  readonly clock: Pick<WallClock, 'now'>;
  readonly log: Pick<Log, 'warn'>;
  readonly encryption: Encryption;
  readonly members: Members;
  readonly sessions: Pick<Sessions, 'isOpen'>;
  readonly config: {
    readonly pushServices: readonly string[];
    readonly publicUrl: string;
    readonly mailFrom: string;
  };
}

const soonMs = 50;
const pollEveryMs = 30_000;
const patienceMs = 5_000;
/** Parallel, so that one slow answer does not delay the rest; few enough at a time to be sent while they are held. */
const sendersAtOnce = 4;
const atOnce = 5;
/** About an hour. */
const mostTries = 8;
const longestRestMs = 60 * 60_000;

/** Who runs this server, for the people who run the push service. */
const subjectOf = ({ publicUrl, mailFrom }: Deps['config']): string =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** How long the service asks to be left alone; as seconds or as a date, which is not read. */
const restAsked = ({ headers }: Response): number =>
  Math.min(longestRestMs, (Number(headers.get('retry-after')) || 0) * 1_000);

export function pusherOf(deps: Deps): Pusher {
  const { database, clock, log, members, sessions, config } = deps;
  const services = pushServicesOf(config.pushServices);
  const isOn = services.length > 0;
  let pair: Promise<PushKeyPair> | null = null;
  const keyPair = (): Promise<PushKeyPair> => {
    pair ??= readKeyPair(deps).catch((fault: unknown) => {
      pair = null; // the database is away; asked again next time
      throw fault;
    });
    return pair;
  };

  async function post(push: WaitingPush, payload: Buffer, forMs: number): Promise<Response> {
    const ours = await keyPair();
    const authorization = vapidNote({
      publicKey: ours.publicKey,
      key: signingKeyOf(ours),
      audience: new URL(push.endpoint).origin,
      subject: subjectOf(config),
      now: clock.now(),
    });
    return fetchOutside(
      push.endpoint,
      {
        method: 'POST',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(Math.floor(forMs / 1_000)),
          urgency: push.content.kind === 'invited' || push.content.kind === 'called' ? 'high' : 'normal',
          topic: push.notification_id.replaceAll('-', ''),
        },
        body: new Uint8Array(encryptPayload(payload, push)),
      },
      patienceMs,
    );
  }

  /** What the service made of it: delivered, an address that is no more, a message it will never take, or not now. */
  async function settle(push: WaitingPush, answer: Response): Promise<'done' | 'later'> {
    const { status } = answer;
    if (answer.ok) return drop(push);
    log.warn({ push: push.notification_id, status, tries: push.tries }, 'push not sent');
    if (status === 404 || status === 410) return unsubscribe(push);
    if (status === 400 || status === 413) return drop(push);
    const restMs = restAsked(answer);
    if (push.tries < mostTries && restMs > 0) await putOff(database, push, clock.now() + restMs, push.tries);
    return push.tries < mostTries ? 'later' : drop(push);
  }

  async function drop(push: WaitingPush): Promise<'done'> {
    await removePush(database, push);
    return 'done';
  }

  async function unsubscribe(push: WaitingPush): Promise<'done'> {
    await removeSubscription(database, push.subscription_id);
    return 'done';
  }

  async function send(push: WaitingPush): Promise<'done' | 'later'> {
    const isLost = !isPushEndpoint(push.endpoint, services);
    if (isLost || !(await sessions.isOpen(push.session_id))) return unsubscribe(push);
    const reader = await members.of(push.user_id);
    const verdict = judgePush(push, reader, clock.now());
    if (verdict.is === 'tooEarly') await putOff(database, push, verdict.until, 0);
    if (verdict.is !== 'due' || !reader) return verdict.is === 'tooEarly' ? 'done' : drop(push);
    const payload = composePush(push.content, reader.language, {
      tag: push.notification_id,
      turns: push.turns,
    });
    const answer = await post(push, payload, verdict.forMs).catch((fault: unknown) => {
      log.warn({ push: push.notification_id, fault: String(fault), tries: push.tries }, 'push not sent');
      return null; // no answer
    });
    if (answer) return settle(push, answer);
    return push.tries < mostTries ? 'later' : drop(push);
  }

  const sendOneByOne = () =>
    sendDue(
      { database, clock },
      {
        queue: pushQueue,
        take: (now, most) => takePushes(database, now, most),
        send,
        onFault: (push, fault) => log.warn({ push: push.notification_id, fault: String(fault) }, 'push'),
      },
      atOnce,
    );
  const sendAll = async () => {
    await Promise.all(Array.from({ length: sendersAtOnce }, sendOneByOne));
  };

  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** One round after the other; who asks while one runs waits for the next, which finds what that one missed. */
  const sendInTurn = (): Promise<void> => {
    next ??= last.then(() => {
      next = null;
      const round = sendAll();
      last = round.catch(() => {});
      return round;
    });
    return next;
  };
  const poll = () => void sendInTurn().catch(() => {}); // the database is away; the next poll tries again
  const timer = isOn ? setInterval(poll, pollEveryMs).unref() : undefined;
  return {
    publicKey: async () => (isOn ? (await keyPair()).publicKey : null),
    isEndpoint: (address) => isPushEndpoint(address, services),
    queue: async (to, ids) =>
      isOn && ids.length > 0 && (await writePushes(to, ids, pushedKinds, clock.now())),
    sendDue: sendInTurn,
    wake: () => void (isOn && setTimeout(poll, soonMs).unref()),
    close: () => clearInterval(timer),
  };
}
