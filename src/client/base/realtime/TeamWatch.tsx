// Subscribes to updates of the team while somebody is signed in.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refresh } from '../api/refresh.ts';
import type { Connection } from './connection.ts';
import { newsFor } from './teamNews.ts';

/** Ended tables leave the lists some minutes later, without an event. */
const askAgainMs = 5 * 60_000;

/** After a break everybody is back at one moment: the tables they play at come first, and each asks at a moment of their own. */
const afterBreakMs = 2_000;

export function watchTeam(connection: Connection, queries: QueryClient): () => void {
  const news = newsFor(queries);
  const ask = async () => {
    const answer = await connection.say('team:watch', {});
    if (answer.ok) news.begin(answer.people, answer.tables);
  };
  const timer = setInterval(() => void ask(), askAgainMs);
  let isBack = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    connection.onUp(() => {
      clearTimeout(later);
      if (isBack) later = setTimeout(() => void ask(), afterBreakMs * (0.5 + Math.random()));
      else void ask();
      isBack = true;
    }),
    connection.hear('team:table', (table) => news.table(table)),
    connection.hear('team:person', (presence) => {
      const isKnown = news.person(presence);
      if (!isKnown) void refresh(['members']);
    }),
    () => clearInterval(timer),
    () => clearTimeout(later),
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
      if (!isOver) stop = watchTeam(connect(), queries);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries]);
  return null;
}
