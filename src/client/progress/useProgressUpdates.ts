// Refreshes levels and rankings when a game of this person has been recorded.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const touched = /^\/api\/(?:Leaderboard|UserProfile)\b/;

export function useProgressUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void import('../realtime/connection.ts').then(({ connect }) => {
      if (isOver) return;
      stop = connect().hear('match:settled', () => {
        void queries.invalidateQueries({
          predicate: ({ queryKey: [, path] }) => typeof path === 'string' && touched.test(path),
        });
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [queries]);
}
