// A call to the server as a query of TanStack Query; a refusal is the query's error.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { infer as Out } from 'zod/mini';
import type { Endpoint, Schema } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { type CallInput, call } from './call.ts';

/** A refusal as an Error, because queries fail by throwing. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** The cache key of a call's answer, for code that updates the cached answer. */
export const answerKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, given: unknown) =>
  [endpoint.method, endpoint.path, given] as const;

/** The query options of a call for TanStack Query. */
export const answerQuery = <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  given: CallInput<P, Q, B>,
) => ({
  queryKey: answerKey(endpoint, given),
  queryFn: async (): Promise<Out<A>> => {
    const answer = await call(endpoint, given);
    if (isRefusal(answer)) throw new Refused(answer);
    return answer;
  },
  meta: { about: endpoint.about },
  retry: false, // the HTTP client has tried again where that makes sense
});

export function useAnswer<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  given: CallInput<P, Q, B>,
  { everyMs = false as number | false, isWanted = true } = {},
): UseQueryResult<Out<A>, Refused> {
  const query = answerQuery(endpoint, given);
  return useQuery<Out<A>, Refused>({ ...query, refetchInterval: everyMs, enabled: isWanted });
}
