// An office that works with three companies, and people who come to it from their pages.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { User } from '../../../src/contract/people/people.ts';
import { type FakeCompany, openCompany } from '../fakes/fakeCompany.ts';
import type { FakePerson } from '../fakes/providerKinds.ts';
import { type Answer, form, startTestApp, type TestApp } from '../servers/testApp.ts';

export type SignIn = (change?: object) => Promise<Answer>;

export interface Visitors {
  readonly testApp: TestApp;
  /** Where people reach it. */
  readonly home: string;
  readonly microsoft: FakeCompany;
  readonly slack: FakeCompany;
  readonly google: FakeCompany;
  /** What a browser sends that comes back from the company's page; with changes. */
  readonly withMicrosoft: SignIn;
  readonly withSlack: SignIn;
  readonly withGoogle: SignIn;
  post(path: string, json: unknown): Promise<Answer>;
  found(user: User, fields?: Record<string, string>): Promise<Answer>;
  /** Companies work again, and tell the truth. */
  calm(): void;
  close(): Promise<void>;
}

export const secret = (): string => randomBytes(24).toString('base64url');
const s256 = (text: string) => createHash('sha256').update(text).digest('base64url');

export function someone(tenant: string | null, name = 'Ada Moss'): FakePerson {
  const id = randomUUID();
  return { id, tenant, name, email: `${id}@corp.test` };
}

export function userIn({ status, body, raw }: Answer): User {
  expect(status, raw.body).toBe(200);
  return body as unknown as User; // the answer of the contract
}
export const refusedWith = ({ status, body }: Answer) => [status, body.error];

export async function openVisitors(): Promise<Visitors> {
  const microsoft = await openCompany('microsoft', someone(randomUUID()));
  const slack = await openCompany('slack', someone('T1'));
  const google = await openCompany('google', someone(null));
  const companies = [microsoft, slack, google];
  const testApp = await startTestApp({
    environment: { ...microsoft.environment, ...slack.environment, ...google.environment },
  });
  const home = testApp.parts.config.publicUrl;
  const post = (path: string, json: unknown) => testApp.ask('POST', path, { json });

  return {
    testApp,
    home,
    microsoft,
    slack,
    google,
    post,
    ...doorsOf({ home, microsoft, slack, google, post }),
    found: (user, fields = {}) =>
      testApp.ask('POST', '/api/Authorization/createGameSpace', {
        token: user.guulJwt,
        ...form({ userId: user.userId, name: 'A team', ...fields }),
      }),
    calm() {
      for (const company of companies) Object.assign(company, { mood: 'well', lie: {} });
    },
    async close() {
      await testApp.close();
      await Promise.all(companies.map((company) => company.close()));
    },
  };
}

type Doors = Pick<Visitors, 'withSlack' | 'withMicrosoft' | 'withGoogle'>;

function doorsOf({
  home,
  microsoft,
  slack,
  google,
  post,
}: Omit<Visitors, keyof Doors | 'testApp' | 'found' | 'calm' | 'close'>): Doors {
  return {
    withSlack(change = {}) {
      const [nonce, redirectUri] = [secret(), `${home}/login`];
      const code = slack.code({ redirect_uri: redirectUri, nonce });
      return post('/api/Authentication/loginWithSlack', { code, redirectUri, nonce, ...change });
    },
    withMicrosoft(change = {}) {
      const [nonce, codeVerifier, redirectUri] = [secret(), secret(), `${home}/loginMS`];
      const code = microsoft.code({ redirect_uri: redirectUri, nonce, code_challenge: s256(codeVerifier) });
      const json = { code, redirectUri, nonce, codeVerifier, ...change };
      return post('/api/Authentication/loginWithMS', json);
    },
    withGoogle(change = {}) {
      const [nonce, codeVerifier, redirectUri] = [secret(), secret(), `${home}/loginGoogle`];
      const token = google.code({ redirect_uri: redirectUri, nonce, code_challenge: s256(codeVerifier) });
      return post('/api/Login', { token, app: 'googleCode', redirectUri, nonce, codeVerifier, ...change });
    },
  };
}
