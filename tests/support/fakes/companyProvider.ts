// An identity provider that others wrote (oidc-provider, certified), as a company has one; its pages take any name and password.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '../servers/serving.ts';

export interface CompanyProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

interface Told {
  readonly domain: string;
  readonly redirectUri: string;
  readonly logoutUri: string;
}

/** Whoever signs in as `ada` has the address `ada@<domain>`. Nothing is there as long as it is told nothing. */
export async function openCompanyProvider(told: () => Told | null): Promise<CompanyProvider> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const client = { clientId: 'topla', clientSecret: 'a-secret-of-the-company' };
  let serve: ReturnType<Provider['callback']> | null = null;
  const start = ({ domain, redirectUri, logoutUri }: Told) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [redirectUri],
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      scopes: ['openid', 'email', 'profile', 'groups'],
      cookies: { keys: ['a key of this test'] },
      // Its own guard lets nothing to this machine.
      fetch: (address, { method = 'GET', headers = {}, body = null, signal = null } = {}) =>
        fetch(address, { method, headers, body, signal }),
      features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({
          sub: id,
          email: `${id}@${domain}`,
          email_verified: true,
          name: `${id} of the company`,
          groups: ['staff'],
        }),
      }),
    });
    return provider.callback();
  };
  const server = createServer((request, response) => {
    const known = told();
    if (known) serve ??= start(known);
    if (serve) void serve(request, response);
    else response.writeHead(404).end();
  });
  server.listen(Number(new URL(issuer).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    ...client,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
