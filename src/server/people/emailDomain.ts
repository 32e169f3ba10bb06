// The domain of an address as name servers know it: in ASCII and small letters, so that look-alikes stay apart.
import { domainToASCII } from 'node:url';

const asciiDomain = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Null: it is no name of a domain, or that of an address of a network. */
export function domainIn(text: string): string | null {
  const domain = domainToASCII(text.trim().normalize('NFC'));
  return asciiDomain.test(domain) ? domain : null;
}

export const emailDomain = (email: string): string | null =>
  domainIn(email.slice(email.lastIndexOf('@') + 1));
