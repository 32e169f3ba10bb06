// Somebody as another company proves them to be.
import type { JWTPayload } from 'jose';
import type { Refusal } from '../../../contract/errors.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import type { Identity, Workspace } from './identityStore.ts';
import type { Code } from './openId.ts';

export interface Account {
  readonly identity: Identity;
  /** Whose people the company says they are; null: nobody's. */
  readonly workspace: Workspace | null;
  readonly name: string;
  /** Only where the company is the one that hands this address out. */
  readonly email: string | null;
  /** Lets us act for them there. */
  readonly refreshToken: string | null;
}

/** Where people sign in on the company's own page, and come back with a code. */
export interface CodeDesk {
  readonly provider: Provider;
  /** The pages of ours it may send them back to; empty: the bare origin, for a window of its own. */
  readonly returnsTo: readonly string[];
  byCode(code: Code): Promise<Account | Refusal>;
}

const longest = 200;

/** A claim that is a text of a sensible length. */
export function textIn(claims: JWTPayload, claim: string): string | null {
  const value = claims[claim];
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}
