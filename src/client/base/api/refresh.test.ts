// @vitest-environment jsdom
// After a change the answers about it are asked for again, and no others: by a call that succeeded, or by hand.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada } from '../../../../tests/support/browser/signedIn.ts';
import { chatTools, disconnectSlack } from '../../../contract/messaging/chat.ts';
import { userList } from '../../../contract/people/userList.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';
import { refresh, refreshIn } from './refresh.ts';
import { answerKey, answerQuery } from './useAnswer.ts';

const id = '22222222-2222-4222-8222-222222222222';
const tools = answerQuery(chatTools, { params: { id } });
const members = answerQuery(userList, { params: { kind: 'GameSpace', id } });

let queries: QueryClient;
let asked: string[] = [];

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
}

const isStale = (query: { readonly queryKey: readonly unknown[] }) =>
  queries.getQueryState(query.queryKey)?.isInvalidated;

/** Has both answers in the cache, as pages leave them that were open before. */
beforeEach(() => {
  asked = [];
  queries = new QueryClient();
  refreshIn(queries);
  session.signIn(ada);
  new QueryObserver(queries, { ...tools, enabled: false }).subscribe(() => {})();
  new QueryObserver(queries, { ...members, enabled: false }).subscribe(() => {})();
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.signOut();
});

it('marks what is about a tag, and nothing else', async () => {
  await refresh(['members', 'events']);
  expect(isStale(members)).toBe(true);
  expect(isStale(tools)).toBe(false);
});

it('asks again for a first answer that was on its way when something changed', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let times = 0;
  const query = {
    queryKey: ['on its way'],
    queryFn: () => answers[times++]?.promise ?? Promise.reject(new Error('asked too often')),
    meta: { about: ['members'] as const },
  };
  const stop = new QueryObserver(queries, query).subscribe(() => {});
  const refreshed = refresh(['members']);
  answers[0]?.resolve('of before');
  answers[1]?.resolve('of now');
  await refreshed;
  expect(queries.getQueryData(query.queryKey)).toBe('of now');
  stop();
});

it('follows a call that changes something', async () => {
  answer(200, { ok: true });
  await call(disconnectSlack, { body: {} });
  expect(isStale(tools)).toBe(true);
  expect(isStale(members)).toBe(false);
});

it('does not follow a refusal', async () => {
  answer(403, { error: 'Forbidden' });
  await call(disconnectSlack, { body: {} });
  expect(isStale(tools)).toBe(false);
});

it('has what is on the page asked for before the call answers', async () => {
  answer(200, { ok: true, slack: null, teams: null });
  queries.setQueryData(tools.queryKey, { slack: null, teams: null });
  const shown = new QueryObserver(queries, { ...tools, staleTime: Number.POSITIVE_INFINITY });
  const stop = shown.subscribe(() => {});
  await call(disconnectSlack, { body: {} });
  stop();
  expect(asked).toEqual([`POST ${disconnectSlack.path}`, `GET /api/Chat/Tools/${id}`]);
});

it('is left to a caller who has to do something before', async () => {
  answer(200, { ok: true });
  const again = vi.fn();
  await call(disconnectSlack, { body: {} }, again);
  expect(again).toHaveBeenCalledExactlyOnceWith(disconnectSlack.changes);
  expect(isStale(tools)).toBe(false);
});

it('finds an answer that was put into the cache', async () => {
  queries.setQueryData(answerKey(chatTools, { params: { id } }), { slack: null, teams: null });
  await refresh(['chatTools']);
  expect(isStale(tools)).toBe(true);
});
