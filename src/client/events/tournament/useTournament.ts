// A tournament as its page shows it: read by a call, and again whenever the server says that it changed.
import { useEffect } from 'react';
import { getTournament } from '../../../contract/events/tournaments.ts';
import { refresh } from '../../base/api/refresh.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';

/** Changes that come within this are read together. */
const gatherMs = 200;

async function follow(id: string, onChange: () => void): Promise<() => void> {
  const { connect } = await import('../../base/realtime/connection.ts'); // loaded after the page
  const connection = connect();
  const stops = [
    connection.hear('tournament:changed', ({ tournament }) => tournament === id && onChange()),
    connection.onUp(() => {
      void connection.say('tournament:watch', { tournament: id }).then(onChange); // what was missed meanwhile
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
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(['tournaments']), gatherMs);
    };
    const following = follow(id, onChange);
    return () => {
      clearTimeout(timer);
      void following.then((stop) => stop());
    };
  }, [id]);
  return query;
}
