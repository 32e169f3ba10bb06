// The own note on a game: read once, and saved while one writes, when the field is left, and when the page is.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { type MatchNote, matchNote, putMatchNote } from '../../../contract/play/notes.ts';
import { call } from '../../base/api/call.ts';
import { answerKey, useAnswer } from '../../base/api/useAnswer.ts';
import { session } from '../../base/session/session.ts';
import { openNoteSaver, type SavingState } from './noteSaver.ts';

export interface OwnNote {
  /** Null: it is not here yet. */
  readonly text: string | null;
  readonly isMissing: boolean;
  readonly state: SavingState;
  write(text: string): void;
  /** What was written is saved now. */
  leave(): void;
}

export function useNote(roomId: string, game: number): OwnNote {
  const params = useMemo(() => ({ roomId, game: String(game) }), [roomId, game]);
  const { data, error } = useAnswer(matchNote, { params });
  const queries = useQueryClient();
  const [typed, type] = useState<string | null>(null);
  const [state, show] = useState<SavingState>('none');
  const saver = useMemo(
    () =>
      openNoteSaver({
        async save(text) {
          const answer = await call(putMatchNote, { params, body: { text } });
          if (isRefusal(answer)) return false;
          queries.setQueryData<MatchNote>(answerKey(matchNote, { params }), answer);
          return true;
        },
        onState: show,
      }),
    [params, queries],
  );
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && saver.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      if (session.user()) saver.flush();
    };
  }, [saver]);
  return {
    text: typed ?? data?.text ?? null,
    isMissing: error !== null,
    state,
    write(text) {
      type(text);
      saver.write(text);
    },
    leave: saver.flush,
  };
}
