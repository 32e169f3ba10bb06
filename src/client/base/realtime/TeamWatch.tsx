// Subscribes to updates of the team while somebody is signed in.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refresh } from '../api/refresh.ts';
import type { Connection } from './connection.ts';
import { newsFor } from './teamNews.ts';

/** Ended tables leave the lists some minutes later, without an event. */
const askAgainMs = 5 * 60_000;

function watch(connection: Connection, queries: QueryClient): () => void {
  const news = newsFor(queries);
  const ask = async () => {
    const answer = await connection.say('team:watch', {});
    if (answer.ok) news.begin(answer.people, answer.tables);
  };
  const timer = setInterval(() => void ask(), askAgainMs);
  const stops = [
    connection.onUp(() => void ask()),
    connection.hear('team:table', (table) => news.table(table)),
    connection.hear('team:person', (presence) => {
      const isKnown = news.person(presence);
      if (!isKnown) void refresh(['members']);
    }),
    () => clearInterval(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The live connection is loaded after the page. */
export function TeamWatch() {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('./connection.ts').then(({ connect }) => {
      if (!isOver) stop = watch(connect(), queries);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries]);
  return null;
}
