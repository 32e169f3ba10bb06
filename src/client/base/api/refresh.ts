// Has answers asked for again after a change: those in the cache that are about one of its tags.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Tag } from '../../../contract/endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly about?: readonly Tag[] | undefined };
  }
}

/** None before sign-in. Calls are sent there too, and that page is loaded without the cache. */
let cache: QueryClient | null = null;

export function refreshIn(queries: QueryClient): void {
  cache = queries;
}

/**
 * Answers that a page shows are fetched at once, and waited for; all others when they are shown next. A first answer that is
 * on its way may be of before the change, and the library would keep it: it is asked for a second time.
 */
export async function refresh(tags: readonly Tag[]): Promise<void> {
  if (!cache) return;
  const changed = { predicate: ({ meta }: Query) => tags.some((tag) => meta?.about?.includes(tag)) };
  const onTheirWay = cache
    .getQueryCache()
    .findAll(changed)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
  await cache.invalidateQueries(changed);
  await cache.refetchQueries({ predicate: (query) => onTheirWay.includes(query) });
}
