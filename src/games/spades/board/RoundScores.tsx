// After a hand: what each side had bid and taken, what that brings, and where it stands.
import { Counting, scored, signed } from '../../../ui/cards/Counting.tsx';
import { isNil, sides, totals, wonBy } from '../scoring.ts';
import type { View } from '../shapes.ts';
import type { Words } from './words.ts';

interface RoundScoresProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

/** "4/3", or "0/Nil", for each of the two. */
function takenOf(seen: View, side: number, words: Words): string {
  const won = wonBy(seen.tricks);
  const each = (sides[side] ?? []).map((seat) => {
    const bid = seen.bids[seat] ?? 0;
    return isNil(bid) ? `${won[seat]}/${words.say('nil')}` : `${won[seat]}/${bid}`;
  });
  return each.join(' ');
}

export function RoundScores({ seen, words, isNarrow }: RoundScoresProps) {
  const scores = totals(seen.rounds);
  const points = seen.rounds.at(-1)?.points ?? [0, 0];
  const order = ([0, 1] as const).toSorted((a, b) => scores[b] - scores[a]);
  return (
    <Counting
      caption={words.say('handOver', { hand: seen.hand })}
      heads={['sideColumn', 'takenColumn', 'thisHand', 'total'].map((key) => words.say(key))}
      rows={order.map((side) => ({
        seats: sides[side] ?? [],
        name: words.side(side),
        cells: [takenOf(seen, side, words), signed(points[side]), scored(scores[side])],
      }))}
      isNarrow={isNarrow}
    />
  );
}
