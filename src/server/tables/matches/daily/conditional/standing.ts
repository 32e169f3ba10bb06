// Where a game stands in the lines that somebody has laid out: it follows from the turns that were played since. Pure.
import { isOpenGame } from '../../../../../catalogue/facts.ts';
import {
  answerIn,
  type ConditionalLine,
  knowsConditionalMoves,
  linesAfterTurns,
} from '../../../../../engine/conditionalMoves.ts';
import type { Seat, Shapes } from '../../../../../engine/game.ts';
import { type GameStep, stepOf } from '../../../../../engine/step.ts';
import type { LiveMatch } from '../../turns/liveMatch.ts';
import type { StoredConditional } from './conditionalStore.ts';

export type ConditionalStanding =
  /** Nothing was played since. */
  | { readonly is: 'same' }
  /** It is the owner's turn, and this is what they answer. */
  | { readonly is: 'answer'; readonly step: GameStep<Shapes> }
  /** The game follows the lines, and these are left. */
  | { readonly is: 'follows'; readonly lines: readonly ConditionalLine[] }
  /** The opponent has just played something else. */
  | { readonly is: 'missed'; readonly lines: readonly [] }
  | { readonly is: 'over' };

/** In this game people may lay out answers. */
export const hasConditionalMoves = ({ facts, match }: Pick<LiveMatch, 'facts' | 'match'>): boolean =>
  knowsConditionalMoves(facts.game, match) && isOpenGame(facts.game.id);

export function standingOf(
  { match, turns }: Pick<LiveMatch, 'match' | 'turns'>,
  owner: Seat,
  { turn, lines }: Pick<StoredConditional, 'turn' | 'lines'>,
): ConditionalStanding {
  if (match.result) return { is: 'over' };
  const since = turns.slice(turn + 1);
  const last = since.at(-1);
  if (!last) return { is: 'same' };
  const left = linesAfterTurns(lines, since);
  if (!left) {
    const isTheirMove = lines.length > 0 && stepOf(last)?.by === 1 - owner;
    return isTheirMove ? { is: 'missed', lines: [] } : { is: 'over' };
  }
  const step = answerIn(left, owner);
  return step ? { is: 'answer', step } : { is: 'follows', lines: left };
}
