// Query of the hall of fame under a filter, page after page. While another filter is read the lines of the one before stay.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type HallLine, hallOfFame } from '../../../../contract/events/hallOfFame.ts';
import { call } from '../../../base/api/call.ts';
import { pagesQuery } from '../../../base/api/pagesQuery.ts';

export interface HallFilter {
  /** Null: all of them. */
  readonly gameName: string | null;
  readonly form: HallLine['form'] | null;
}

export function useHallOfFame({ gameName, form }: HallFilter) {
  return useInfiniteQuery({
    ...pagesQuery(hallOfFame, { gameName, form }, (after) =>
      call(hallOfFame, { query: { gameName: gameName ?? undefined, form: form ?? undefined, after } }),
    ),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      lines: pages.flatMap(({ lines }) => lines),
      games: pages[0]?.games ?? [],
      forms: pages[0]?.forms ?? [],
      isPaged: pages.length > 1 || pages[0]?.next !== null,
    }),
  });
}
