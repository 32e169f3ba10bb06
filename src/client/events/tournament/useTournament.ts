// A tournament as its page shows it: read by a call, and again whenever the server says that it changed.
import { useEffect } from 'react';
import { getTournament } from '../../../contract/events/tournaments.ts';
import { refresh } from '../../base/api/refresh.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';

/** Changes that come within this are read together. */
const gatherMs = 200;
/** In an arena results come all the time: only what concerns one's own table is read at once. */
const gatherInArenaMs = 2_000;

/** `table`: one's own in an arena, left out elsewhere. */
type OnChange = (table?: string | null) => void;

async function follow(id: string, onChange: OnChange): Promise<() => void> {
  const { connect } = await import('../../base/realtime/connection.ts'); // loaded after the page
  const connection = connect();
  const stops = [
    connection.hear('tournament:changed', ({ tournament, table }) => {
      if (tournament === id) onChange(table);
    }),
    connection.onUp(() => {
      void connection.say('tournament:watch', { tournament: id }).then(() => onChange()); // what was missed meanwhile
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    void connection.say('tournament:leave', { tournament: id });
  };
}

export function useTournament(id: string) {
  const query = useAnswer(getTournament, { params: { id } });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAt = Number.POSITIVE_INFINITY;
    let known: string | null | undefined;
    const onChange: OnChange = (table) => {
      const isPressing = table === undefined || table !== known;
      known = table;
      const at = performance.now() + (isPressing ? gatherMs : gatherInArenaMs);
      if (timer !== undefined && readAt <= at) return;
      clearTimeout(timer);
      readAt = at;
      timer = setTimeout(() => {
        timer = undefined;
        void refresh(['tournaments']);
      }, at - performance.now());
    };
    const following = follow(id, onChange);
    return () => {
      clearTimeout(timer);
      void following.then((stop) => stop());
    };
  }, [id]);
  return query;
}
