// After a hand: how it was finished, the winning tiles, what everyone lost and where they stand, most points first.
import { Counting, scored, signed } from '../../../ui/cards/Counting.tsx';
import countingStyles from '../../../ui/cards/counting.module.css';
import { okeyIn, seats, totals } from '../scoring.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import { TileFace } from './TileFace.tsx';
import type { Words } from './words.ts';

interface RoundScoresProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

function titleOf({ finish, hand }: View, words: Words): string {
  if (!finish) return words.say('voidHand', { hand });
  return words.say(`won.${finish.kind}`, { name: words.name(finish.by) });
}

export function RoundScores({ seen, words, isNarrow }: RoundScoresProps) {
  const points = totals(seen.rules, seen.rounds);
  const losses = seen.rounds.at(-1) ?? [];
  const order = seats.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return (
    <div className={styles.reckoning} data-narrow={isNarrow}>
      <Winning seen={seen} words={words} />
      <Counting
        caption={titleOf(seen, words)}
        heads={['player', 'thisHand', 'total'].map((key) => words.say(key))}
        rows={order.map((seat) => ({
          seats: [seat],
          name: words.name(seat),
          cells: [losses[seat] ? signed(-losses[seat]) : '0', scored(points[seat] ?? 0)],
        }))}
        isNarrow={isNarrow}
      />
    </div>
  );
}

/** The fourteen tiles, group by group. */
function Winning({ seen, words }: { readonly seen: View; readonly words: Words }) {
  const okey = okeyIn(seen);
  if (!seen.finish) return null;
  return (
    <ul className={styles.winning} aria-label={words.say('winningTiles')}>
      {seen.finish.groups.map((group, at) => (
        <li key={at}>
          <span className={countingStyles.unseen}>{group.map(words.tile).join(', ')}</span>
          {group.map((tile, i) => (
            <TileFace key={`${tile} ${i}`} tile={tile} isWild={tile === okey} />
          ))}
        </li>
      ))}
    </ul>
  );
}
