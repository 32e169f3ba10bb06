// Tables of identities: accounts at providers, workspaces, access keys, second factors.
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

const hourMs = 60 * 60_000;

export type Provider = 'teams' | 'slack' | 'google';

/** The account of a person at an identity provider. */
interface IdentitiesTable {
  provider: Provider;
  tenant_key: string;
  subject: string;
  user_id: string;
  created_at: number;
}

/** The team that belongs to a workspace of Slack or tenant of Microsoft. */
interface WorkspacesTable {
  provider: Provider;
  tenant_key: string;
  team_id: string;
  linked_by: string | null;
  linked_at: number;
}

/** Authorisation codes are single-use; using one again ends the session that it opened. */
interface SpentCodesTable {
  hash: string;
  user_id: string | null;
  session_id: string | null;
  at: number;
}

interface ProviderKeysTable {
  user_id: string;
  provider: Provider;
  sealed: string;
  at: number;
}

interface SecondFactorsTable {
  user_id: string;
  /** The secret that the authenticator app has too, encrypted; null where there are passkeys only. */
  sealed: string | null;
  created_at: number;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: number | null;
  /** The latest step of the clock whose code was used. */
  last_step: number;
  /** Hashes of the recovery codes that are left. */
  recovery: Json<readonly string[]>;
}

interface PasskeysTable {
  /** The id that the authenticator gave it, base64url. */
  id: string;
  user_id: string;
  name: string;
  /** As COSE, base64url. */
  public_key: string;
  /** How often the authenticator says it was used; always 0 where passkeys are synchronised. */
  counter: number;
  transports: Json<readonly string[]>;
  created_at: number;
  used_at: number | null;
}

interface PasskeyChallengesTable {
  challenge: string;
  /** Who adds a passkey; null: somebody proves who they are. */
  user_id: string | null;
  created_at: number;
}

export interface IdentityTables {
  identities: IdentitiesTable;
  workspaces: WorkspacesTable;
  spent_codes: SpentCodesTable;
  provider_keys: ProviderKeysTable;
  second_factors: SecondFactorsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

export const identityRecords = {
  identities: {
    columns: {
      provider: 'exported',
      tenant_key: 'exported',
      subject: 'exported',
      user_id: 'person',
      created_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  workspaces: {
    columns: {
      provider: 'internal',
      tenant_key: 'internal',
      team_id: 'internal',
      linked_by: 'person',
      linked_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  spent_codes: {
    columns: {
      hash: 'internal',
      user_id: 'person',
      session_id: 'person',
      at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'at', forMs: dayMs },
  },
  provider_keys: {
    columns: {
      user_id: 'person',
      provider: 'exported',
      sealed: 'secret',
      at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  second_factors: {
    columns: {
      user_id: 'person',
      sealed: 'secret',
      created_at: 'internal',
      confirmed_at: 'exported',
      last_step: 'internal',
      recovery: 'secret',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  passkeys: {
    columns: {
      id: 'secret',
      user_id: 'person',
      name: 'exported',
      public_key: 'secret',
      counter: 'internal',
      transports: 'internal',
      created_at: 'exported',
      used_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  passkey_challenges: {
    columns: { challenge: 'secret', user_id: 'person', created_at: 'internal' },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'created_at', forMs: hourMs },
  },
} as const satisfies TableRecords<IdentityTables>;
