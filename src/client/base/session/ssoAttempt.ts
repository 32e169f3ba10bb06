// A sign-in at the provider of a company: its secret stays in this window until the way back.
import * as z from 'zod/mini';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { s256, secret } from './providerAttempt.ts';

const Kept = z.object({ secret: z.string(), returnUrl: z.nullable(z.string()) });
export type SsoAttempt = z.infer<typeof Kept>;

const keyOf = (state: string): string => `sso:${state}`;

interface Begun {
  readonly address: string | null;
  readonly state: string;
}

/** Leaves for the provider. False: there is nowhere to go. */
export async function leaveForSso(
  begin: (challenge: string) => Promise<Begun | Refusal>,
  returnUrl: string | null,
): Promise<boolean | Refusal> {
  const own = secret();
  const begun = await begin(await s256(own));
  if (isRefusal(begun)) return begun;
  if (begun.address === null) return false;
  try {
    sessionStorage.setItem(keyOf(begun.state), JSON.stringify({ secret: own, returnUrl }));
  } catch {
    // storage is blocked: the return will be refused as not begun here
  }
  window.location.assign(begun.address);
  return true;
}

/** It can be taken once; null: this window began nothing of the kind. */
export function takeSsoAttempt(state: string): SsoAttempt | null {
  try {
    const kept = sessionStorage.getItem(keyOf(state));
    sessionStorage.removeItem(keyOf(state));
    const read = Kept.safeParse(JSON.parse(kept ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
