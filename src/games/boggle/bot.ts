// Three players with eyes of different keenness: common words catch the eye, long and rare ones escape it.
import type { Bot } from '../../engine/game.ts';
import type { WordCommonness } from '../../engine/library.ts';
import type { Boggle, Move } from './shapes.ts';
import { solve } from './solving.ts';

/** In how many of a hundred cases a short word is seen in three minutes. */
type Keenness = Readonly<Partial<Record<WordCommonness, number>>>;

const players: readonly Keenness[] = [
  { everyday: 22 },
  { everyday: 55, known: 18 },
  { everyday: 92, known: 60, rare: 12 },
];

const shortWord = 4;
/** A letter more, and fewer see it. */
const lossByLetter = 0.75;
const usualSeconds = 180;

const seated = (keenness: Keenness): Bot<Boggle> => ({
  choose(seen, _seat, random, library): Move {
    const { round } = seen;
    if (seen.phase === 'counting') return { kind: 'continue', round };
    const list = library.words.get(seen.rules.language);
    if (!list) throw new Error(`boggle: no words in ${seen.rules.language}`);
    if (seen.own?.length) return { kind: 'done', round };
    const time = Math.min(1.2, seen.rules.seconds / usualSeconds);
    const words = [...solve(seen.board, list)]
      .filter(([word, commonness]) => {
        const loss = lossByLetter ** Math.max(0, word.length - shortWord);
        return random.below(100) < (keenness[commonness] ?? 0) * loss * time;
      })
      .map(([word]) => word);
    return words.length > 0 ? { kind: 'find', round, words } : { kind: 'done', round };
  },
});

export const bots: readonly Bot<Boggle>[] = players.map(seated);
