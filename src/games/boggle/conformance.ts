// Letter dice in two worlds: the same dice, at which the others find other words, until the round is over.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Entry } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import { boggle } from './index.ts';
import type { Boggle, Deal, Move, Rules, State } from './shapes.ts';

const seats = 3;

function worlds(rules: Rules, seed: string): Worlds<Boggle> {
  const random = seededRandom(seed, 'worlds');
  const steps: Step<Boggle>[] = [];
  let a: State = boggle.start(rules, seats);
  let b: State = a;
  const go = (entryA: Entry<Boggle>, entryB: Entry<Boggle> = entryA) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [boggle.play(a, entryA), boggle.play(b, entryB)];
  };
  const move = (by: number, one: Move, other: Move = one) =>
    go({ kind: 'move', at: 0, by, move: one }, { kind: 'move', at: 0, by, move: other });
  while (boggle.toAct(a).includes('dealer')) {
    const deal: Deal | undefined = boggle.deal?.(a, random, testLibrary);
    if (!deal) break;
    go({ kind: 'deal', at: 0, deal });
  }
  // Where each searches when it suits them the first has the dice before it, and the others have begun before.
  if (rules.apart) for (const by of [2, 1, 0]) move(by, { kind: 'begin', round: 1 });
  const find = (...words: string[]): Move => ({ kind: 'find', round: 1, words });
  const own = random.shuffle(a.solution).slice(0, 4);
  const [one, other] = [random.shuffle(a.solution), random.shuffle(a.solution)];
  for (const [i, word] of own.entries()) {
    for (const by of [1, 2]) {
      const at = 2 * i + by;
      move(by, find(one[at] ?? ''), find(other[at] ?? ''));
    }
    move(0, find(word));
  }
  move(2, { kind: 'done', round: 1 });
  return { blind: [0, 'spectator'], steps };
}

export const secrets: Secrets<Boggle> = { game: boggle, worlds };

export const tries: Tries = {
  at: ({ solution, round }: State) => [
    { kind: 'done', round },
    ...solution.map((word) => ({ kind: 'find', round, words: [word] })),
  ],
};
