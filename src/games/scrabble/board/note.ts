// The one line under the board: what is awaited, what was wrong, what is left.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { Scrabble } from '../shapes.ts';
import { emptyBoard } from '../squares.ts';
import type { Turn } from './turn.ts';
import type { Words } from './words.ts';

export function noteOf({ view: seen, seat }: BoardProps<Scrabble>, turn: Turn, words: Words): string {
  const { open } = seen;
  if (seen.left) return leftSaid(seen.left, words);
  if (open && open.by === seat) return words.say('mayBeDoubted', { words: open.words.join(', ') });
  if (open) return words.say('mayDoubt', { name: words.name(open.by), words: open.words.join(', ') });
  if (turn.isMistyped) return words.refusal('cannotType');
  if (turn.fault) return words.refusal(turn.fault);
  if (turn.draft.laid.length > 0) return '';
  if (seat !== null && (seen.skips[seat] ?? 0) > 0) return words.say('missTurn');
  if (turn.mode === 'swap') return words.say('chooseSwap');
  if (seen.refused) return words.say('notWords', { words: seen.refused.words.join(', ') });
  if (turn.isMine && seen.board === emptyBoard) return words.say('first');
  return '';
}

/** "Left: Bo Q E" */
function leftSaid(left: readonly string[], words: Words): string {
  const racks = left.flatMap((rack, seat) => (rack ? [`${words.name(seat)} ${[...rack].join(' ')}`] : []));
  return racks.length > 0 ? words.say('left', { racks: racks.join(', ') }) : '';
}
