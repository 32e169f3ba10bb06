// Posts to an address that somebody typed in: never to a machine inside the network, no redirects, little time, and only the beginning of the answer is read.
import { lookup } from 'node:dns/promises';
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

export type StrangerAnswer =
  | { readonly status: number; readonly start: string }
  | { readonly failure: 'inside' | 'unknownHost' | 'tooSlow' | 'unreachable' };

export interface StrangerPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type PostToStranger = (post: StrangerPost) => Promise<StrangerAnswer>;

interface Ways {
  /** All addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isInside?: (address: string) => boolean;
  /** Certificates that are trusted beside the usual ones. */
  readonly ca?: string;
  readonly patienceMs?: number;
}

const usualMs = 10_000;
const mostBytes = 2_000;

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** The host is resolved once, every address of it must be outside, and the connection goes to the one that was checked. */
export function createPostToStranger({
  resolve = addressesOf,
  isInside = isInsideAddress,
  ca,
  patienceMs = usualMs,
}: Ways = {}): PostToStranger {
  async function addressOf(host: string): Promise<string | 'inside' | 'unknownHost'> {
    const bare = host.replace(/^\[|\]$/g, '');
    const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [bare];
    if (addresses.some(isInside)) return 'inside';
    return addresses.find(isIPv4) ?? addresses[0] ?? 'unknownHost'; // not every network has IPv6
  }

  return async ({ url, headers, body }) => {
    const signal = AbortSignal.timeout(patienceMs);
    const target = new URL(url);
    const late = new Promise<'tooSlow'>((say) => signal.addEventListener('abort', () => say('tooSlow')));
    const address = await Promise.race([addressOf(target.hostname), late]);
    if (address === 'inside' || address === 'unknownHost' || address === 'tooSlow')
      return { failure: address };
    return new Promise((answer) => {
      const asked = request(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          agent: false,
          signal,
          // The name stays for the certificate; the connection goes to the address that was checked.
          lookup: (_host, { all }, found) =>
            all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address)),
          ...(ca !== undefined && { ca }),
        },
        (response) => {
          const status = response.statusCode ?? 0;
          const chunks: Buffer[] = [];
          let size = 0;
          const done = () => {
            const start = Buffer.concat(chunks).subarray(0, mostBytes).toString();
            answer({ status, start });
            asked.destroy();
          };
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= mostBytes) done();
          });
          response.on('end', done);
          response.on('error', () => answer({ failure: signal.aborted ? 'tooSlow' : 'unreachable' }));
        },
      );
      asked.on('error', () => answer({ failure: signal.aborted ? 'tooSlow' : 'unreachable' }));
      asked.end(body);
    });
  };
}
