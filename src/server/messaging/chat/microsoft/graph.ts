// One request to Microsoft Graph: its answer, or a refusal.
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';
import type { GraphToken } from './tokens.ts';

export interface GraphRequest {
  /** The path after the version, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The refusal that a 403 is turned into. */
  readonly forbidden?: Refusal;
}

const usualWaitSeconds = 5;

function refusalOf({ status, headers }: Response, forbidden: Refusal): Refusal {
  if (status === 401) return refuse('TeamsSignInNeeded');
  if (status === 403) return forbidden;
  if (status === 404) return refuse('NotFound');
  if (status !== 429) return refuse('TeamsAway');
  const seconds = Number(headers.get('retry-after'));
  return refuse('TeamsBusy', { retryAfterSeconds: seconds > 0 ? seconds : usualWaitSeconds });
}

export async function askGraph(
  base: string,
  { token }: GraphToken,
  { path, headers, body, forbidden = refuse('ConsentRequired') }: GraphRequest,
): Promise<{ readonly answer: unknown } | Refusal> {
  const response = await fetchOutside(`${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) return refuse('TeamsAway');
  if (!response.ok) return refusalOf(response, forbidden);
  return { answer: await response.json().catch(() => null) };
}
