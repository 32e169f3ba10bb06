// Asks name servers for the TXT records of a domain.
import { Resolver } from 'node:dns/promises';

/** Null: no name server answered. */
export type ReadTxt = (domain: string) => Promise<readonly string[] | null>;

const patience = { timeout: 3_000, tries: 2 };
const noneThere: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

/** `servers` empty: those of this machine. */
export function createReadTxt(servers: readonly string[]): ReadTxt {
  const resolver = new Resolver(patience);
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (domain) => {
    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''));
    } catch (fault) {
      return noneThere.includes(Object(fault).code) ? [] : null;
    }
  };
}
