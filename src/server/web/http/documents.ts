// Facts of a document by its address: whether the page exists, who may frame it, whether its address holds a token.
import { documentRules, type Framing, pageAt } from '../../../contract/pages.ts';

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
