// The strikes of everyone, as tops.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { MatchAndPass } from '../shapes.ts';
import styles from './board.module.css';
import { Strikes } from './Strikes.tsx';
import { wordsOf } from './words.ts';

export function Rail({ view, people }: RailProps<MatchAndPass>) {
  const { t } = useTexts();
  const words = wordsOf(t, people);
  return (
    <table className={styles.rail}>
      <caption>{words.say('round', { round: view.round })}</caption>
      <tbody>
        {view.strikes.map((count, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatShape seat={seat} size={14} />
              <span>{words.name(seat)}</span>
            </th>
            <td aria-label={words.say('strikesOf', { count, limit: view.rules.strikes })}>
              <Strikes count={count} limit={view.rules.strikes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
