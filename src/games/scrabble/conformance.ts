// Crossing words in two worlds: the tiles one seat does not hold lie elsewhere, in other racks and in the bag.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { scrabble } from './index.ts';
import { typedPlay } from './notation.ts';
import type { Deal, Move, Placed, Rules, Scrabble, State } from './shapes.ts';
import { centre } from './squares.ts';
import { blank, rackSize, tilesOf, without } from './tiles.ts';

const seats = 4;
const shared = 3;

/** Two bags: seat 0 draws the same tiles, and seat 1 has a few in both worlds that it can lay. */
function twoBags(rules: Rules, random: Random): readonly [string, string] {
  const letters = [...tilesOf(rules.language)].filter((tile) => tile !== blank);
  const known = random.shuffle(letters).slice(0, rackSize + shared);
  const rest = without(tilesOf(rules.language), known) ?? '';
  const world = () =>
    [...random.shuffle([...rest]), ...known.slice(rackSize), ...known.slice(0, rackSize)].join('');
  return [world(), world()];
}

/** Two tiles over the middle that seat 1 holds in both worlds. */
function firstTiles(a: State, b: State): Placed[] {
  let left = b.racks[1] ?? '';
  const common = [...(a.racks[1] ?? '')].filter((tile) => {
    const next = tile === blank ? null : without(left, [tile]);
    left = next ?? left;
    return next !== null;
  });
  return common.slice(0, 2).map((letter, i) => ({ cell: centre + i, letter, isBlank: false }));
}

function worlds(rules: Rules, seed: string): Worlds<Scrabble> {
  const random = seededRandom(seed, 'worlds');
  const steps: Step<Scrabble>[] = [];
  let a: State = scrabble.start(rules, seats);
  let b: State = scrabble.start(rules, seats);
  const go = (entryA: Entry<Scrabble>, entryB: Entry<Scrabble> = entryA) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [scrabble.play(a, entryA), scrabble.play(b, entryB)];
  };
  const deal = (one: Deal, other: Deal = one) =>
    go({ kind: 'deal', at: 0, deal: one }, { kind: 'deal', at: 0, deal: other });
  const move = (by: number, one: Move, other: Move = one) =>
    go({ kind: 'move', at: 0, by, move: one }, { kind: 'move', at: 0, by, move: other });
  const pass = () => go({ kind: 'timer', at: 0, timer: 'turn' });

  const [bagA, bagB] = twoBags(rules, random);
  deal({ kind: 'list', version: 'test' });
  deal({ kind: 'bag', tiles: bagA }, { kind: 'bag', tiles: bagB });
  pass();
  move(1, { kind: 'play', tiles: firstTiles(a, b) });
  if (rules.check === 'challenge') move(random.below(2) * 2, { kind: 'challenge', turn: 1 });
  deal({ kind: 'verdict', bad: random.below(2) === 0 ? ['XX'] : [] });
  if (a.turn === 1) pass();
  while (!scrabble.result(a) && steps.length < 40) {
    const by = a.turn;
    if (by === 0) pass();
    else {
      const [lettersA = '', lettersB = ''] = [a, b].map((state) => state.racks[by]?.slice(0, 3));
      move(by, { kind: 'exchange', letters: lettersA }, { kind: 'exchange', letters: lettersB });
      const [shakenA, shakenB] = [a, b].map(({ bag }) => random.shuffle([...bag]).join(''));
      deal({ kind: 'bag', tiles: shakenA ?? '' }, { kind: 'bag', tiles: shakenB ?? '' });
    }
  }
  return { blind: [0, 'spectator'], steps };
}

export const secrets: Secrets<Scrabble> = { game: scrabble, worlds };

const typed = ['8H HOUSE', '8D HOUSE', 'J8 BOOK', 'L8 SHIP', '8H KİTAP', '8D KİTAP', 'J8 SİNEK', 'J6 YEL'];

export const tries: Tries = {
  at: ({ board, racks, rules }: State, seat: number) => [
    { kind: 'pass' },
    ...typed.flatMap((text) => {
      const tiles = typedPlay({ board, rack: racks[seat] ?? '', tongue: rules.language }, text);
      return tiles ? [{ kind: 'play', tiles }] : [];
    }),
  ],
};
