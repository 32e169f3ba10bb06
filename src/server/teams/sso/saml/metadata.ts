// Reads the description that an identity provider gives of itself: who it is, where people sign in and out, and with which certificates it signs.
import { X509Certificate } from 'node:crypto';
import type { MetadataFault } from '../../../../contract/admin/samlFacts.ts';
import { ssoLimits } from '../../../../contract/admin/sso.ts';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import { isSafeAddress } from '../addresses.ts';
import { allNamed, childrenNamed, isElement, names, readXml, textOf } from './xml.ts';

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const leastBits = 2_048;
const longestId = 1_024;

export interface Described extends Pick<SamlSettings, 'signOn' | 'certificates'> {
  readonly issuer: string;
  /** Null: it names no address that can be used. */
  readonly signOut: string | null;
}

export function readMetadata(
  text: string,
  insideOrigins: readonly string[],
): Described | { readonly wrong: MetadataFault } {
  const root = readXml(withoutComments(text));
  if (root?.namespaceURI !== names.metadata) return { wrong: 'metadata' };
  const [provider, ...others] = allNamed(root, names.metadata, 'IDPSSODescriptor').filter((each) =>
    each.getAttribute('protocolSupportEnumeration')?.split(/\s+/).includes(names.protocol),
  );
  const issuer = entityOf(provider);
  if (!provider || issuer === null) return { wrong: 'metadata' };
  if (others.length > 0) return { wrong: 'severalProviders' };
  const addressOf = (service: string, ...attributes: readonly string[]): string | undefined =>
    childrenNamed(provider, names.metadata, service)
      .filter((each) => each.getAttribute('Binding') === redirect)
      .map((each) => attributes.map((name) => each.getAttribute(name)).find(Boolean) ?? '')
      .find((address) => isSafeAddress(address, insideOrigins) && address.length <= longestId);
  const signOn = addressOf('SingleSignOnService', 'Location');
  if (signOn === undefined) return { wrong: 'noSignOn' };
  const certificates = certificatesIn(provider);
  if (certificates.length === 0) return { wrong: 'noCertificate' };
  const signOut = addressOf('SingleLogoutService', 'ResponseLocation', 'Location') ?? null;
  return { issuer, signOn, signOut, certificates };
}

/** Here they do no harm: an admin gave the text, and nothing in it is signed. */
const withoutComments = (text: string): string =>
  text
    .split('<!--')
    .map((part, index) => {
      const end = part.indexOf('-->');
      if (index === 0) return part;
      return end < 0 ? `<!--${part}` : part.slice(end + '-->'.length);
    })
    .join('');

function entityOf(provider: Element | undefined): string | null {
  const entity = provider?.parentNode;
  const id = entity && isElement(entity) ? (entity.getAttribute('entityID') ?? '') : '';
  return id === '' || id.length > longestId ? null : id;
}

/** Those it signs with, of RSA keys long enough, once each. */
function certificatesIn(provider: Element): string[] {
  const all = childrenNamed(provider, names.metadata, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => allNamed(key, names.signature, 'X509Certificate'))
    .map((each) => textOf(each).replaceAll(/\s/g, ''));
  return [...new Set(all)].filter((each) => certificateIn(each) !== null).slice(0, ssoLimits.certificates);
}

/** Null: it is none, or one with a key of another kind. */
export function certificateIn(base64: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isLong = (asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
    return asymmetricKeyType === 'rsa' && isLong ? certificate : null;
  } catch {
    return null;
  }
}
