// A message of SAML in the query of an address (HTTP-Redirect): deflated, and signed beside the XML, not in it.
import { verify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type SsoFailure, ssoFailure, wordIn } from '../failure.ts';
import { certificateIn } from './metadata.ts';
import { textOfBase64 } from './xml.ts';

const mostInflated = 64 * 1024;
const hashes: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/** The query as it was sent: the signature is of these letters. The XML, if one of these certificates signed it. */
export function readSignedQuery(query: string, certificates: readonly string[]): string | SsoFailure {
  const request = partOf(query, 'SAMLRequest');
  const relay = partOf(query, 'RelayState');
  const method = partOf(query, 'SigAlg');
  const signature = partOf(query, 'Signature');
  if (request === 'several' || relay === 'several' || method === 'several' || signature === 'several')
    return ssoFailure('malformed');
  if (request === null) return ssoFailure('malformed');
  if (method === null || signature === null) return ssoFailure('unsigned');
  const hash = Object.hasOwn(hashes, method.value) ? hashes[method.value] : undefined;
  if (hash === undefined) return ssoFailure('algorithm', wordIn(method.value.split('#').at(-1)));
  const signed = [request, relay, method].flatMap((part) => (part ? [part.sent] : [])).join('&');
  const proof = Buffer.from(signature.value, 'base64');
  const isTheirs = certificates.some((each) => {
    const key = certificateIn(each)?.publicKey;
    return key !== undefined && verify(hash, Buffer.from(signed), key, proof);
  });
  return isTheirs ? (inflated(request.value) ?? ssoFailure('malformed')) : ssoFailure('signature');
}

interface Part {
  /** With its name, still encoded. */
  readonly sent: string;
  readonly value: string;
}

/** Null: it is not there. */
function partOf(query: string, name: string): Part | 'several' | null {
  const [sent, ...others] = query.split('&').filter((part) => part.startsWith(`${name}=`));
  if (sent === undefined) return null;
  if (others.length > 0) return 'several';
  try {
    return { sent, value: decodeURIComponent(sent.slice(name.length + 1)) };
  } catch {
    return 'several'; // no encoding of anything
  }
}

const inflated = (base64: string): string | null =>
  textOfBase64(base64, (bytes) => inflateRawSync(bytes, { maxOutputLength: mostInflated }));
