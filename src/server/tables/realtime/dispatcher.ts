// Dispatcher of socket messages: checks name, rate, shape and rights, then calls the handler. Anything else is refused.
import { isMessageRefusedInDemo } from '../../../contract/demoRules.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { demoRefusal, isDemoTeam } from '../../../contract/people/demo.ts';
import {
  type Acknowledged,
  type Acknowledgement,
  type Message,
  type MessageName,
  toServer,
} from '../../../contract/realtime.ts';
import { withDeadline } from '../../base/shared/deadline.ts';
import { refusalOfFault } from '../../base/storage/faults.ts';
import type { Attributes, Tracer } from '../../base/tracing/tracer.ts';
import type { TablePerson } from '../matches/rooms/newRoom.ts';
import type { MessageLimiter } from './messageLimits.ts';
import type { GameSocket } from './sockets.ts';

/** The person on this socket, as of now. */
export interface Sender {
  readonly socket: GameSocket;
  readonly actor: TablePerson;
}

export type MessageAnswer<N extends MessageName> = Acknowledged[N] | (Refusal & { readonly match?: unknown });

export type Handlers = {
  readonly [N in MessageName]: (
    sender: Sender,
    message: Message<N>,
  ) => Promise<MessageAnswer<N>> | MessageAnswer<N>;
};

export interface DispatcherDeps {
  readonly handlers: Handlers;
  /** Reads rights again: who this is now, or why they may not send. */
  readonly senderOf: (socket: GameSocket) => Promise<Sender | Refusal>;
  readonly limiter: MessageLimiter;
  /** Null: messages are not traced. */
  readonly tracer: Tracer | null;
  /** What is played in a room of this node. */
  readonly gameIn: (room: string) => string | null;
  /** The sentence for a refusal, in the person's language. */
  readonly sentence: (refusal: Refusal, socket: GameSocket) => string;
  readonly logWarning: (what: string, detail: Record<string, unknown>) => void;
}

const deadlineMs = 5_000;
const tooLate = () => refuse('TemporarilyUnavailable', { retryAfterSeconds: 1 });

/** Handles every message in socket middleware; no event listeners are registered. */
export function attachDispatcher(socket: GameSocket, parts: DispatcherDeps): void {
  socket.use(([name, ...rest]: readonly unknown[]) => {
    const last = rest.at(-1);
    const acknowledge = onceTo(typeof last === 'function' ? last : null);
    const payloads = typeof last === 'function' ? rest.slice(0, -1) : rest;
    traced(socket, name, payloads, parts).then(acknowledge, (fault: unknown) =>
      acknowledge(refusedFault(fault, name, socket, parts)),
    );
  });
}

/** What fails unexpectedly is logged and refused. */
function refusedFault(fault: unknown, name: unknown, socket: GameSocket, parts: DispatcherDeps): object {
  parts.logWarning('a message failed', { name: String(name).slice(0, 40), fault: String(fault) });
  return worded(refuse(refusalOfFault(fault) ?? 'AnErrorOccured'), socket, parts);
}

/** The answer to `match:sync` where a client named its room when it connected. */
export async function respondToSync(
  socket: GameSocket,
  room: string,
  parts: DispatcherDeps,
): Promise<Acknowledgement<'match:sync'>> {
  const name = 'match:sync';
  const answered = await traced(socket, name, [{ room }], parts).catch((fault: unknown) =>
    refusedFault(fault, name, socket, parts),
  );
  return answered as Acknowledgement<typeof name>; // by the handler of this name
}

function traced(
  socket: GameSocket,
  name: unknown,
  payloads: readonly unknown[],
  parts: DispatcherDeps,
): Promise<unknown> {
  const { tracer, gameIn } = parts;
  if (!tracer) return answer(socket, name, payloads, parts);
  const span = tracer.root({ name: isKnown(name) ? name : 'unknown message', kind: 'server' });
  return tracer.around(
    span,
    () => answer(socket, name, payloads, parts),
    (done) => seen(payloads[0], done, gameIn),
  );
}

/** Of a message and its answer nothing but the game and the refusal. */
function seen(message: unknown, answered: unknown, gameIn: DispatcherDeps['gameIn']): Attributes {
  const [asked, { room, error }] = [Object(message), Object(answered)];
  return {
    'topla.game': gameIn(String(asked.room ?? room)),
    'topla.refusal': typeof error === 'string' ? error : null,
  };
}

function onceTo(last: unknown): (body: unknown) => void {
  let isDone = false;
  return (body) => {
    if (isDone || typeof last !== 'function') return;
    isDone = true;
    last(body);
  };
}

async function answer(
  socket: GameSocket,
  name: unknown,
  payloads: readonly unknown[],
  parts: DispatcherDeps,
): Promise<unknown> {
  const refused = (refusal: Refusal) => worded(refusal, socket, parts);
  const limited = parts.limiter.take(socket, isKnown(name) ? name : null);
  if (limited) return refused(limited);
  if (!isKnown(name)) return refused(refuse('UnknownEvent'));
  if (payloads.length !== 1) return refused(refuse('InvalidInput'));
  const read = toServer[name].safeParse(payloads[0]);
  if (!read.success) return refused(refuse('InvalidInput', { fields: fieldsOf(read.error.issues) }));
  const sender = await parts.senderOf(socket);
  if (isRefusal(sender)) return refused(sender);
  if (isDemoTeam(sender.actor.teamId) && isMessageRefusedInDemo(name)) return refused(demoRefusal());
  const handled = handle(parts.handlers, name, sender, read.data);
  const body = await withDeadline(handled, deadlineMs, tooLate);
  return isRefusal(body) ? refused(body) : { ok: true, ...body };
}

const isKnown = (name: unknown): name is MessageName =>
  typeof name === 'string' && Object.hasOwn(toServer, name);

/** The message was parsed by the schema of this name, which is the type its handler takes. */
const handle = (handlers: Handlers, name: MessageName, sender: Sender, message: unknown): Promise<object> =>
  Promise.resolve((handlers[name] as (sender: Sender, message: unknown) => object)(sender, message));

const fieldsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }[],
) =>
  issues
    .slice(0, 10)
    .map((issue) => ({ path: issue.path.map(String).join('.'), code: issue.code ?? 'invalid' }));

function worded(refusal: Refusal, socket: GameSocket, parts: DispatcherDeps): object {
  return { ...refusal, message: parts.sentence(refusal, socket) };
}
