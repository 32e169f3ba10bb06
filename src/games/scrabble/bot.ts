// Three players: one knows everyday words, one takes the best of the common ones, one knows them all and keeps good tiles.
import type { Bot, Thinking } from '../../engine/game.ts';
import type { Library, WordCommonness, WordList } from '../../engine/library.ts';
import { eachPlay, type Found } from './generation.ts';
import { leaveValue } from './rackLeaves.ts';
import type { Move, Placed, Scrabble, View } from './shapes.ts';
import { emptyBoard } from './squares.ts';
import { blank, rackSize, without, worth } from './tiles.ts';

interface Player {
  readonly words: readonly WordCommonness[];
  readonly doubts: boolean;
  /** The higher, the rather. */
  rate(found: Found, seen: View): number;
}

const keptAfter = (found: Found, rack: string): string =>
  without(
    rack,
    found.tiles().map(({ letter, isBlank }) => (isBlank ? blank : letter)),
  ) ?? rack;

/** Points, and what the tiles kept are good for: the next turn, or only to be counted off. */
function farsighted(found: Found, { rack, bag, rules, counts }: View): number {
  const kept = keptAfter(found, rack ?? '');
  if (bag > 0) return found.score + leaveValue(kept, rules.language) * Math.min(1, bag / rackSize);
  const theirs = counts.reduce((sum, count) => sum + count, 0) - (rack?.length ?? 0);
  return kept === '' ? found.score + theirs * 2 : found.score - worth(kept, rules.language);
}

/** What the first player is happy with. */
const modestScore = 9;

/** No rack is worth more beyond the points of a play. */
const mostLeft = 80;

const players: readonly Player[] = [
  { words: ['everyday'], doubts: false, rate: ({ score }) => -Math.abs(score - modestScore) },
  { words: ['everyday', 'known'], doubts: true, rate: ({ score }) => score },
  { words: ['everyday', 'known', 'rare'], doubts: true, rate: farsighted },
];

function bestPlay(player: Player, seen: View, list: WordList, thinking: Thinking): Placed[] | null {
  let best: Placed[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const search = {
    ground: seen,
    rack: seen.rack ?? '',
    tongue: seen.rules.language,
    list,
    says: (at: number) => list.isWord(at) && player.words.includes(list.commonness(at)),
    isOver: () => best !== null && thinking.isOver(),
  };
  const isFirst = seen.board === emptyBoard;
  eachPlay(search, (found) => {
    if (isFirst && found.count < 2) return;
    if (found.score + mostLeft <= most) return; // however good the tiles it keeps
    const rating = player.rate(found, seen);
    if (rating <= most) return;
    best = found.tiles();
    most = rating;
  });
  return best;
}

/** Nothing fits: keep what is good to hold and try other tiles. */
function withoutPlay({ rack, bag, rules }: View): Move {
  if (rack === null || bag < rackSize || rack === '') return { kind: 'pass' };
  let kept = rack;
  for (let i = rack.length - 1; i > 2; i--) {
    const smaller = [...kept].map((_, at) => kept.slice(0, at) + kept.slice(at + 1));
    kept = smaller.reduce((a, b) => (leaveValue(b, rules.language) > leaveValue(a, rules.language) ? b : a));
  }
  return { kind: 'exchange', letters: without(rack, [...kept]) ?? rack };
}

function answer(player: Player, { open, turns }: View, list: WordList): Move {
  const isDoubtful = player.doubts && open?.words.some((word) => !list.has(word));
  return { kind: isDoubtful ? 'challenge' : 'accept', turn: turns };
}

function listIn(library: Library, { rules }: View): WordList {
  const list = library.words.get(rules.language);
  if (!list) throw new Error(`scrabble: no words in ${rules.language}`);
  return list;
}

const seated = (player: Player): Bot<Scrabble> => ({
  choose(seen, _seat, _random, library, thinking): Move {
    const list = listIn(library, seen);
    if (seen.phase === 'challenging') return answer(player, seen, list);
    const play = bestPlay(player, seen, list, thinking);
    return play ? { kind: 'play', tiles: play.toSorted((a, b) => a.cell - b.cell) } : withoutPlay(seen);
  },
});

export const bots: readonly Bot<Scrabble>[] = players.map(seated);
