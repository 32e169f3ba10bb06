// Calls about single sign-on of a company's own: its domains, its identity provider, and who signs in only that way.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { ssoChallenge } from '../people/sso.ts';
import { SamlFacts } from './samlFacts.ts';
import { SsoDepartment } from './ssoGroups.ts';

export const ssoLimits = {
  domains: 20,
  address: 300,
  text: 200,
  secret: 1_000,
  groups: 50,
  /** Characters of a description, and certificates in it. */
  metadata: 250_000,
  certificates: 4,
} as const;

/** Mailboxes that only who runs a domain can read. */
export const domainMailboxes = ['postmaster', 'hostmaster', 'admin'] as const;

/** What the TXT record of a domain says. */
export const domainRecord = (token: string): string => `topla-verification=${token}`;

/** Why a sign-in at the provider did not come about. */
export const ssoProblems = [
  'inside',
  'unknownHost',
  'tooSlow',
  'unreachable',
  'noDiscovery',
  'issuer',
  'insecure',
  'client',
  'code',
  'notLet',
  'stopped',
  'token',
  'notFresh',
  'noEmail',
  'emailUnverified',
  'domain',
  'otherOwner',
  'otherSubject',
  'otherPerson',
  'left',
  'full',
  'secretLost',
  'nobodyWaits',
  'malformed',
  'encrypted',
  'unsigned',
  'algorithm',
  'signature',
  'sender',
  'audience',
  'recipient',
  'times',
  'request',
  'nameId',
] as const;
export type SsoProblem = (typeof ssoProblems)[number];

export const SsoOutcome = z.object({
  /** Null: all went well. */
  problem: z.nullable(z.enum(ssoProblems)),
  /** What the provider itself said, such as `invalid_client`. */
  said: z.nullable(z.string()),
  /** The groups it named; null: the claim was not there. */
  groups: z.nullable(z.array(z.string())),
  /** There were too many to be named: nothing follows from groups. */
  hasMoreGroups: z.optional(z.boolean()),
});
export type SsoOutcome = z.infer<typeof SsoOutcome>;

export const TeamDomain = z.object({
  domain: z.string(),
  /** The record that proves it. */
  record: z.string(),
  provenAt: z.nullable(field.time),
  isOnly: z.boolean(),
});
export type TeamDomain = z.infer<typeof TeamDomain>;

export const SsoConnection = z.object({
  /** The name of the provider: by OpenID Connect its address, by SAML its entity id. */
  issuer: z.string(),
  clientId: z.string(),
  groupsClaim: z.string(),
  adminGroup: z.string(),
  /** Null: it is by OpenID Connect. Older servers know nothing else. */
  saml: z.optional(z.nullable(SamlFacts)),
  isOn: z.boolean(),
  /** The id of the admin who may sign in otherwise. */
  wayBack: z.nullable(z.string()),
  /** Of the settings as they are now. */
  test: z.nullable(z.object({ at: field.time, isOwn: z.boolean(), outcome: SsoOutcome })),
  /** Groups of the sign-in that are departments. */
  departments: z.optional(z.array(SsoDepartment)),
  /** The directory names departments by SCIM: those count instead. */
  isDirectoryFirst: z.optional(z.boolean()),
});
export type SsoConnection = z.infer<typeof SsoConnection>;

/** An address without a name and a password in it, without query and without what comes after `#`. */
export function isIssuer(text: string): boolean {
  if (text.length > ssoLimits.address || !URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const changes = ['sso', 'auditLog'] as const;
const teamId = z.optional(field.uuid);
const claims = { teamId: 'team' } as const;
const text = z.string().check(
  z.overwrite((words) => words.trim()),
  z.maxLength(ssoLimits.text),
);
const needed = text.check(z.minLength(1));
const ofDomain = z.object({ teamId, domain: z.string().check(z.minLength(1), z.maxLength(253)) });

export const sso = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/Sso/{id}',
  about: ['sso'],
  summary: 'The domains of the team and its connection to an identity provider, without the secret',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    domains: z.array(TeamDomain),
    connection: z.nullable(SsoConnection),
    /** What the provider is told of us. */
    redirectUri: z.string(),
    logoutUri: z.nullable(z.string()),
    /** The same by SAML; our entity id is where our metadata is. */
    samlUris: z.optional(z.object({ entityId: z.string(), acs: z.string(), slo: z.optional(z.string()) })),
    signInUri: z.string(),
    canMail: z.boolean(),
  }),
});

export const addDomain = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/AddDomain',
  changes,
  summary: 'Say that a domain is the company’s; it counts once it is proven',
  claims,
  body: ofDomain,
  answer: TeamDomain,
});

export const checkDomain = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/CheckDomain',
  changes,
  summary: 'Look for the record of a domain now',
  isLong: true,
  claims,
  body: ofDomain,
  answer: z.object({ found: z.enum(['proven', 'nothing', 'otherRecords', 'noAnswer', 'otherTeam']) }),
});

export const mailDomain = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/MailDomain',
  rate: ['ADM', 'INVITE'],
  changes,
  summary: 'Mail a link to who runs a domain; opening it proves the domain',
  claims,
  body: z.object({ teamId, domain: ofDomain.shape.domain, mailbox: z.enum(domainMailboxes) }),
  answer: field.ok,
});

export const removeDomain = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RemoveDomain',
  changes,
  summary: 'Give up a domain: its people sign in as they did before',
  confirmFirst: 'always',
  claims,
  body: ofDomain,
  answer: field.ok,
});

export const saveSso = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SaveSso',
  changes,
  summary:
    'Store the connection by OpenID Connect; with another issuer or client it is off until it was tested again',
  confirmFirst: 'always',
  claims,
  body: z.object({
    teamId,
    issuer: z.string().check(z.refine(isIssuer, { error: 'address' })),
    clientId: needed,
    /** Left out: as it was. */
    clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(ssoLimits.secret))),
    groupsClaim: needed,
    adminGroup: text,
  }),
  answer: field.ok,
});

export const testSso = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/TestSso',
  changes: ['sso'],
  summary: 'Begin a sign-in that only shows whether it works; the address is that of the provider',
  isLong: true,
  claims,
  body: z.object({ teamId, challenge: ssoChallenge }),
  /** Null: the provider could not be asked; the outcome says why. */
  answer: z.object({ address: z.nullable(z.string()), state: z.string() }),
});

export const switchSso = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SwitchSso',
  changes,
  summary: 'Let people sign in by the connection, or no longer; on only after a test that went well',
  confirmFirst: 'always',
  claims,
  body: z.object({ teamId, isOn: z.boolean() }),
  answer: field.ok,
});

export const onlySso = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/OnlySso',
  changes,
  summary: 'Have people of a domain sign in by the connection alone; other sessions of theirs end',
  confirmFirst: 'always',
  claims,
  body: z.object({
    teamId,
    domain: ofDomain.shape.domain,
    isOnly: z.boolean(),
    /** The admin who may sign in otherwise: has a second step. */
    wayBack: z.optional(field.uuid),
  }),
  answer: field.ok,
});

export const removeSso = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RemoveSso',
  changes,
  summary: 'Remove the connection: who came by it signs in otherwise',
  confirmFirst: 'always',
  claims,
  body: z.object({ teamId }),
  answer: field.ok,
});
