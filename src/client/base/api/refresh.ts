// Has answers asked for again after a change: those in the cache that are about one of its tags.
import type { QueryClient } from '@tanstack/react-query';
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

/** Answers that a page shows are fetched at once, and waited for; all others when they are shown next. */
export async function refresh(tags: readonly Tag[]): Promise<void> {
  await cache?.invalidateQueries({
    predicate: ({ meta }) => tags.some((tag) => meta?.about?.includes(tag)),
  });
}
