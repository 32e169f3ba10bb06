// The address of a host that somebody typed in: found once, so that the connection goes to the one that was checked, and never inside the network.
import { lookup } from 'node:dns/promises';
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

export type NoAddress = 'inside' | 'unknownHost';

export interface StrangerNames {
  /** All addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isInside?: (address: string) => boolean;
}

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Of a name, or of an address with or without brackets; every address of a name must be outside, unless the operator allowed it. */
export const createStrangerAddress =
  ({ resolve = addressesOf, isInside = isInsideAddress }: StrangerNames) =>
  async (host: string, isAllowed: boolean): Promise<string | NoAddress> => {
    const bare = host.replace(/^\[|\]$/g, '');
    const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [bare];
    if (!isAllowed && addresses.some(isInside)) return 'inside';
    return addresses.find(isIPv4) ?? addresses[0] ?? 'unknownHost'; // not every network has IPv6
  };
