// Why somebody is not signed in, in words; with a company's name where it had a part in it.
import { useTexts } from '../../../../ui/texts.tsx';
import type { Why } from './providerSignIn.ts';

/** What these mean at a company's door; others mean what they always do. */
const here: ReadonlySet<Why> = new Set<Why>([
  ...(['notBegun', 'stopped', 'notLet', 'nobodyWaits'] as const),
  ...(['ProviderRejected', 'TemporarilyUnavailable', 'NotAllowed', 'NotFound', 'Conflict'] as const),
]);

export function useReason(company: string): (why: Why) => string {
  const { t } = useTexts();
  return (why) => (here.has(why) ? t(`door.company.why.${why}`, { company }) : t(`errors.${why}`));
}
