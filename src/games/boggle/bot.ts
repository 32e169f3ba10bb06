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

type Seen = readonly [word: string, weight: number];

/** One of them by chance, as readily as it is seen; undefined: there is none. */
function oneOf(words: readonly Seen[], random: Random): Seen | undefined {
  const whole = words.reduce((sum, [, weight]) => sum + weight, 0);
  let left = (random.below(1_000_000) / 1_000_000) * whole;
  return words.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
}

/** Up to so many of them, in the order in which they are found. */
function someOf(words: readonly Seen[], count: number, random: Random): string[] {
  let left = words;
  const found: string[] = [];
  while (found.length < count) {
    const next = oneOf(left, random);
    if (!next) break;
    found.push(next[0]);
    left = left.filter((each) => each !== next);
  }
  return found;
}

/** What a word takes on the average, after so many. */
function usualMs(words: number, found: number, seconds: number): number {
  const progress = Math.min(1, found / words);
  const slowness = slowing.first + (slowing.last - slowing.first) * progress;
  const tiring = Math.sqrt(Math.max(1, seconds / usualSeconds)); // in longer rounds
  return (usualSeconds * 1_000 * slowness * tiring) / words;
}

/** How many words a player finds in a whole round, on the average. */
function wordsInRound(words: number, seconds: number): number {
  let found = 0;
  for (let left = seconds * 1_000; ; found++) {
    left -= usualMs(words, found, seconds);
    if (left < 0) return found;
  }
}

/**
 * Somebody else has seen enough, or nobody is there to search with. A bot then keeps nobody waiting and loses nothing
 * by it: it hands in at once what the whole round would have brought it.
 */
const isInHaste = ({ isDone, apart }: View, seat: Seat): boolean =>
  apart !== undefined || isDone.some((done, other) => done && other !== seat);

const seated = ({ words, sees }: Player): Bot<Boggle> => ({
  choose(seen, seat, random, library) {
    const { round, own } = seen;
    if (seen.phase === 'counting') return { kind: 'continue', round };
    if (seen.apart?.begun[seat] === false) return { kind: 'begin', round };
    const list = library.words.get(seen.rules.language);
    if (!list) throw new Error(`boggle: no words in ${seen.rules.language}`);
    const known = [...solve(seen.board, list)].flatMap(([word, commonness]) => {
      const weight = (sees[commonness] ?? 0) * lossByLetter ** Math.max(0, word.length - shortWord);
      return weight > 0 && !own?.includes(word) ? [[word, weight] as const] : [];
    });
    const found = own?.length ?? 0;
    const count = isInHaste(seen, seat) ? wordsInRound(words, seen.rules.seconds) - found : 1;
    const next = someOf(known, count, random);
    return next.length === 0 ? { kind: 'done', round } : { kind: 'find', round, words: next };
  },
  pauseMs(seen, seat, move, random) {
    if (move.kind !== 'find' || isInHaste(seen, seat)) return 0;
    const usual = usualMs(words, seen.own?.length ?? 0, seen.rules.seconds);
    return Math.round(usual * (0.5 + random.below(1_000) / 1_000)); // up to half as long more or less
  },
});

export const bots: readonly Bot<Boggle>[] = players.map(seated);
