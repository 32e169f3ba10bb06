// An answer of a provider between two requests: stored with its attempt, encrypted, until the browser that began fetches it.
import * as z from 'zod/mini';
import { ssoProblems } from '../../../../contract/admin/sso.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { SsoClaims } from '../claims.ts';
import { type SsoFailure, ssoFailure } from '../failure.ts';
import type { StoredAttempt, StoredConnection } from '../store.ts';

const Answer = z.object({
  /** Of the connection by which it was examined. */
  changedAt: z.number(),
  outcome: z.union([SsoClaims, z.object({ problem: z.enum(ssoProblems), said: z.nullable(z.string()) })]),
});
type Answer = z.infer<typeof Answer>;

const about = (stateHash: string): string => `sso answer ${stateHash}`;

export const sealAnswer = (
  { encrypt }: Pick<Encryption, 'encrypt'>,
  { state_hash }: Pick<StoredAttempt, 'state_hash'>,
  answer: Answer,
): string => encrypt(JSON.stringify(answer), about(state_hash));

/** Null: the provider has not answered. */
export function openAnswer(
  { decrypt }: Pick<Encryption, 'decrypt'>,
  { state_hash, answer }: StoredAttempt,
  { changed_at }: StoredConnection,
): SsoClaims | SsoFailure | null {
  if (answer === null) return null;
  const { changedAt, outcome } = Answer.parse(JSON.parse(decrypt(answer, about(state_hash))));
  return changedAt === changed_at ? outcome : ssoFailure('nobodyWaits');
}
