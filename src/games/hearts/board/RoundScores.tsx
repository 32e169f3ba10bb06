// After a hand: what everyone got and where they stand, lowest first.
import { seats } from '../../../kit/tricks/tricks.ts';
import { Counting, scored, signed } from '../../../ui/cards/Counting.tsx';
import { moonShooter, pointsOf, totals } from '../scoring.ts';
import type { View } from '../shapes.ts';
import type { Words } from './words.ts';

interface RoundScoresProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

export function RoundScores({ seen, words, isNarrow }: RoundScoresProps) {
  const scores = totals(seen.rounds);
  const last = seen.rounds.at(-1) ?? [];
  const shooter = moonShooter(pointsOf(seen.tricks));
  const order = seats.toSorted((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  return (
    <Counting
      caption={
        shooter === null
          ? words.say('handOver', { hand: seen.hand })
          : words.say('moon', { name: words.name(shooter) })
      }
      heads={['player', 'thisHand', 'total'].map((key) => words.say(key))}
      rows={order.map((seat) => ({
        seats: [seat],
        name: words.name(seat),
        cells: [signed(last[seat] ?? 0), scored(scores[seat] ?? 0)],
      }))}
      isNarrow={isNarrow}
    />
  );
}
