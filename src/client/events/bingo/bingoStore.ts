// Client state of a bingo game: what the server shows this person, and whether the connection is away.
import type { Bingo, BingoAct } from '../../../contract/events/bingo.ts';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { newId } from '../../base/api/newId.ts';
import type { Connection } from '../../base/realtime/connection.ts';
import { isNewer, openLiveStore } from '../../base/realtime/liveStore.ts';

export interface BingoSnapshot {
  /** Null until it is here. */
  readonly state: Bingo | null;
  /** Why it cannot be followed. */
  readonly refusal: Pick<SocketRefusal, 'error'> | null;
  /** The connection has been away for a moment. */
  readonly isAway: boolean;
}

export interface BingoActs {
  /** Takes cards. */
  join(): Promise<SocketRefusal | null>;
  claim(card: number): Promise<SocketRefusal | { readonly isRight: boolean }>;
  control(act: BingoAct, seconds?: number | null): Promise<SocketRefusal | null>;
}

export interface BingoStore extends BingoActs {
  snapshot(): BingoSnapshot;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Before the first state is here. */
export const noBingo: BingoSnapshot = { state: null, refusal: null, isAway: false };

const noticedAfterMs = 1_000;

/** Calls `notice` with whether the connection is away, once that has been so for a moment. */
function watchLink(connection: Connection, notice: (isAway: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = connection.onLink(() => {
    clearTimeout(timer);
    if (connection.link().isUp) notice(false);
    else timer = setTimeout(() => notice(true), noticedAfterMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export function openBingoStore(connection: Connection, bingo: string): BingoStore {
  function take(state: Bingo): void {
    const known = live.state().state;
    if (state.bingo !== bingo || !isNewer(known && [known.step], [state.step])) return;
    live.update({ state, refusal: null });
  }

  const live = openLiveStore({
    empty: noBingo,
    join: () => connection.say('bingo:join', { moveId: newId(), bingo, watch: true }),
    follow: ({ join }) => connection.onUp(join),
    listen: [
      connection.hear('bingo:state', take),
      watchLink(connection, (isAway) => live.update({ isAway })),
    ],
    onJoined: ({ state }: { readonly state: Bingo }) => take(state),
    onRefused: (refusal) => live.update({ refusal }),
    leave: () => void connection.say('bingo:leave', { moveId: newId(), bingo }),
  });

  return {
    snapshot: live.state,
    subscribe: live.subscribe,
    async join() {
      const answer = await connection.say('bingo:join', { moveId: newId(), bingo });
      if (answer.ok) take(answer.state);
      return answer.ok ? null : answer;
    },
    claim(card) {
      const message = { moveId: newId(), bingo, card };
      const stage = live.state().state?.stage;
      return connection.say('bingo:claim', stage === undefined ? message : { ...message, stage });
    },
    async control(act, seconds) {
      const message = { moveId: newId(), bingo, act };
      const answer = await connection.say(
        'bingo:control',
        seconds === undefined ? message : { ...message, seconds },
      );
      return answer.ok ? null : answer;
    },
    close: live.close,
  };
}
