// The standing: how many points each has left of those at the start, hand after hand.
import type { RailProps } from '../../../ui/BoardProps.ts';
import type { BoardStyle } from '../../../ui/board/inUnits.ts';
import { scored, signed } from '../../../ui/cards/Counting.tsx';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { seats, totals } from '../scoring.ts';
import type { Okey } from '../shapes.ts';
import boardStyles from './board.module.css';
import railStyles from './rail.module.css';
import { wordsOf } from './words.ts';

export function Rail({ view, people }: RailProps<Okey>) {
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const points = totals(view.rules, view.rounds);
  const last = view.rounds.at(-1);
  return (
    <section className={railStyles.standing} aria-label={words.say('standing')}>
      <p className={railStyles.standingTitle}>
        <strong>{words.say('standing')}</strong>
        <span>
          {view.rules.hands > 0
            ? words.say('handOf', { hand: view.hand, hands: view.rules.hands })
            : words.say('handNumber', { hand: view.hand })}
        </span>
      </p>
      <ul>
        {seats.map((seat) => {
          const count = points[seat] ?? 0;
          const style: BoardStyle = { '--ok-share': Math.max(0, Math.min(1, count / view.rules.start)) };
          return (
            <li key={seat}>
              <SeatShape seat={seat} size={16} />
              <span className={boardStyles.name}>{words.name(seat)}</span>
              <span className={railStyles.lost}>{last?.[seat] ? signed(-last[seat]) : ''}</span>
              <span className={railStyles.points}>{scored(count)}</span>
              <span className={railStyles.bar} data-seat={seat} style={style} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
