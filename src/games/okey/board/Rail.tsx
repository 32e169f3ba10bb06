// The standing: how many points each has left of those at the start, hand after hand.
import type { RailProps } from '../../../ui/BoardProps.ts';
import type { BoardStyle } from '../../../ui/board/inUnits.ts';
import { scored, signed } from '../../../ui/cards/Counting.tsx';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { seats, totals } from '../scoring.ts';
import type { Okey } from '../shapes.ts';
import { wordsOf } from './words.ts';
import './rail.css';

export function Rail({ view, people }: RailProps<Okey>) {
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const points = totals(view.rules, view.rounds);
  const last = view.rounds.at(-1);
  return (
    <section className="ok-standing" aria-label={words.say('standing')}>
      <p className="ok-standing-title">
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
              <span className="ok-name">{words.name(seat)}</span>
              <span className="ok-lost">{last?.[seat] ? signed(-last[seat]) : ''}</span>
              <span className="ok-points">{scored(count)}</span>
              <span className="ok-bar" data-seat={seat} style={style} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
