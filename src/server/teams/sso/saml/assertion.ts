// What a signed assertion says: to whom, in answer to what, and about whom. Times and audience were checked by the library, the signature before that.
import { ssoLimits } from '../../../../contract/admin/sso.ts';
import type { SsoClaims } from '../claims.ts';
import { type SsoFailure, ssoFailure } from '../failure.ts';
import { groupsFrom } from '../groups.ts';
import { type AttributeNames, attributesOf } from './attributes.ts';
import { clockSkewMs } from './service.ts';
import { childrenNamed, names, textOf } from './xml.ts';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const format = (name: string): string => `urn:oasis:names:tc:SAML:${name}`;
const transient = format('2.0:nameid-format:transient');
/** A name of these kinds may be the address. */
const maybeAddress = [format('1.1:nameid-format:emailAddress'), format('1.1:nameid-format:unspecified'), ''];
const longestName = 500;

export interface Expected {
  readonly issuer: string;
  readonly acs: string;
  readonly requestId: string;
  /** Set: the person has shown there who they are, after this time. */
  readonly againSince: number | null;
  readonly wanted: AttributeNames;
}

export interface SignedAnswer {
  readonly assertionId: string;
  readonly claims: SsoClaims;
}

const named = (element: Element | undefined, name: string): Element[] =>
  element ? childrenNamed(element, names.assertion, name) : [];

export function answerIn(assertion: Element, expected: Expected): SignedAnswer | SsoFailure {
  const { issuer, againSince, wanted } = expected;
  if (textOf(named(assertion, 'Issuer')[0]) !== issuer) return ssoFailure('sender');
  const [subject] = named(assertion, 'Subject');
  const misdirected = confirmationFailure(named(subject, 'SubjectConfirmation'), expected);
  if (misdirected) return misdirected;
  const [statement] = named(assertion, 'AuthnStatement');
  const assertionId = assertion.getAttribute('ID') ?? '';
  if (!statement || assertionId === '') return ssoFailure('malformed');
  const shownAt = Date.parse(statement.getAttribute('AuthnInstant') ?? '');
  if (againSince !== null && !(shownAt >= againSince - clockSkewMs)) return ssoFailure('notFresh');
  const [nameId] = named(subject, 'NameID');
  const name = textOf(nameId);
  const kind = nameId?.getAttribute('Format') ?? '';
  if (name === '' || name.length > longestName || kind === transient) return ssoFailure('nameId');
  const said = attributesOf(assertion, wanted);
  const isAddress = wanted.email === '' && maybeAddress.includes(kind) && name.includes('@');
  const session = statement.getAttribute('SessionIndex') ?? '';
  const claims: SsoClaims = {
    subject: name,
    email: said.email ?? (isAddress ? name : null),
    isUnproven: false,
    name: said.name.slice(0, ssoLimits.text),
    sid: session === '' ? null : session.slice(0, ssoLimits.text),
    ...groupsFrom(said.groups, said.hasMoreGroups),
  };
  return { assertionId, claims };
}

/** Whoever carries it may use it here, for our request, for a time: nobody else's, and nowhere else. */
function confirmationFailure(
  confirmations: readonly Element[],
  { acs, requestId }: Pick<Expected, 'acs' | 'requestId'>,
): SsoFailure | null {
  const carried = confirmations.filter((each) => each.getAttribute('Method') === bearer);
  const [data] = named(carried[0], 'SubjectConfirmationData');
  if (!data || confirmations.length !== 1) return ssoFailure('malformed');
  if (data.getAttribute('Recipient') !== acs) return ssoFailure('recipient');
  if (data.getAttribute('InResponseTo') !== requestId) return ssoFailure('request');
  return data.getAttribute('NotOnOrAfter') ? null : ssoFailure('times');
}
