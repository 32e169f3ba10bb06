// The game of a puzzle page: its answer in the cache, joining it, and what changes elsewhere once it is over.
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { infer as Out } from 'zod/mini';
import type { Endpoint, Schema } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import type { RowCalls } from '../../../contract/puzzles/rowPuzzles.ts';
import { call } from '../../base/api/call.ts';
import { refresh } from '../../base/api/refresh.ts';
import { answerKey, useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

interface JoinOptions {
  readonly hardMode?: boolean;
  readonly practice?: boolean;
}

interface Source<Game> {
  readonly query: UseQueryResult<Game, unknown>;
  readonly key: readonly unknown[];
  join(options: JoinOptions): Promise<Game | Refusal>;
}

/** The game as the page holds it. */
export interface Held<Game> {
  readonly query: UseQueryResult<Game, unknown>;
  /** Why it could not be joined. */
  readonly problem: Refusal | null;
  readonly isJoining: boolean;
  join(options: JoinOptions): Promise<void>;
  /** What an answer of the server has changed. */
  become(change: (game: Game) => Game): void;
  /** Levels, rankings and lists of puzzles are other ones once it is over. */
  refresh(): Promise<void>;
}

function useHeld<Game>({ query, key, join }: Source<Game>): Held<Game> {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isJoining, setJoining] = useState(false);
  return {
    query,
    problem,
    isJoining,
    async join(options) {
      setJoining(true);
      const answer = await join(options);
      setJoining(false);
      setProblem(isRefusal(answer) ? answer : null);
      if (!isRefusal(answer)) queries.setQueryData(key, answer);
    },
    become(change) {
      queries.setQueryData<Game>(key, (game) => game && change(game));
    },
    async refresh() {
      await queries.invalidateQueries({ queryKey: key });
      await refresh(['leaderboard', 'profile', 'events', 'puzzles']);
    },
  };
}

type Info = RowCalls['info'];
type Join = RowCalls['join'];

/** The two calls that puzzles of every family have; what they answer differs. */
interface GameCalls<Answer extends Schema> {
  readonly info: Endpoint<NonNullable<Info['params']>, Schema, Schema, Answer>;
  readonly join: Endpoint<Schema, Schema, NonNullable<Join['body']>, Answer>;
}

export function useGame<Answer extends Schema>(calls: GameCalls<Answer>, gameId: string): Held<Out<Answer>> {
  const given = { params: { gameId, userId: useSignedIn().userId } };
  const query = useAnswer(calls.info, given);
  const join = (options: JoinOptions) => call(calls.join, { body: { gameId, ...options } });
  return useHeld<Out<Answer>>({ query, key: answerKey(calls.info, given), join });
}
