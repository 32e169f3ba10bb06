// An identity provider of a company on this machine, which speaks SAML 2.0 by a library of others and lies as it is told to.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import { type SamlLie, type SamlPerson, samlAnswer } from './samlAnswer.ts';
import { makeOwnKey, type OwnKey } from './selfSigned.ts';

export interface SamlSigning {
  /** With which it signs. */
  readonly key: OwnKey;
  readonly method: string;
  readonly isAssertionSigned: boolean;
  readonly isWholeSigned: boolean;
}

/** What its page posts. */
export interface SamlForm {
  readonly acs: string;
  /** The answer, in base64. */
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

/** A request as it read it. */
export interface SamlRequest {
  readonly id: string;
  readonly isAgain: boolean;
}

export interface FakeSaml {
  readonly url: string;
  readonly entityId: string;
  /** Those it names; the first one signs. */
  keys: OwnKey[];
  /** Who signs in at its page. */
  person: SamlPerson;
  metadata(): string;
  read(address: string): Promise<SamlRequest>;
  /** What its page posts for this person, who was sent to that address. `own`: what it knows of us. */
  answer(own: string, address: string, person: SamlPerson, tell?: Telling): Promise<SamlForm>;
  close(): Promise<void>;
}

export interface Telling {
  readonly lie?: SamlLie;
  readonly signing?: Partial<SamlSigning>;
}

const { rsaSha256, redirect } = {
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  redirect: Constants.namespace.binding.redirect,
};
setSchemaValidator({ validate: async () => 'no schema here' });

const keyDescriptor = (use: string, { certificate }: OwnKey) =>
  `<KeyDescriptor${use}><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;

/** `told`: our description, for its page; null: it has none yet. */
export async function openFakeSaml(told: () => Promise<string> = async () => ''): Promise<FakeSaml> {
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', url);
    const [type, body] = asked.pathname === '/metadata' ? ['text/xml', fake.metadata()] : await page(asked);
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
  const signOn = `${url}/sso/saml?idpid=C01`; // as that of Google has one
  const page = async ({ href }: URL): Promise<[string, string]> => {
    const { acs, SAMLResponse, RelayState } = await fake.answer(await told(), href, fake.person);
    const hidden = Object.entries({ SAMLResponse, RelayState }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const form = `<form method="post" action="${acs}">${hidden.join('')}<button>Sign in</button></form>`;
    return ['text/html', `<!doctype html><title>Company</title>${form}`];
  };
  const entityId = `${url}/entity`;
  const entity = (key: OwnKey, method: string) =>
    IdentityProvider({
      entityID: entityId,
      signingCert: key.pem,
      privateKey: key.privateKey,
      requestSignatureAlgorithm: method,
      singleSignOnService: [{ Binding: redirect, Location: signOn }],
      singleLogoutService: [{ Binding: redirect, Location: `${url}/out` }],
    });
  const fake: FakeSaml = {
    url,
    entityId,
    keys: [makeOwnKey('company')],
    person: { nameId: 'nobody' },
    metadata: () =>
      `<?xml version="1.0"?><!-- of the company -->\n<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${fake.keys.map((key) => keyDescriptor(' use="signing"', key)).join('')}<SingleLogoutService Binding="${redirect}" Location="${url}/out" ResponseLocation="${url}/out/done?of=C02"/><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${url}/other"/><SingleSignOnService Binding="${redirect}" Location="${signOn}"/></IDPSSODescriptor></EntityDescriptor>`,
    async read(address) {
      const query = Object.fromEntries(new URL(address).searchParams);
      const own = ServiceProvider({ entityID: 'any', assertionConsumerService: [] });
      const [key = makeOwnKey('none')] = fake.keys;
      const { samlContent, extract } = await entity(key, rsaSha256).parseLoginRequest(own, 'redirect', {
        query,
      });
      const id = String(Object(extract.request).id);
      return { id, isAgain: samlContent.includes('ForceAuthn="true"') };
    },
    async answer(own, address, person, { lie = {}, signing = {} } = {}) {
      const { id } = await fake.read(address);
      const { key = fake.keys[0], method = rsaSha256 } = signing;
      const { isAssertionSigned = true, isWholeSigned = false } = signing;
      if (!key) throw new Error('the provider has no key');
      const us = ServiceProvider({
        metadata: own.replace('WantAssertionsSigned="true"', `WantAssertionsSigned="${isAssertionSigned}"`),
        wantMessageSigned: isWholeSigned,
      });
      const acs = String(us.entityMeta.getAssertionConsumerService('post'));
      const truth = { issuer: entityId, audience: us.entityMeta.getEntityID(), acs, requestId: id };
      const context = samlAnswer(truth, person, lie);
      const RelayState = new URL(address).searchParams.get('RelayState') ?? '';
      const bare = { acs, SAMLResponse: Buffer.from(context).toString('base64'), RelayState };
      if (lie.status !== undefined || !(isAssertionSigned || isWholeSigned)) return bare;
      const made = await entity(key, method).createLoginResponse(us, { extract: {} }, 'post', {}, () => ({
        id,
        context,
      }));
      return { ...bare, SAMLResponse: made.context };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
