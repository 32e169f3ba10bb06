// Posts to an address that somebody typed in, and reads only the beginning of the answer.
import { createAskStranger, type NoReply, type StrangerWays } from './askStranger.ts';

export type StrangerAnswer =
  | { readonly status: number; readonly start: string }
  | { readonly failure: NoReply };

export interface StrangerPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type PostToStranger = (post: StrangerPost) => Promise<StrangerAnswer>;

const mostBytes = 2_000;

export function createPostToStranger(ways: StrangerWays = {}): PostToStranger {
  const ask = createAskStranger(ways);
  return async (post) => {
    const answer = await ask({ ...post, method: 'POST', mostBytes });
    return 'failure' in answer ? answer : { status: answer.status, start: answer.bytes.toString() };
  };
}
