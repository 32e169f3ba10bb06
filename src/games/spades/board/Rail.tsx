// The score hand by hand, side by side, and the bags of each side.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { scored, signed } from '../../../ui/cards/Counting.tsx';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { sides, totals } from '../scoring.ts';
import type { Spades } from '../shapes.ts';
import { Bags } from './Bags.tsx';
import styles from './scores.module.css';
import { wordsOf } from './words.ts';

export function Rail({ view, people }: RailProps<Spades>) {
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const { rounds } = view;
  const bags = rounds.at(-1)?.bags ?? [0, 0];
  if (rounds.length === 0) return null;
  return (
    <table className={styles.scores}>
      <caption>{words.say('scores', { target: view.rules.target })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say('handColumn')}</th>
          {sides.map((side, n) => (
            <th key={n} scope="col" colSpan={2} aria-label={words.side(n)}>
              {side.map((seat) => (
                <SeatShape key={seat} seat={seat} size={14} />
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ points }, hand) => (
          <tr key={hand}>
            <th scope="row">{hand + 1}</th>
            {([0, 1] as const).flatMap((side) => [
              <td key={`${side} points`} className={styles.points}>
                {signed(points[side])}
              </td>,
              <td key={`${side} total`}>{scored(totals(rounds.slice(0, hand + 1))[side])}</td>,
            ])}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.say('bags')}</th>
          {([0, 1] as const).map((side) => (
            <td key={side} colSpan={2} aria-label={words.say('bagCount', { count: bags[side] })}>
              <Bags count={bags[side]} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
