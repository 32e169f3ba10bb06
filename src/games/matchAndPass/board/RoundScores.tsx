// After a round: who got a strike, and how many everyone has; the best first, whoever is out at the end.
import { Counting } from '../../../ui/cards/Counting.tsx';
import type { View } from '../shapes.ts';
import type { Words } from './words.ts';

interface RoundScoresProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

export function RoundScores({ seen, words, isNarrow }: RoundScoresProps) {
  const { strikes, struck, rules } = seen;
  const order = strikes.map((_, seat) => seat).toSorted((a, b) => (strikes[a] ?? 0) - (strikes[b] ?? 0));
  return (
    <Counting
      caption={words.say('strikesFor', { names: words.names(struck) })}
      heads={['player', 'thisRound', 'strikes'].map((key) => words.say(key))}
      rows={order.map((seat) => ({
        seats: [seat],
        name: words.name(seat),
        cells: [struck.includes(seat) ? '+1' : '', `${strikes[seat]}/${rules.strikes}`],
      }))}
      isNarrow={isNarrow}
    />
  );
}
