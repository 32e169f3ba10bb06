// Loads a contest of the registry when somebody enters it: `race` out of `race/index.ts`.
import type { AnyContest } from '../engine/contest.ts';
import type { ContestFacts } from '../engine/facts.ts';
import * as registry from './registry.ts';

async function load(id: string): Promise<AnyContest> {
  const module: Readonly<Record<string, AnyContest>> = await import(`./${id}/index.ts`);
  const contest = module[id];
  if (!contest) throw new Error(`src/contests/${id}/index.ts exports no ${id}`);
  return contest;
}

const facts: readonly ContestFacts[] = Object.values(registry);

export const contests: Readonly<Record<string, () => Promise<AnyContest>>> = Object.fromEntries(
  facts.map(({ id }) => [id, () => load(id)]),
);
