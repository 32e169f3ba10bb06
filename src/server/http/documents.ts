// What is known of a requested address before its document is sent: whether a page is there, who may frame it, whether it is secret.
import { documentRules, type Framing, pageAt } from '../../contract/pages.ts';

export interface Address {
  readonly isKnown: boolean;
  readonly framing: Framing;
  readonly isSecret: boolean;
}

export function addressOf(path: string): Address {
  const page = pageAt(path);
  const { framing, isSecret } = documentRules(path);
  return { isKnown: page !== null && page.path !== '/404', framing, isSecret };
}
