// Asks a provider of sports data: an unchanged answer is not sent again, and a refusal says when to come back.
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';

export type ProviderAnswer =
  | {
      readonly kind: 'answer';
      readonly body: unknown;
      readonly etag: string | null;
      readonly headers: Headers;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs: number | null };

const withinMs = 15_000;

function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after');
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

export async function politeFetch(
  url: string,
  headers: Readonly<Record<string, string>>,
  etag: string | null,
  now: number,
): Promise<ProviderAnswer> {
  try {
    const response = await fetchOutside(
      url,
      { headers: etag === null ? headers : { ...headers, 'if-none-match': etag } },
      withinMs,
    );
    if (response.status === 304) return { kind: 'unchanged' };
    if (response.status !== 200)
      return {
        kind: 'failed',
        reason: `status ${response.status}`,
        retryAfterMs: retryAfterMs(response.headers, now),
      };
    const body: unknown = await response.json();
    return { kind: 'answer', body, etag: response.headers.get('etag'), headers: response.headers };
  } catch (fault) {
    return { kind: 'failed', reason: String(fault), retryAfterMs: null };
  }
}
