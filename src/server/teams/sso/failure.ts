// Why a sign-in at the provider of a team did not come about.
import type { SsoProblem } from '../../../contract/admin/sso.ts';

export interface SsoFailure {
  readonly problem: SsoProblem;
  /** The provider's own word for it. */
  readonly said: string | null;
}

export const isSsoFailure = (value: object): value is SsoFailure => 'problem' in value && 'said' in value;

export const ssoFailure = (problem: SsoProblem, said: string | null = null): SsoFailure => ({
  problem,
  said,
});

/** What others said, if it is one plain word. */
export const wordIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : null;
