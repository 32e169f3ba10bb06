// A session as this window is shown it: followed while the page is open, asked for again whenever the connection comes back.
import { useCallback, useEffect, useState } from 'react';
import type { Bingo, BingoAct } from '../../../contract/events/bingo.ts';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { newId } from '../../base/api/newId.ts';
import type { Connection } from '../../base/realtime/connection.ts';

export interface Followed {
  /** Null until it is here. */
  readonly state: Bingo | null;
  /** Why it cannot be followed. */
  readonly refusal: SocketRefusal | null;
  /** The connection has been away for a moment. */
  readonly isAway: boolean;
  /** Takes cards. */
  join(): Promise<SocketRefusal | null>;
  claim(card: number): Promise<SocketRefusal | { readonly isRight: boolean }>;
  control(act: BingoAct, seconds?: number | null): Promise<SocketRefusal | null>;
}

/** The live connection is loaded after the page. */
const connected = async (): Promise<Connection> =>
  (await import('../../base/realtime/connection.ts')).connect();

const noticedAfterMs = 1_000;

/** A late word of an earlier moment does not count. */
const newer = (told: Bingo) => (known: Bingo | null) =>
  known !== null && known.bingo === told.bingo && known.step > told.step ? known : told;

export function useBingo(bingo: string): Followed {
  const [state, setState] = useState<Bingo | null>(null);
  const [refusal, setRefusal] = useState<SocketRefusal | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isWanted = true;
    const follow = async () => {
      const connection = await connected();
      if (!isWanted) return;
      const ask = async () => {
        const answer = await connection.say('bingo:join', { moveId: newId(), bingo, watch: true });
        if (answer.ok) setState(newer(answer.state));
        setRefusal(answer.ok ? null : answer);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        if (connection.link().isUp) setAway(false);
        else timer = setTimeout(() => setAway(true), noticedAfterMs);
      };
      const stops = [
        connection.onLink(look),
        () => clearTimeout(timer),
        connection.onUp(() => void ask()),
        connection.hear('bingo:state', (told) => told.bingo === bingo && setState(newer(told))),
      ];
      stop = () => {
        for (const each of stops) each();
        void connection.say('bingo:leave', { moveId: newId(), bingo });
      };
    };
    void follow();
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [bingo]);

  const stage = state?.stage;
  return {
    state: state?.bingo === bingo ? state : null,
    refusal,
    isAway,
    join: useCallback(async () => {
      const answer = await (await connected()).say('bingo:join', { moveId: newId(), bingo });
      if (answer.ok) setState(newer(answer.state));
      return answer.ok ? null : answer;
    }, [bingo]),
    claim: useCallback(
      async (card: number) => {
        const message = { moveId: newId(), bingo, card };
        return (await connected()).say('bingo:claim', stage === undefined ? message : { ...message, stage });
      },
      [bingo, stage],
    ),
    control: useCallback(
      async (act: BingoAct, seconds?: number | null) => {
        const message = { moveId: newId(), bingo, act };
        const answer = await (await connected()).say(
          'bingo:control',
          seconds === undefined ? message : { ...message, seconds },
        );
        return answer.ok ? null : answer;
      },
      [bingo],
    ),
  };
}
