// @vitest-environment jsdom
// The number of unread notifications: what was told last stays.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { countKey, takeCount } from './useUnread.ts';

it('a count that was asked for before another one was told does not take its place', async () => {
  const queries = new QueryClient();
  const queryKey = countKey('me');
  queries.setQueryData(queryKey, 0);
  const answers: ((count: number) => void)[] = [];
  const queryFn = () => new Promise<number>((answer) => answers.push(answer));
  const asked = queries.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const taken = takeCount(queries, 'me', 1);
  for (const answer of answers) answer(0);
  await Promise.all([asked, taken]);
  expect(queries.getQueryData(queryKey)).toBe(1);
});
