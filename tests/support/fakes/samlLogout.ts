// What a provider of SAML sends us when somebody signed out there, by a library of others: every part of it can be told otherwise.
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { Constants, IdentityProvider, ServiceProvider } from 'samlify';
import type { FakeSaml } from './fakeSaml.ts';
import type { OwnKey } from './selfSigned.ts';

/** Said instead of the truth; empty: it is left out. */
export interface LogoutLie {
  readonly id?: string;
  readonly version?: string;
  readonly issuer?: string;
  readonly destination?: string;
  readonly at?: string;
  readonly until?: string;
  /** Instead of the name, as XML. */
  readonly named?: string;
}

export interface LogoutTelling {
  readonly binding?: 'redirect' | 'post';
  readonly lie?: LogoutLie;
  readonly key?: OwnKey;
  readonly method?: string;
  readonly isSigned?: boolean;
  readonly relayState?: string;
}

export interface LogoutAbout {
  readonly nameId: string;
  /** Of which sign-ins there; none: of all. */
  readonly sids?: readonly string[];
}

/** As the browser is to bring it: by an address, or as the fields of a form. */
export interface LogoutSent {
  readonly id: string;
  readonly url: string;
  readonly form: Readonly<Record<string, string>> | null;
}

const { redirect } = Constants.namespace.binding;
const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`);

function logoutXml(
  truth: Required<Pick<LogoutLie, 'id' | 'issuer' | 'destination'>>,
  about: LogoutAbout,
  lie: LogoutLie,
): string {
  const said = {
    version: '2.0',
    at: new Date().toISOString(),
    until: new Date(Date.now() + 5 * 60_000).toISOString(),
    named: `<saml:NameID>${about.nameId}</saml:NameID>`,
    ...truth,
    ...lie,
  };
  const sids = (about.sids ?? []).map((sid) => `<samlp:SessionIndex>${sid}</samlp:SessionIndex>`);
  return (
    '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"' +
    `${attribute('ID', said.id)}${attribute('Version', said.version)}${attribute('IssueInstant', said.at)}` +
    `${attribute('Destination', said.destination)}${attribute('NotOnOrAfter', said.until)}>` +
    `<saml:Issuer>${said.issuer}</saml:Issuer>${said.named}${sids.join('')}</samlp:LogoutRequest>`
  );
}

function partners({ entityId, url, keys }: FakeSaml, own: string, telling: LogoutTelling) {
  const { key = keys[0], method = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' } = telling;
  if (!key) throw new Error('the provider has no key');
  return {
    them: IdentityProvider({
      entityID: entityId,
      signingCert: key.pem,
      privateKey: key.privateKey,
      requestSignatureAlgorithm: method,
      singleSignOnService: [{ Binding: redirect, Location: url }],
      singleLogoutService: [{ Binding: redirect, Location: `${url}/out` }],
    }),
    us: ServiceProvider({ metadata: own, wantLogoutRequestSigned: true }),
  };
}

/** `own`: our description. */
export function askLogout(
  saml: FakeSaml,
  own: string,
  about: LogoutAbout,
  telling: LogoutTelling = {},
): LogoutSent {
  const { binding = 'redirect', lie = {}, isSigned = true, relayState = '' } = telling;
  const { them, us } = partners(saml, own, telling);
  const id = lie.id ?? `_${randomUUID()}`;
  const url = String(us.entityMeta.getSingleLogoutService(binding));
  const xml = logoutXml({ id, issuer: saml.entityId, destination: url }, about, lie);
  if (binding === 'post') {
    const signed = isSigned
      ? them.createLogoutRequest(us, 'post', { logoutNameID: '' }, relayState, () => ({ id, context: xml }))
          .context
      : Buffer.from(xml).toString('base64');
    return { id, url, form: { SAMLRequest: signed, RelayState: relayState } };
  }
  if (isSigned)
    return {
      id,
      url: them.createLogoutRequest(us, 'redirect', { logoutNameID: '' }, relayState, () => ({
        id,
        context: xml,
      })).context,
      form: null,
    };
  return {
    id,
    url: `${url}?SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
    form: null,
  };
}

/** What it reads of our answer, at the address that its metadata names. */
export async function readLogoutAnswer(saml: FakeSaml, own: string, address: string) {
  const { them, us } = partners(saml, own, {});
  const query = Object.fromEntries(new URL(address).searchParams);
  const { extract } = await them.parseLogoutResponse(us, 'redirect', { query });
  const { response, issuer } = Object(extract);
  return {
    answers: response.inResponseTo,
    destination: response.destination,
    issuer,
    relayState: query.RelayState,
  };
}
