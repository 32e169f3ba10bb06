// Tables of single sign-on: domains and the connection of a team, sign-ins under way, and who came by it.
import type { MetadataFault } from '../../../../contract/admin/samlFacts.ts';
import type { SsoOutcome } from '../../../../contract/admin/sso.ts';
import type { JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

const hourMs = 60 * 60_000;

/** A domain of a company; proven by one team at most. */
export interface TeamDomainsTable {
  team_id: string;
  /** In ASCII, in small letters. */
  domain: string;
  /** What the DNS record of the domain has to say. */
  token: string;
  added_at: number;
  proven_at: number | null;
  /** Since then members with an address of the domain sign in by the connection alone. */
  only_since: number | null;
  /** Of the link in the last mail to the domain: SHA-256, in base64url. */
  mail_hash: string | null;
  mail_ends_at: number | null;
}

/** What is known of a provider by SAML. */
export interface SamlSettings {
  readonly signOn: string;
  /** Where our answer to a sign-out goes; null or left out: nowhere. */
  readonly signOut?: string | null;
  /** DER, in base64. */
  readonly certificates: readonly string[];
  /** Where its description came from; null: it was pasted. */
  readonly metadataAddress: string | null;
  /** When that address was read last, when that was last tried, and why it failed then; null or left out: not since it was stored. */
  readonly reading?: {
    readonly at: number | null;
    readonly triedAt: number;
    readonly problem: MetadataFault | null;
  } | null;
  /** Empty: by the usual names. */
  readonly emailAttribute: string;
  readonly nameAttribute: string;
}

export interface SsoConnectionsTable {
  id: string;
  team_id: string;
  /** By OpenID Connect the address of the provider, by SAML its entity id. */
  issuer: string;
  /** Empty, as the secret, by SAML. */
  client_id: string;
  /** The client's secret, encrypted. */
  sealed: string;
  /** The claim or attribute in which the provider names groups; empty, by SAML: the usual ones. */
  groups_claim: string;
  /** Whoever is in it is an admin; empty: admins are chosen in the panel. */
  admin_group: string;
  /** People sign in by it. */
  is_on: boolean;
  /** The admin who may sign in otherwise. */
  way_back: string | null;
  /** Of issuer, client or claim: what was tested before proves nothing any more. */
  changed_at: number;
  tested_by: string | null;
  tested_at: number | null;
  /** Of the last test. */
  outcome: JsonOrNull<SsoOutcome>;
  /** Null: the connection is by OpenID Connect. */
  saml: JsonOrNull<SamlSettings>;
}

/** Begun in a browser, which alone can finish it, once. */
export interface SsoAttemptsTable {
  state_hash: string;
  connection_id: string;
  purpose: 'signIn' | 'test' | 'confirm';
  /** SHA-256 of a secret that only the browser has, in base64url. */
  challenge: string;
  /** Who tests, or proves who they are; null: nobody is signed in. */
  user_id: string | null;
  session_id: string | null;
  created_at: number;
  /** By SAML: what the provider answered, examined and encrypted, until the browser that began fetches it. */
  answer: string | null;
}

interface SsoIdentitiesTable {
  connection_id: string;
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
}

/** Of which sign-in at the provider a session came. */
interface SsoSessionsTable {
  session_id: string;
  connection_id: string;
  subject: string;
  sid: string | null;
}

/** Messages of a provider that count once. */
interface SsoSpentTable {
  hash: string;
  at: number;
}

export interface SsoTables {
  team_domains: TeamDomainsTable;
  sso_connections: SsoConnectionsTable;
  sso_attempts: SsoAttemptsTable;
  sso_identities: SsoIdentitiesTable;
  sso_sessions: SsoSessionsTable;
  sso_spent: SsoSpentTable;
}

export const ssoRecords = {
  team_domains: {
    columns: {
      team_id: 'internal',
      domain: 'internal',
      token: 'internal',
      added_at: 'internal',
      proven_at: 'internal',
      only_since: 'internal',
      mail_hash: 'internal',
      mail_ends_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  sso_connections: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      issuer: 'internal',
      client_id: 'internal',
      sealed: 'internal',
      groups_claim: 'internal',
      admin_group: 'internal',
      is_on: 'internal',
      way_back: 'person',
      changed_at: 'internal',
      tested_by: 'person',
      tested_at: 'internal',
      outcome: 'internal',
      saml: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  sso_attempts: {
    columns: {
      state_hash: 'internal',
      connection_id: 'internal',
      purpose: 'internal',
      challenge: 'internal',
      user_id: 'person',
      session_id: 'person',
      created_at: 'internal',
      answer: 'secret',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'created_at', forMs: hourMs },
  },
  sso_identities: {
    columns: {
      connection_id: 'internal',
      issuer: 'exported',
      subject: 'exported',
      user_id: 'person',
      created_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  sso_sessions: {
    columns: { session_id: 'person', connection_id: 'internal', subject: 'person', sid: 'internal' },
    owner: null,
    erased: 'cascade',
    kept: null,
  },
  sso_spent: {
    columns: { hash: 'internal', at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: { column: 'at', forMs: dayMs },
  },
} as const satisfies TableRecords<SsoTables>;
