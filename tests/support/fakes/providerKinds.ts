// What tells the identity providers apart: paths, settings, issuers and claims of Microsoft, Slack and Google.
import type { JWTPayload } from 'jose';

export type Company = 'microsoft' | 'slack' | 'google';

export interface FakePerson {
  readonly id: string;
  /** The tenant, the workspace or the domain; null: a private account. */
  readonly tenant: string | null;
  readonly name: string;
  readonly email: string;
}

export const clientId = 'topla-client';
export const clientSecret = 'a-secret-between-companies';
export const microsoftHome = 'https://login.microsoftonline.com';

export interface ProviderKind {
  readonly page: string;
  readonly tokens: string;
  environment(base: string): Record<string, string>;
  issuer(base: string, person: FakePerson): string;
  claims(person: FakePerson): JWTPayload;
}

const client = (prefix: string) => ({
  [`${prefix}_CLIENT_ID`]: clientId,
  [`${prefix}_CLIENT_SECRET`]: clientSecret,
});

export const providerKinds: Readonly<Record<Company, ProviderKind>> = {
  microsoft: {
    page: '/organizations/oauth2/v2.0/authorize',
    tokens: '/organizations/oauth2/v2.0/token',
    environment: (base) => ({ ...client('MS'), MS_LOGIN_BASE: base }),
    issuer: (_base, { tenant }) => `${microsoftHome}/${tenant}/v2.0`,
    claims: ({ id, tenant, name, email }) => ({
      sub: `pair-${id}`,
      oid: id,
      tid: tenant,
      name,
      preferred_username: email,
      email,
      ver: '2.0',
    }),
  },
  slack: {
    page: '/openid/connect/authorize',
    tokens: '/api/openid.connect.token',
    environment: (base) => ({ ...client('SLACK'), SLACK_ISSUER: base }),
    issuer: (base) => base,
    claims: ({ id, tenant, name, email }) => ({
      sub: id,
      'https://slack.com/user_id': id,
      'https://slack.com/team_id': tenant,
      name,
      email,
      email_verified: true,
    }),
  },
  google: {
    page: '/o/oauth2/v2/auth',
    tokens: '/token',
    environment: (base) => ({
      ...client('GOOGLE'),
      GOOGLE_ISSUER: base,
      GOOGLE_TOKENINFO_URL: `${base}/tokeninfo`,
    }),
    issuer: (base) => base,
    claims: ({ id, tenant, name, email }) => ({
      sub: id,
      name,
      email,
      email_verified: true,
      ...(tenant && { hd: tenant }),
    }),
  },
};
