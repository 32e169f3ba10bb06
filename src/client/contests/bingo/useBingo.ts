// A session as this window is shown it: followed while the page is open, asked for again whenever the connection comes back.
import { useCallback, useEffect, useState } from 'react';
import type { Bingo, BingoAct } from '../../../contract/bingo.ts';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { newId } from '../../api/newId.ts';
import { connect } from '../../realtime/connection.ts';

export interface Followed {
  /** Null until it is here. */
  readonly state: Bingo | null;
  /** Why it cannot be followed. */
  readonly refusal: SocketRefusal | null;
  /** Takes cards. */
  join(): Promise<SocketRefusal | null>;
  claim(card: number): Promise<SocketRefusal | { readonly isRight: boolean }>;
  control(act: BingoAct, seconds?: number | null): Promise<SocketRefusal | null>;
}

/** A late word of an earlier moment does not count. */
const newer = (told: Bingo) => (known: Bingo | null) =>
  known !== null && known.bingo === told.bingo && known.step > told.step ? known : told;

export function useBingo(bingo: string): Followed {
  const [state, setState] = useState<Bingo | null>(null);
  const [refusal, setRefusal] = useState<SocketRefusal | null>(null);
  useEffect(() => {
    const connection = connect();
    const ask = async () => {
      const answer = await connection.say('bingo:join', { moveId: newId(), bingo, watch: true });
      if (answer.ok) setState(newer(answer.state));
      setRefusal(answer.ok ? null : answer);
    };
    const stops = [
      connection.onUp(() => void ask()),
      connection.hear('bingo:state', (told) => told.bingo === bingo && setState(newer(told))),
    ];
    return () => {
      for (const stop of stops) stop();
      void connection.say('bingo:leave', { moveId: newId(), bingo });
    };
  }, [bingo]);

  const stage = state?.stage;
  return {
    state: state?.bingo === bingo ? state : null,
    refusal,
    join: useCallback(async () => {
      const answer = await connect().say('bingo:join', { moveId: newId(), bingo });
      if (answer.ok) setState(newer(answer.state));
      return answer.ok ? null : answer;
    }, [bingo]),
    claim: useCallback(
      (card: number) =>
        connect().say('bingo:claim', {
          moveId: newId(),
          bingo,
          card,
          ...(stage !== undefined && { stage }),
        }),
      [bingo, stage],
    ),
    control: useCallback(
      async (act: BingoAct, seconds?: number | null) => {
        const message = { moveId: newId(), bingo, act };
        const answer = await connect().say(
          'bingo:control',
          seconds === undefined ? message : { ...message, seconds },
        );
        return answer.ok ? null : answer;
      },
      [bingo],
    ),
  };
}
