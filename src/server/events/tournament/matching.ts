// Finds who meets whom in a round, by the library for matchings of the greatest weight.
import { createRequire } from 'node:module';
import type { Edge, Matcher } from '../../../events/tournament/swiss.ts';

const require = createRequire(import.meta.url);

/** The library has no types of its own. */
const greatestMatching: (
  edges: readonly Edge[],
  hasMostEdges: boolean,
) => number[] = require('edmonds-blossom-fixed');

/** With as many pairs as there can be. */
export const matching: Matcher = (edges) => greatestMatching(edges, true);
