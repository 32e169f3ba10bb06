// `fetch` for the libraries of OpenID Connect that reaches the internet only, as everything that a team typed in.
import type { AskStranger, NoReply } from '../../base/shared/askStranger.ts';

/** No answer that is one. Libraries pass a TypeError on as it is. */
export class StrangerSilence extends TypeError {
  override readonly name = 'StrangerSilence';
  readonly failure: NoReply;

  constructor(failure: NoReply) {
    super(failure);
    this.failure = failure;
  }
}

export type StrangerFetch = (address: string, options: RequestInit) => Promise<Response>;

const mostBytes = 512 * 1024;
/** Answers of these kinds have no body. */
const bodiless: readonly number[] = [204, 205, 304];

export const createStrangerFetch =
  (ask: AskStranger): StrangerFetch =>
  async (url, { method = 'GET', headers, body }) => {
    const sent = body === undefined || body === null ? null : String(body);
    const given = Object.fromEntries(new Headers(headers));
    const answer = await ask({ url, method, headers: given, body: sent, mostBytes });
    if ('failure' in answer) throw new StrangerSilence(answer.failure);
    const { status, contentType, bytes, isCut } = answer;
    if (isCut || status < 200 || status >= 500 || status === 429) throw new StrangerSilence('unreachable');
    return new Response(bodiless.includes(status) ? null : new Uint8Array(bytes), {
      status,
      headers: { 'content-type': contentType },
    });
  };
