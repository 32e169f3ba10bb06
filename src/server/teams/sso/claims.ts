// What a provider says about somebody, by either protocol, as far as it counts here.
import * as z from 'zod/mini';
import { email as emailField } from '../../../contract/fields.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { type SsoFailure, ssoFailure } from './failure.ts';

export const SsoClaims = z.object({
  subject: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The provider itself says that the address is not proven. */
  isUnproven: z.boolean(),
  name: z.string(),
  /** Of the sign-in there. */
  sid: z.nullable(z.string()),
  /** Null: nothing was said of groups. */
  groups: z.nullable(z.array(z.string())),
  /** They were too many to be told. */
  hasMoreGroups: z.boolean(),
});
export type SsoClaims = z.infer<typeof SsoClaims>;

export interface SsoPerson {
  readonly subject: string;
  readonly email: string;
  readonly domain: string;
  readonly name: string;
  readonly sid: string | null;
  /** Empty: it named none. Null: they were too many to be told. */
  readonly groups: readonly string[] | null;
  /** It named these and no others. Null: it named none, or not all. */
  readonly namedGroups: readonly string[] | null;
}

/** An address counts that is of a domain of the team, and of which the provider does not say that it is unproven. */
export function personIn(claims: SsoClaims, domains: ReadonlySet<string>): SsoPerson | SsoFailure {
  const { subject, name, sid, isUnproven, hasMoreGroups } = claims;
  if (subject === null) return ssoFailure('token');
  const email = emailField.safeParse(claims.email);
  if (!email.success) return ssoFailure('noEmail');
  if (isUnproven) return ssoFailure('emailUnverified');
  const domain = emailDomain(email.data);
  if (domain === null || !domains.has(domain)) return ssoFailure('domain');
  const namedGroups = hasMoreGroups ? null : claims.groups;
  const groups = hasMoreGroups ? null : (claims.groups ?? []);
  return { subject, email: email.data, domain, name, sid, groups, namedGroups };
}
