// The number of unread notifications, kept live, and marking them as read.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { getCount, markAsRead } from '../../../contract/messaging/notifications.ts';
import type { ToClient } from '../../../contract/realtime.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

/** Catches up with what was missed while disconnected. */
const recountEveryMs = 60_000;

export const listKey = (userId: string) => ['notifications', userId];

export const countKey = (userId: string) => [getCount.method, getCount.path, { query: { userId } }];

/** A count that was asked for before this one was told must not take its place when it comes. */
export async function takeCount(queries: QueryClient, userId: string, count: number): Promise<void> {
  await queries.cancelQueries({ queryKey: countKey(userId) });
  queries.setQueryData(countKey(userId), count);
}

/** Optimistic: the number disappears at once and comes back when the call fails. */
async function readAll(queries: QueryClient, userId: string): Promise<void> {
  await takeCount(queries, userId, 0);
  const answer = await call(markAsRead, { query: { userId } });
  if (isRefusal(answer)) await queries.invalidateQueries({ queryKey: countKey(userId) });
}

type Heard = (news: ToClient['person:notified']) => void;

/** The live connection is loaded after the page; it also marks this person as online. */
function listen(heard: Heard, onUp: () => void): () => void {
  let isOver = false;
  const stops: (() => void)[] = [];
  void import('../../base/realtime/connection.ts').then(({ connect }) => {
    if (isOver) return;
    const connection = connect();
    stops.push(connection.hear('person:notified', heard), connection.onUp(onUp));
  });
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

interface Unread {
  readonly count: number;
  readAll(): void;
}

/** While the list is open, new notifications are marked as read at once. */
export function useUnread(isListOpen: boolean): Unread {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { data: count = 0 } = useAnswer(getCount, { query: { userId } }, { everyMs: recountEveryMs });
  const isOpen = useRef(isListOpen);
  isOpen.current = isListOpen;
  useEffect(
    () =>
      listen(
        (news) => {
          announce(news.notification.header);
          void queries.invalidateQueries({ queryKey: listKey(userId) });
          if (isOpen.current) void readAll(queries, userId);
          else void takeCount(queries, userId, news.count);
        },
        () => void queries.invalidateQueries({ queryKey: countKey(userId) }),
      ),
    [queries, userId, announce],
  );
  return { count, readAll: useCallback(() => void readAll(queries, userId), [queries, userId]) };
}
