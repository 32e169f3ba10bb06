// Checks that the seed matches its commitment and that every deal follows from the seed.
import type { Replay } from '../../../contract/play/game.ts';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import { emptyLibrary } from '../../../engine/library.ts';
import { type Match, playEntry, startMatch } from '../../../engine/match.ts';
import { commitmentTo, type Random, seededRandom } from '../../../engine/random.ts';
import { setupOf } from './played.ts';

export interface Fairness {
  /** The seed matches the commitment. */
  readonly isSeedKept: boolean;
  /** How many deals were recomputed, and how many of them match. */
  readonly drawn: number;
  readonly same: number;
}

export const isFair = ({ isSeedKept, drawn, same }: Fairness): boolean => isSeedKept && drawn === same;

/** A random source that records whether it was used; turns without randomness prove nothing. */
function noted(luck: Random): { readonly luck: Random; wasAsked(): boolean } {
  let asked = false;
  const note = <A extends unknown[], R>(draw: (...given: A) => R) => {
    return (...given: A): R => {
      asked = true;
      return draw(...given);
    };
  };
  return {
    luck: { below: note(luck.below), shuffle: (items) => note(() => luck.shuffle(items))() },
    wasAsked: () => asked,
  };
}

/** The recomputed deal of this number; null where no randomness was used. */
function drawAgain(game: AnyGame, match: Match<Shapes>, replay: Replay): string | null {
  const label = `${replay.room.id}|${replay.game}|${match.deals}`;
  const { luck, wasAsked } = noted(seededRandom(replay.seed, label));
  try {
    const deal = game.deal?.(match.state, luck, emptyLibrary);
    return wasAsked() ? JSON.stringify(deal) : null;
  } catch {
    return null; // needs the word lists, which only the server has
  }
}

export function checkFairness(game: AnyGame, replay: Replay): Fairness {
  let match = startMatch(game, setupOf(replay));
  let drawn = 0;
  let same = 0;
  for (const entry of replay.log.flat()) {
    const again = entry.kind === 'deal' ? drawAgain(game, match, replay) : null;
    if (entry.kind === 'deal' && again !== null) {
      drawn += 1;
      if (again === JSON.stringify(entry.deal)) same += 1;
    }
    match = playEntry(game, match, entry);
  }
  return { isSeedKept: commitmentTo(replay.seed) === replay.commitment, drawn, same };
}
