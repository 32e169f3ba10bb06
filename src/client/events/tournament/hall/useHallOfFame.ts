// Query of the hall of fame under a filter, page after page. While another filter is read the lines of the one before stay.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { infer as Out } from 'zod/mini';
import { isRefusal } from '../../../../contract/errors.ts';
import { type HallLine, hallOfFame } from '../../../../contract/events/hallOfFame.ts';
import { call } from '../../../base/api/call.ts';
import { answerKey, Refused } from '../../../base/api/useAnswer.ts';

type Page = Out<(typeof hallOfFame)['answer']>;

export interface HallFilter {
  /** Null: all of them. */
  readonly gameName: string | null;
  readonly form: HallLine['form'] | null;
}

export function useHallOfFame({ gameName, form }: HallFilter) {
  return useInfiniteQuery({
    queryKey: answerKey(hallOfFame, { gameName, form }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after }): Promise<Page> => {
      const query = { gameName: gameName ?? undefined, form: form ?? undefined, after };
      const page = await call(hallOfFame, { query });
      if (isRefusal(page)) throw new Refused(page);
      return page;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      lines: pages.flatMap(({ lines }) => lines),
      games: pages[0]?.games ?? [],
      forms: pages[0]?.forms ?? [],
      isPaged: pages.length > 1 || pages[0]?.next !== null,
    }),
    meta: { about: hallOfFame.about },
    retry: false, // the HTTP client has tried again where that makes sense
    refetchOnWindowFocus: false, // every page that is shown would be read again
  });
}
