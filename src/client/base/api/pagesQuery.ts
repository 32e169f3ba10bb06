// The query options of a list that is read page after page.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { answerKey, Refused } from './useAnswer.ts';

interface Page {
  /** Where the next page begins; null: this was the last one. */
  readonly next: string | null;
}

/** `read`: a page from there on; undefined: the first one. */
export const pagesQuery = <P extends Page>(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'about'>,
  given: unknown,
  read: (after: string | undefined) => Promise<P | Refusal>,
) => ({
  queryKey: answerKey(endpoint, given),
  initialPageParam: undefined as string | undefined, // of the first page; it has the type of all of them
  queryFn: async ({ pageParam }: { readonly pageParam: string | undefined }): Promise<P> => {
    const page = await read(pageParam);
    if (isRefusal(page)) throw new Refused(page);
    return page;
  },
  getNextPageParam: ({ next }: P) => next ?? undefined,
  meta: { about: endpoint.about },
  retry: false, // the HTTP client has tried again where that makes sense
  refetchOnWindowFocus: false, // every page that is shown would be read again
});
