// What the panel knows of single sign-on, as its cards are given it.
import type { SsoConnection, TeamDomain } from '../../../../contract/admin/sso.ts';

export interface SsoState {
  readonly domains: readonly TeamDomain[];
  readonly connection: SsoConnection | null;
  readonly redirectUri: string;
  /** Null: there is no connection. */
  readonly logoutUri: string | null;
  readonly signInUri: string;
  readonly canMail: boolean;
}

export interface AdminName {
  readonly userId: string;
  readonly name: string;
}
