// Query of the own lines of XP, page after page.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { infer as Out } from 'zod/mini';
import { isRefusal } from '../../../../contract/errors.ts';
import { xpLines } from '../../../../contract/progress/xpLines.ts';
import { call } from '../../../base/api/call.ts';
import { answerKey, Refused } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';

type Page = Out<(typeof xpLines)['answer']>;

export function useXpLines() {
  const { userId } = useSignedIn();
  return useInfiniteQuery({
    queryKey: answerKey(xpLines, { userId }),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: after }): Promise<Page> => {
      const page = await call(xpLines, { query: after === null ? { userId } : { userId, after } });
      if (isRefusal(page)) throw new Refused(page);
      return page;
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      totalXp: pages[0]?.totalXp ?? 0,
      lines: pages.flatMap(({ lines }) => lines),
      isPaged: pages.length > 1 || pages[0]?.next !== null,
    }),
    meta: { about: xpLines.about },
    retry: false, // the HTTP client has tried again where that makes sense
    refetchOnWindowFocus: false, // every page that is shown would be read again
  });
}
