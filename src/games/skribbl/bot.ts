// Three guessers: each knows the list, sees how long the word is and which letters are there, and asks after some time.
// None of them sees the drawing. As a drawer a bot chooses a word it has a sketch of, and passes where it has none.
import type { Bot, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { folded, lettersIn } from './comparing.ts';
import type { Move, Skribbl, View } from './shapes.ts';
import { sketchOf } from './sketches.ts';
import { listed } from './words/lists.ts';

interface Player {
  /** Between two guesses, on the average. */
  readonly guessMs: number;
  /** Whether it looks at the letters that are revealed. */
  readonly looksAtLetters: boolean;
}

const players: readonly Player[] = [
  { guessMs: 22_000, looksAtLetters: false },
  { guessMs: 14_000, looksAtLetters: true },
  { guessMs: 8_000, looksAtLetters: true },
];

/** What is drawn at once, in signs of ink. */
const pieceLength = 48;
const pieceMs = 700;
const chooseMs = 3_000;
const hasteMs = 300;

function isLike(word: string, mask: string, looksAtLetters: boolean): boolean {
  if (word.length !== mask.length) return false;
  const letters = [...word];
  const signs = [...mask];
  const inWord = new Set(lettersIn(word));
  return signs.every((sign, at) => {
    if (sign === '_') return inWord.has(at);
    return inWord.has(at) ? !looksAtLetters || sign === letters[at] : sign === letters[at];
  });
}

function guessOf({ rules, mask, own }: View, { looksAtLetters }: Player, random: Random): string {
  const { language, level } = rules;
  const asked = new Set(own.map((text) => folded(text, language)));
  const isOpen = (word: string) => !asked.has(folded(word, language));
  const all = listed(language, level);
  const like = all.filter((word) => isLike(word, mask, looksAtLetters) && isOpen(word));
  const some = like.length > 0 ? like : all.filter(isOpen);
  return some[random.below(some.length)] ?? '';
}

/** The next piece of its sketch; once that is complete, or somebody else drew before, nothing more. */
function drawOf({ word, rules, ink, turn }: View): Move {
  const sketch = word === null ? null : sketchOf(word, rules.language);
  const text = ink.join('');
  if (sketch === null || !sketch.startsWith(text) || text.length === sketch.length)
    return { kind: 'drawn', turn };
  return { kind: 'draw', turn, at: text.length, ink: sketch.slice(text.length, text.length + pieceLength) };
}

function chooseOf({ offered, rules, turn }: View): Move {
  const word = (offered ?? []).findIndex((each) => sketchOf(each, rules.language) !== null);
  return word < 0 ? { kind: 'pass', turn } : { kind: 'choose', turn, word };
}

function moveOf(seen: View, seat: Seat, player: Player, random: Random): Move {
  const { phase, turn, drawer } = seen;
  if (phase === 'shown') return { kind: 'continue', turn };
  if (phase === 'choosing') return chooseOf(seen);
  return seat === drawer ? drawOf(seen) : { kind: 'guess', turn, text: guessOf(seen, player, random) };
}

/** Everybody else has found the word: a bot then keeps nobody waiting. */
const isInHaste = ({ gained, drawer }: View, seat: Seat): boolean =>
  gained.every((points, other) => other === seat || other === drawer || points !== null);

const seated = (player: Player): Bot<Skribbl> => ({
  choose: (seen, seat, random) => moveOf(seen, seat, player, random),
  pauseMs(seen, seat, { kind }, random) {
    if (kind === 'draw') return pieceMs;
    if (kind === 'choose') return chooseMs;
    if (kind === 'guess' && isInHaste(seen, seat)) return hasteMs;
    return kind === 'guess' ? Math.round(player.guessMs * (0.5 + random.below(1_000) / 1_000)) : 0;
  },
});

export const bots: readonly Bot<Skribbl>[] = players.map(seated);
