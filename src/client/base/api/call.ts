// Typed HTTP client on ky: one function for every endpoint of the contract. The answer is checked, a refusal is a value.
import ky, { isHTTPError, type RetryOptions } from 'ky';
import type { input as In, infer as Out } from 'zod/mini';
import type { Endpoint, Schema, Tag } from '../../../contract/endpoint.ts';
import { isRefusal, isRefusalKey, type Refusal, refuse } from '../../../contract/errors.ts';
import { session } from '../session/session.ts';
import { readAnswer } from './readAnswer.ts';
import { refresh } from './refresh.ts';
import { hearServerTime } from './serverClock.ts';

const hosts: Readonly<Record<Endpoint['service'], string>> = {
  authorization: import.meta.env.VITE_AUTHORIZATION_URL ?? '',
  dashboard: import.meta.env.VITE_DASHBOARD_URL ?? '',
  game: import.meta.env.VITE_GAME_URL ?? '',
  content: import.meta.env.VITE_CONTENT_URL ?? '',
  every: '',
};

/** The URL of a picture in an answer; null for none and for Gravatar placeholders. */
export const pictureAt = (image: string | null) =>
  image === null || image.includes('gravatar.com') ? null : hosts.authorization + image;

/** The whole URL of a path of the API, for programs elsewhere. */
export const apiAt = (path: string): string =>
  new URL(path, hosts.authorization || window.location.origin).href;

/** The URL of a file of the content service. */
export const contentAt = (path: string): string => hosts.content + path;

type Part<K extends string, S extends Schema> = unknown extends In<S> ? object : { readonly [k in K]: In<S> };

/** The input of a call: the parts its endpoint declares. */
export type CallInput<P extends Schema, Q extends Schema, B extends Schema> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & { readonly files?: Readonly<Record<string, File | null>> };

interface AnyGiven {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File | null>>;
}

const entries = (part: unknown): [string, unknown][] =>
  Object.entries(Object(part)).filter(([, value]) => value !== undefined && value !== null);

export function addressOf(endpoint: Endpoint, given: AnyGiven): string {
  let path = endpoint.path;
  for (const [name, value] of entries(given.params)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const address = new URL(path, hosts[endpoint.service] || window.location.origin);
  for (const [name, value] of entries(given.query)) address.searchParams.set(name, String(value));
  return address.href;
}

function formOf(given: AnyGiven): FormData {
  const form = new FormData();
  for (const [name, value] of entries(given.body))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, String(each));
  for (const [name, file] of Object.entries(given.files ?? {})) if (file) form.set(name, file);
  return form;
}

function refusalIn(body: unknown, retryAfter: string | null): Refusal {
  if (!isRefusal(body) || !isRefusalKey(body.error)) return refuse('AnErrorOccured');
  const seconds = Number(retryAfter);
  return retryAfter !== null && Number.isFinite(seconds) ? { ...body, retryAfterSeconds: seconds } : body;
}

const endsSession = new Set(['TokenExpired', 'SessionRevoked', 'Unauthorized']);

/** A public endpoint needs no token; any other is refused here when there is none. */
export function bearer(endpoint: Endpoint): Record<string, string> | Refusal {
  if (endpoint.service === 'content') return {};
  const hadToken = session.user() !== null;
  const token = session.token();
  if (token !== null) return { authorization: `Bearer ${token}` };
  const isOpen = endpoint.access === 'public' || endpoint.access === 'ticket';
  return isOpen && !hadToken ? {} : refuse('TokenExpired');
}

/** Reads that failed in the network or at the server are retried once, after the Retry-After or a short pause. */
const once: RetryOptions = {
  limit: 1,
  statusCodes: [500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 5_000,
  delay: () => 1_000,
};

const payloadOf = (endpoint: Endpoint, given: AnyGiven) => {
  if (endpoint.files) return { body: formOf(given) };
  return given.body === undefined ? {} : { json: given.body };
};

async function send(endpoint: Endpoint, given: AnyGiven, headers: Record<string, string>): Promise<unknown> {
  const response = await ky(addressOf(endpoint, given), {
    method: endpoint.method,
    credentials: endpoint.leavesCookie ? 'include' : 'omit',
    retry: endpoint.method === 'GET' ? once : 0,
    headers,
    timeout: endpoint.files || endpoint.isLong ? 60_000 : 15_000,
    ...payloadOf(endpoint, given),
  });
  hearServerTime(response.headers.get('date'));
  const body: unknown = await response.json().catch(() => null);
  if (response.status !== 200) return refuse('AnErrorOccured');
  const answer = readAnswer(endpoint.answer, body);
  if (answer.success) return answer.data;
  console.error(`${endpoint.path} answered what the contract does not know`, answer.error);
  return refuse('AnErrorOccured');
}

/** A status that is no success, as the refusal in its body; no answer at all is `TemporarilyUnavailable`. */
export const refusalOf = (fault: unknown): Refusal =>
  isHTTPError(fault)
    ? refusalIn(fault.data, fault.response.headers.get('retry-after'))
    : refuse('TemporarilyUnavailable');

/** Asks who is there; false: they did not prove it. Whoever shows the dialog puts itself here. */
export const dialog = { confirm: async (): Promise<boolean> => false };

/**
 * Only status 200 counts as success. Network errors become `TemporarilyUnavailable`. After a success the queries that
 * carry a changed tag are fetched again before it returns; `again` can postpone that. `ConfirmFirst` asks the person who
 * they are and repeats the call.
 */
export async function call<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  given: CallInput<P, Q, B>,
  again: (tags: readonly Tag[]) => void | Promise<void> = refresh,
): Promise<Out<A> | Refusal> {
  const headers = bearer(endpoint);
  if (isRefusal(headers)) return headers;
  const answer = await send(endpoint, given, headers).catch(refusalOf);
  if (isRefusal(answer) && answer.error === 'ConfirmFirst' && (await dialog.confirm()))
    return call(endpoint, given, again);
  if (isRefusal(answer) && answer.error === 'FactorNeeded') session.amend({ needsFactor: true });
  if (isRefusal(answer) && endsSession.has(answer.error) && endpoint.access !== 'public') session.signOut();
  if (endpoint.changes && !isRefusal(answer)) await again(endpoint.changes);
  return answer as Out<A> | Refusal; // checked by the endpoint's own schema
}
