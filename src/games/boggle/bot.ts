// Three players who find word after word as people do: common and short ones first, and fewer as time goes on.
import type { Bot, Seat } from '../../engine/game.ts';
import type { WordCommonness } from '../../engine/library.ts';
import type { Random } from '../../engine/random.ts';
import type { Boggle, View } from './shapes.ts';
import { solve } from './solving.ts';

interface Player {
  /** About how many words it finds in three minutes. */
  readonly words: number;
  /** How readily a word of each kind is seen; of the others none is. */
  readonly sees: Readonly<Partial<Record<WordCommonness, number>>>;
}

const players: readonly Player[] = [
  { words: 9, sees: { everyday: 10 } },
  { words: 20, sees: { everyday: 10, known: 3 } },
  { words: 40, sees: { everyday: 10, known: 6, rare: 1 } },
];

const usualSeconds = 180;
const shortWord = 4;
/** A letter more, and fewer see it. */
const lossByLetter = 0.7;
/** The last words take so much longer than the first ones. */
const slowing = { first: 0.6, last: 1.4 } as const;

/** One of them by chance, as readily as it is seen; null: there is none. */
function oneOf(words: readonly (readonly [word: string, weight: number])[], random: Random): string | null {
  const whole = words.reduce((sum, [, weight]) => sum + weight, 0);
  let left = (random.below(1_000_000) / 1_000_000) * whole;
  for (const [word, weight] of words) {
    left -= weight;
    if (left < 0) return word;
  }
  return null;
}

/** Somebody else has seen enough: a bot keeps nobody waiting. */
const isAnyDone = ({ isDone }: View, seat: Seat): boolean =>
  isDone.some((done, other) => done && other !== seat);

const seated = ({ words, sees }: Player): Bot<Boggle> => ({
  choose(seen, seat, random, library) {
    const { round, own } = seen;
    if (seen.phase === 'counting') return { kind: 'continue', round };
    const list = library.words.get(seen.rules.language);
    if (!list) throw new Error(`boggle: no words in ${seen.rules.language}`);
    if (isAnyDone(seen, seat)) return { kind: 'done', round };
    const known = [...solve(seen.board, list)].flatMap(([word, commonness]) => {
      const weight = (sees[commonness] ?? 0) * lossByLetter ** Math.max(0, word.length - shortWord);
      return weight > 0 && !own?.includes(word) ? [[word, weight] as const] : [];
    });
    const word = oneOf(known, random);
    return word === null ? { kind: 'done', round } : { kind: 'find', round, words: [word] };
  },
  pauseMs({ own, rules }, _seat, move, random) {
    if (move.kind !== 'find') return 0;
    const progress = Math.min(1, (own?.length ?? 0) / words);
    const slowness = slowing.first + (slowing.last - slowing.first) * progress;
    const tiring = Math.sqrt(Math.max(1, rules.seconds / usualSeconds)); // in longer rounds
    const usualMs = (usualSeconds * 1_000 * slowness * tiring) / words;
    return Math.round(usualMs * (0.5 + random.below(1_000) / 1_000)); // up to half as long more or less
  },
});

export const bots: readonly Bot<Boggle>[] = players.map(seated);
