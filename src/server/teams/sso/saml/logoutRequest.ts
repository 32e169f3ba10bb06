// What a provider asks that has signed somebody out: by whom it is signed, whether it is for us and of today, and whose sessions end.
import { ssoLimits } from '../../../../contract/admin/sso.ts';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';
import { type SsoFailure, ssoFailure } from '../failure.ts';
import { clockSkewMs, type OwnSaml, samlService } from './service.ts';
import { hasOwnIds, signatureFailure } from './shape.ts';
import { readSignedQuery } from './signedQuery.ts';
import { allNamed, childrenNamed, names, readXml, textOf, textOfBase64 } from './xml.ts';

/** In the query of an address, or in a form. */
export type SentRequest = { readonly query: string } | { readonly posted: string };

interface Expected {
  readonly issuer: string;
  readonly saml: SamlSettings;
  readonly own: OwnSaml;
  readonly now: number;
}

export interface LogoutRequest {
  readonly id: string;
  readonly subject: string;
  /** The sign-ins there that are over; empty: all of the subject. */
  readonly sids: readonly string[];
}

const longestName = 500;
const mostSids = 100;
const ageMs = 10 * 60_000;

export async function readLogoutRequest(
  sent: SentRequest,
  expected: Expected,
): Promise<LogoutRequest | SsoFailure> {
  const { certificates } = expected.saml;
  const xml =
    'query' in sent ? readSignedQuery(sent.query, certificates) : await signedForm(sent.posted, expected);
  if (typeof xml !== 'string') return xml;
  const request = readXml(xml);
  return request && isLogout(request) ? whatIsAsked(request, expected) : ssoFailure('malformed');
}

const isLogout = ({ localName, namespaceURI }: Element): boolean =>
  localName === 'LogoutRequest' && namespaceURI === names.protocol;

/** With one signature, of all of it. */
async function signedForm(posted: string, { saml, own }: Expected): Promise<string | SsoFailure> {
  const xml = textOfBase64(posted);
  const request = xml === null ? null : readXml(xml);
  if (xml === null || !request || !isLogout(request) || !hasOwnIds(request)) return ssoFailure('malformed');
  const [signature, ...others] = allNamed(request, '*', 'Signature');
  if (!signature) return ssoFailure('unsigned');
  const isOwn = childrenNamed(request, names.signature, 'Signature')[0] === signature;
  if (!isOwn || others.length > 0) return ssoFailure('malformed');
  const failure = signatureFailure(signature);
  if (failure) return failure;
  try {
    const SAMLRequest = Buffer.from(xml).toString('base64');
    await samlService(saml, own, { requestId: '' }).validatePostRequestAsync({ SAMLRequest });
    return xml;
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : '';
    return ssoFailure(
      /signature/i.test(words) ? 'signature' : /expired|not yet/.test(words) ? 'times' : 'malformed',
    );
  }
}

/** Read from children of what was signed: its signature, which alone is not, is passed over. */
function whatIsAsked(request: Element, { issuer, own, now }: Expected): LogoutRequest | SsoFailure {
  const said = (name: string) => childrenNamed(request, names.assertion, name);
  const id = request.getAttribute('ID') ?? '';
  const [sender, ...otherSenders] = said('Issuer');
  const [nameId, ...otherNames] = said('NameID');
  const isOfVersion = request.getAttribute('Version') === '2.0';
  if (!isOfVersion || id === '' || otherSenders.length + otherNames.length > 0)
    return ssoFailure('malformed');
  if (textOf(sender) !== issuer) return ssoFailure('sender');
  if (request.getAttribute('Destination') !== own.slo) return ssoFailure('recipient');
  if (!isOfToday(request, now)) return ssoFailure('times');
  const subject = textOf(nameId);
  if (subject === '' || subject.length > longestName) return ssoFailure('nameId');
  const sids = childrenNamed(request, names.protocol, 'SessionIndex').map(textOf);
  if (sids.length > mostSids || sids.includes('')) return ssoFailure('malformed');
  return { id, subject, sids: sids.map((sid) => sid.slice(0, ssoLimits.text)) };
}

/** Its id is remembered for longer than it is good for. */
function isOfToday(request: Element, now: number): boolean {
  const at = Date.parse(request.getAttribute('IssueInstant') ?? '');
  const end = request.getAttribute('NotOnOrAfter');
  const isLate = end !== null && end !== '' && !(Date.parse(end) > now - clockSkewMs);
  return at > now - ageMs - clockSkewMs && at < now + clockSkewMs && !isLate;
}
