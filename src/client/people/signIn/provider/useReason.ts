// Why a sign-in with an identity provider failed, in words.
import { useTexts } from '../../../../ui/texts.tsx';
import type { Why } from './providerSignIn.ts';
import '../arrivalTexts.ts';

/** Reasons with texts of their own for providers; the others use the texts of refusals. */
const here: ReadonlySet<Why> = new Set<Why>([
  ...(['notBegun', 'stopped', 'notLet', 'nobodyWaits'] as const),
  ...(['ProviderRejected', 'TemporarilyUnavailable', 'NotAllowed', 'NotFound', 'Conflict'] as const),
]);

export function useReason(provider: string): (why: Why) => string {
  const { t } = useTexts();
  return (why) =>
    here.has(why) ? t(`arrival.company.why.${why}`, { company: provider }) : t(`errors.${why}`);
}
