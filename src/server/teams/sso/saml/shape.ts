// Whether an answer of a provider is built as one is: one assertion in its place, signed in its place, by methods of today. What it says is read from the signed part alone, later.
import { type SsoFailure, ssoFailure, wordIn } from '../failure.ts';
import { allNamed, childrenNamed, childrenOf, isElement, names, readXml, textOf } from './xml.ts';

const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
/** Of a key pair: no secret that could be known to both, and no SHA-1. */
const methods: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [c14n, `${c14n}WithComments`],
  Transform: [c14n, `${c14n}WithComments`, 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'],
};
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Of any namespace. */
const anywhere = '*';

export interface Shape {
  /** The answer as a whole is signed, too. */
  readonly isWholeSigned: boolean;
  readonly destination: string | null;
  readonly issuer: string | null;
}

export function shapeOf(xml: string): Shape | SsoFailure {
  const response = readXml(xml);
  if (response?.localName !== 'Response' || response.namespaceURI !== names.protocol)
    return ssoFailure('malformed');
  const unsuccessful = statusFailure(response);
  if (unsuccessful) return unsuccessful;
  if (allNamed(response, anywhere, 'EncryptedAssertion').length > 0) return ssoFailure('encrypted');
  const [assertion] = childrenNamed(response, names.assertion, 'Assertion');
  const isAlone =
    allNamed(response, anywhere, 'Assertion').length === 1 &&
    allNamed(response, anywhere, 'Response').length === 0;
  if (!assertion || !isAlone || !hasOwnIds(response)) return ssoFailure('malformed');
  const whole = childrenNamed(response, names.signature, 'Signature');
  const inner = childrenNamed(assertion, names.signature, 'Signature');
  const all = allNamed(response, anywhere, 'Signature');
  if (whole.length > 1 || inner.length > 1 || all.length !== whole.length + inner.length)
    return ssoFailure('malformed');
  if (inner.length === 0) return ssoFailure('unsigned');
  const failure = all.map(signatureFailure).find((each) => each !== null);
  if (failure) return failure;
  return {
    isWholeSigned: whole.length === 1,
    destination: response.getAttribute('Destination') || null,
    issuer: textOf(childrenNamed(response, names.assertion, 'Issuer')[0]) || null,
  };
}

/** The provider says itself why not; it need not sign that, as nobody is signed in by it. */
function statusFailure(response: Element): SsoFailure | null {
  const [status] = childrenNamed(response, names.protocol, 'Status');
  const [code] = status ? childrenNamed(status, names.protocol, 'StatusCode') : [];
  if (!code) return ssoFailure('malformed');
  if (code.getAttribute('Value') === success) return null;
  const [inner = code] = childrenNamed(code, names.protocol, 'StatusCode');
  const value = inner.getAttribute('Value') ?? '';
  return ssoFailure('notLet', wordIn(value.split(':').at(-1)));
}

/** No two elements answer to the same id, under whichever of its spellings. */
export function hasOwnIds(response: Element): boolean {
  const ids = [response, ...Array.from(response.getElementsByTagName('*'))].flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ localName, name }) => (localName ?? name).toLowerCase() === 'id')
      .map(({ value }) => value),
  );
  return new Set(ids).size === ids.length;
}

/** A signature is of the element it stands in, and of nothing else. */
export function signatureFailure(signature: Element): SsoFailure | null {
  const [info, ...otherInfos] = childrenNamed(signature, names.signature, 'SignedInfo');
  const [reference, ...others] = info ? childrenNamed(info, names.signature, 'Reference') : [];
  const { parentNode } = signature;
  const id = parentNode && isElement(parentNode) ? (parentNode.getAttribute('ID') ?? '') : '';
  const isOwn = id !== '' && reference?.getAttribute('URI') === `#${id}`;
  const hasObject = childrenOf(signature).some(({ localName }) => localName === 'Object');
  if (!isOwn || others.length + otherInfos.length > 0 || hasObject) return ssoFailure('malformed');
  for (const [name, allowed] of Object.entries(methods))
    for (const element of allNamed(signature, names.signature, name)) {
      const method = element.getAttribute('Algorithm') ?? '';
      if (!allowed.includes(method)) return ssoFailure('algorithm', wordIn(method.split('#').at(-1)));
    }
  return null;
}
