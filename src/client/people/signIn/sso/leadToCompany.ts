// Leads somebody to the sign-in page of their company, by their address or their team, and says why they are not signed in.
import type { Refusal } from '../../../../contract/errors.ts';
import { ssoBegin } from '../../../../contract/people/sso.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { leaveForSso } from '../../../base/session/ssoAttempt.ts';
import '../arrivalTexts.ts';

export const leadToCompany = (
  whose: { readonly email: string } | { readonly teamId: string },
  returnUrl: string | null,
): Promise<boolean | Refusal> =>
  leaveForSso((challenge) => call(ssoBegin, { body: { ...whose, challenge } }), returnUrl);

/** Reasons that the person can do something about; whatever else it is, an admin has to look at it. */
const told: ReadonlySet<string | undefined> = new Set([
  ...(['stopped', 'notLet', 'domain', 'noEmail', 'emailUnverified', 'otherOwner'] as const),
  ...(['otherSubject', 'otherPerson', 'notFresh', 'left', 'teamIsFull', 'noFrame'] as const),
]);
const own: ReadonlySet<string> = new Set([
  'ProviderRejected',
  'TemporarilyUnavailable',
  'InvalidOrExpiredToken',
]);

export function useSsoReason(): (refusal: Pick<Refusal, 'error' | 'reason'>) => string {
  const { t } = useTexts();
  return ({ error, reason }) => {
    if (told.has(reason)) return t(`arrival.sso.why.${reason}`);
    return own.has(error) ? t(`arrival.sso.why.${error}`) : t(`errors.${error}`);
  };
}
