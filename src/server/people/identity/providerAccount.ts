// Somebody as another company proves them to be.
import type { JWTPayload } from 'jose';
import type { Refusal } from '../../../contract/errors.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import type { Identity, Workspace } from './identityStore.ts';
import type { Code } from './openId.ts';

export interface Account {
  readonly identity: Identity;
  /** The workspace or tenant the account belongs to; null if it belongs to none. */
  readonly workspace: Workspace | null;
  readonly name: string;
  /** Set only where the provider itself hosts the address and thus proves it. */
  readonly email: string | null;
  /** Delegated token with which the server acts for the person there. */
  readonly refreshToken: string | null;
}

/** A provider with a sign-in page of its own, which returns people with an authorisation code. */
export interface CodeDesk {
  readonly provider: Provider;
  /** The paths it may redirect to; empty stands for the bare origin, used by the pop-up window. */
  readonly returnsTo: readonly string[];
  byCode(code: Code): Promise<Account | Refusal>;
}

const longest = 200;

/** A claim that is a text of a sensible length. */
export function textIn(claims: JWTPayload, claim: string): string | null {
  const value = claims[claim];
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}
