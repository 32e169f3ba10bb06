// What a provider says about somebody, as far as it counts here.
import type { JWTPayload } from 'jose';
import { email as emailField } from '../../../contract/fields.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { textIn } from '../../people/identity/providerAccount.ts';
import { areElsewhere, groupsIn } from './groups.ts';
import { type SsoFailure, ssoFailure } from './oidc.ts';

export interface SsoPerson {
  readonly subject: string;
  readonly email: string;
  readonly domain: string;
  readonly name: string;
  readonly sid: string | null;
  /** Null: it did not say, or they were too many to be told. */
  readonly groups: readonly string[] | null;
}

/** An address counts that is of a domain of the team, and of which the provider does not say that it is unproven. */
export function personIn(
  claims: JWTPayload,
  groupsClaim: string,
  domains: ReadonlySet<string>,
): SsoPerson | SsoFailure {
  const subject = textIn(claims, 'sub');
  if (subject === null) return ssoFailure('token');
  const email = emailField.safeParse(claims.email);
  if (!email.success) return ssoFailure('noEmail');
  const isUnproven = claims.email_verified !== undefined && String(claims.email_verified) !== 'true';
  if (isUnproven) return ssoFailure('emailUnverified');
  const domain = emailDomain(email.data);
  if (domain === null || !domains.has(domain)) return ssoFailure('domain');
  const name = textIn(claims, 'name') ?? '';
  const sid = textIn(claims, 'sid');
  const groups = groupsIn(claims, groupsClaim) ?? (areElsewhere(claims, groupsClaim) ? null : []);
  return { subject, email: email.data, domain, name, sid, groups };
}
