// Monte Carlo choice where much is hidden: every choice is tried in the same sampled worlds; the cheapest on average wins.
import type { Thinking } from '../../engine/game.ts';

const most = 400;

/** A world answers what a choice costs in it; one begun too late counts for none. */
export function cheapest<T>(
  choices: readonly T[],
  thinking: Thinking,
  world: () => (choice: T) => number,
): T | undefined {
  let costs = choices.map(() => 0);
  for (let i = 0; i < most && choices.length > 1; i++) {
    if (thinking.isOver()) break;
    const costIn = world();
    const next: number[] = [];
    for (const [n, choice] of choices.entries()) {
      if (thinking.isOver()) break;
      next.push((costs[n] ?? 0) + costIn(choice));
    }
    if (next.length === choices.length) costs = next;
  }
  return choices[costs.indexOf(Math.min(...costs))];
}
