// Was the luck of a game fair? The seed was promised before it, and every deal must follow from that seed.
import type { Replay } from '../../../contract/game.ts';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import { emptyLibrary } from '../../../engine/library.ts';
import { type Match, playEntry, startMatch } from '../../../engine/match.ts';
import { commitmentTo, type Random, seededRandom } from '../../../engine/random.ts';

export interface Fairness {
  /** The seed is the one that was promised. */
  readonly isSeedKept: boolean;
  /** How many deals were drawn again from the seed, and how many of them came out as they did then. */
  readonly drawn: number;
  readonly same: number;
}

export const isFair = ({ isSeedKept, drawn, same }: Fairness): boolean => isSeedKept && drawn === same;

/** Luck that knows whether it was asked: a verdict of the house draws none, and proves nothing. */
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

/** What the deal of this number is when it is drawn again; null where no luck was needed. */
function drawAgain(game: AnyGame, match: Match<Shapes>, replay: Replay): string | null {
  const label = `${replay.room.id}|${replay.game}|${match.deals}`;
  const { luck, wasAsked } = noted(seededRandom(replay.seed, label));
  try {
    const deal = game.deal?.(match.state, luck, emptyLibrary);
    return wasAsked() ? JSON.stringify(deal) : null;
  } catch {
    return null; // a verdict that needs the word lists, which are the server's
  }
}

export function checkFairness(game: AnyGame, replay: Replay): Fairness {
  let match = startMatch(game, { rules: replay.rules, seats: replay.seats.length, timer: replay.timer });
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
