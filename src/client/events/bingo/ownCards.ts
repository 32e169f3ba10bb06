// One's own cards against what is called: where one number is missing, and where a stage was won.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { completed, oneAwayCells } from '../../../events/bingo/stages.ts';

export interface OwnCard {
  readonly card: readonly number[];
  readonly oneAway: readonly number[];
  /** Of the last stage that this person won with it. */
  readonly won: readonly number[];
}

export function ownCards({ cards, calls, stage, stages, phase }: Bingo, userId: string): OwnCard[] {
  const called = new Set(calls);
  const current = stages[stage]?.name;
  const isRunning = phase === 'running' || phase === 'paused';
  const lastWon = stages.findLast(({ winners }) => winners?.some((winner) => winner.userId === userId));
  return (cards ?? []).map((card) => ({
    card,
    oneAway: current && isRunning ? oneAwayCells(current, card, called) : [],
    won: (lastWon && completed(lastWon.name, card, called)) ?? [],
  }));
}

/** What became of a claim, and how many numbers were called by then. */
export interface ClaimNote {
  readonly card: number;
  readonly words: string;
  readonly calls: number;
}

/** It is shown at its card until the next number is called: by then it speaks of the past. */
export const noteAt = (said: ClaimNote | null, card: number, calls: number): string =>
  said?.card === card && said.calls === calls ? said.words : '';
