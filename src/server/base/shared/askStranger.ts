// Asks an address that somebody typed in: never a machine inside the network, no redirects, little time, and no more of the answer than is wanted.
import { lookup } from 'node:dns/promises';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Everything that is not an address of the public internet. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');

/** Of IPv6 only the global unicast addresses are public, without those that carry an IPv4 address or are for documents. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const inside6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside6.addSubnet(net, prefix, 'ipv6');

export function isInsideAddress(address: string): boolean {
  if (isIPv4(address)) return inside.check(address, 'ipv4');
  return !outside6.check(address, 'ipv6') || inside6.check(address, 'ipv6');
}

export type NoReply = 'inside' | 'unknownHost' | 'tooSlow' | 'unreachable';

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

export interface StrangerWays {
  /** All addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isInside?: (address: string) => boolean;
  /** Certificates that are trusted beside the usual ones. */
  readonly ca?: string;
  readonly patienceMs?: number;
  /** Origins inside the network that may be asked all the same, without encryption too. */
  readonly insideOrigins?: readonly string[];
}

const usualMs = 10_000;

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** The host is resolved once, every address of it must be outside, and the connection goes to the one that was checked. */
export function createAskStranger({
  resolve = addressesOf,
  isInside = isInsideAddress,
  ca,
  patienceMs = usualMs,
  insideOrigins = [],
}: StrangerWays = {}): AskStranger {
  async function addressOf(
    { hostname }: URL,
    isAllowed: boolean,
  ): Promise<string | 'inside' | 'unknownHost'> {
    const bare = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [bare];
    if (!isAllowed && addresses.some(isInside)) return 'inside';
    return addresses.find(isIPv4) ?? addresses[0] ?? 'unknownHost'; // not every network has IPv6
  }

  return async ({ url, method, headers, body, mostBytes }) => {
    const target = new URL(url);
    const isAllowed = insideOrigins.includes(target.origin);
    if (target.protocol !== 'https:' && !(isAllowed && target.protocol === 'http:'))
      return { failure: 'unreachable' };
    const signal = AbortSignal.timeout(patienceMs);
    const late = new Promise<'tooSlow'>((say) => signal.addEventListener('abort', () => say('tooSlow')));
    const address = await Promise.race([addressOf(target, isAllowed), late]);
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
