// Sketch and guess in two worlds: two words of the same length, drawn alike, and others who find them or nearly do.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { lettersIn, masked } from './comparing.ts';
import { skribbl } from './index.ts';
import type { Move, Rules, Skribbl, State } from './shapes.ts';
import { sketched } from './sketches.ts';
import { listed } from './words/lists.ts';

const seats = 4;
const watcher = 2;
const pieces = 8;

/** Two words that look the same to whoever guesses. */
function twins({ language, level }: Rules, random: Random): readonly [string, string] {
  const all = random.shuffle(listed(language, level));
  for (const one of all) {
    const other = all.find((each) => each !== one && masked(each, []) === masked(one, []));
    if (other !== undefined && lettersIn(one).length > 3) return [one, other];
  }
  throw new Error('no two words of a list have the same length');
}

function worlds(rules: Rules, seed: string): Worlds<Skribbl> {
  const random = seededRandom(seed, 'worlds');
  const [one, other] = twins(rules, random);
  const steps: Step<Skribbl>[] = [];
  const dealt = (word: string): State =>
    skribbl.play(skribbl.start(rules, seats), {
      kind: 'deal',
      at: 0,
      deal: { words: [word], orders: [lettersIn(word)] },
    });
  let [a, b] = [dealt(one), dealt(other)];
  const go = (entryA: Entry<Skribbl>, entryB: Entry<Skribbl> = entryA) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [skribbl.play(a, entryA), skribbl.play(b, entryB)];
  };
  const move = (by: number, first: Move, second: Move = first) =>
    go({ kind: 'move', at: 0, by, move: first }, { kind: 'move', at: 0, by, move: second });
  const guess = (by: number, first: string, second = first) =>
    move(by, { kind: 'guess', turn: 0, text: first }, { kind: 'guess', turn: 0, text: second });
  move(0, { kind: 'choose', turn: 0, word: 0 });
  for (let at = 0; at < pieces; at++) {
    move(0, { kind: 'draw', turn: 0, at: at * 8, ink: '(BADEFGH' });
    if (at === 2) guess(watcher, 'xxxxxxxxxxxx');
    if (at === 3) guess(1, `${one}q`); // near in one of the worlds
    if (at === 5) guess(1, one, other);
    if (at === 6) guess(watcher, 'yyyyyyyyyyyy');
  }
  move(0, { kind: 'drawn', turn: 0 });
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<Skribbl> = { game: skribbl, worlds };

export const tries: Tries = {
  at: ({ turn, rules }: State) =>
    [...sketched(rules.language), 'zebra'].map((text) => ({ kind: 'guess', turn, text })),
};
