// The answer of a provider of SAML as XML, before it is signed: every part of it can be told otherwise.
import { randomUUID } from 'node:crypto';

export interface SamlPerson {
  readonly nameId: string;
  readonly format?: string;
  /** Values by the name of their attribute. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

/** What is said instead of the truth; empty: it is left out. */
export interface SamlLie {
  readonly issuer?: string;
  readonly destination?: string;
  readonly inResponseTo?: string;
  readonly status?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly confirmedRequest?: string;
  readonly notBefore?: string;
  readonly notOnOrAfter?: string;
  readonly confirmedUntil?: string;
  readonly shownAt?: string;
  readonly assertionId?: string;
  readonly sessionIndex?: string;
}

interface Truth {
  readonly issuer: string;
  readonly audience: string;
  readonly acs: string;
  readonly requestId: string;
}

export const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const minute = 60_000;
const instant = (at: number) => new Date(at).toISOString();
const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`);

function attributesOf({ attributes = {} }: SamlPerson): string {
  const each = Object.entries(attributes).map(([name, values]) => {
    const texts = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${name}">${texts.join('')}</saml:Attribute>`;
  });
  return each.length === 0 ? '' : `<saml:AttributeStatement>${each.join('')}</saml:AttributeStatement>`;
}

export function samlAnswer(truth: Truth, person: SamlPerson, lie: SamlLie): string {
  const now = Date.now();
  const said = {
    issuer: truth.issuer,
    destination: truth.acs,
    inResponseTo: truth.requestId,
    status: 'Success',
    audience: truth.audience,
    recipient: truth.acs,
    confirmedRequest: truth.requestId,
    notBefore: instant(now - minute),
    notOnOrAfter: instant(now + 5 * minute),
    confirmedUntil: instant(now + 5 * minute),
    shownAt: instant(now),
    assertionId: `_${randomUUID()}`,
    sessionIndex: `_${randomUUID()}`,
    ...lie,
  };
  const restriction =
    said.audience === ''
      ? ''
      : `<saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction>`;
  const { nameId, format = persistent } = person;
  const assertion =
    said.status === 'Success'
      ? `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.assertionId}" Version="2.0" IssueInstant="${instant(now)}">` +
        `<saml:Issuer>${said.issuer}</saml:Issuer>` +
        `<saml:Subject><saml:NameID Format="${format}">${nameId}</saml:NameID>` +
        '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
        `<saml:SubjectConfirmationData${attribute('NotOnOrAfter', said.confirmedUntil)}` +
        `${attribute('Recipient', said.recipient)}${attribute('InResponseTo', said.confirmedRequest)}/>` +
        '</saml:SubjectConfirmation></saml:Subject>' +
        `<saml:Conditions${attribute('NotBefore', said.notBefore)}${attribute('NotOnOrAfter', said.notOnOrAfter)}>` +
        `${restriction}</saml:Conditions>` +
        `<saml:AuthnStatement AuthnInstant="${said.shownAt}" SessionIndex="${said.sessionIndex}"><saml:AuthnContext>` +
        '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef>' +
        `</saml:AuthnContext></saml:AuthnStatement>${attributesOf(person)}</saml:Assertion>`
      : '';
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${instant(now)}"` +
    `${attribute('Destination', said.destination)}${attribute('InResponseTo', said.inResponseTo)}>` +
    `<saml:Issuer>${said.issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${said.status}"/></samlp:Status>` +
    `${assertion}</samlp:Response>`
  );
}
