// What the facts of a contest say about games of its kind.
import { contestFacts } from '../../../catalogue/facts.ts';
import type { ContestFacts } from '../../../engine/facts.ts';

export function factsOf(kind: string): ContestFacts {
  const facts = contestFacts.find(({ id }) => id === kind);
  if (!facts) throw new Error(`no contest ${kind}`);
  return facts;
}
