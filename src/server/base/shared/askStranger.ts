// Asks an address that somebody typed in: never a machine inside the network, no redirects, little time, and no more of the answer than is wanted.
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { createStrangerAddress, type NoAddress, type StrangerNames } from './strangerAddress.ts';

export type NoReply = NoAddress | 'tooSlow' | 'unreachable';

export interface StrangerReply {
  readonly status: number;
  readonly contentType: string;
  /** At most what was wanted. */
  readonly bytes: Buffer;
  /** There was more. */
  readonly isCut: boolean;
}

export interface StrangerQuestion {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly mostBytes: number;
}

export type AskStranger = (
  question: StrangerQuestion,
) => Promise<StrangerReply | { readonly failure: NoReply }>;

export interface StrangerWays extends StrangerNames {
  /** Certificates that are trusted beside the usual ones. */
  readonly ca?: string;
  readonly patienceMs?: number;
  /** Origins inside the network that may be asked all the same, without encryption too. */
  readonly insideOrigins?: readonly string[];
}

const usualMs = 10_000;

/** The host is resolved once, every address of it must be outside, and the connection goes to the one that was checked. */
export function createAskStranger({
  ca,
  patienceMs = usualMs,
  insideOrigins = [],
  ...names
}: StrangerWays = {}): AskStranger {
  const addressOf = createStrangerAddress(names);
  return async ({ url, method, headers, body, mostBytes }) => {
    const target = new URL(url);
    const isAllowed = insideOrigins.includes(target.origin);
    if (target.protocol !== 'https:' && !(isAllowed && target.protocol === 'http:'))
      return { failure: 'unreachable' };
    const signal = AbortSignal.timeout(patienceMs);
    const late = new Promise<'tooSlow'>((say) => signal.addEventListener('abort', () => say('tooSlow')));
    const address = await Promise.race([addressOf(target.hostname, isAllowed), late]);
    if (address === 'inside' || address === 'unknownHost' || address === 'tooSlow')
      return { failure: address };
    return new Promise((answer) => {
      const ask = target.protocol === 'https:' ? request : requestPlainly;
      const asked = ask(
        target,
        {
          method,
          headers: {
            ...headers,
            ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
          },
          agent: false,
          signal,
          // The name stays for the certificate; the connection goes to the address that was checked.
          lookup: (_host, { all }, found) =>
            all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address)),
          ...(ca !== undefined && { ca }),
        },
        (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          const done = () => {
            const { statusCode: status = 0, headers: said } = response;
            const bytes = Buffer.concat(chunks).subarray(0, mostBytes);
            answer({ status, contentType: said['content-type'] ?? '', bytes, isCut: size > mostBytes });
            asked.destroy();
          };
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size > mostBytes) done();
          });
          response.on('end', done);
          response.on('error', () => answer({ failure: signal.aborted ? 'tooSlow' : 'unreachable' }));
        },
      );
      asked.on('error', () => answer({ failure: signal.aborted ? 'tooSlow' : 'unreachable' }));
      asked.end(body ?? undefined);
    });
  };
}
