// After a hand: what everyone got and where they stand, lowest first.
import type { Seat } from '../../engine/game.ts';
import { SeatShape } from '../../ui/SeatShape.tsx';
import { moonShooter, pointsOf, seats, totals } from './scoring.ts';
import type { View } from './shapes.ts';
import type { Words } from './words.tsx';
import './scores.css';

interface CountingProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export function Counting({ seen, words, isNarrow }: CountingProps) {
  const scores = totals(seen.rounds);
  const last = seen.rounds.at(-1) ?? [];
  const shooter = moonShooter(pointsOf(seen.tricks));
  const order = seats.toSorted((a: Seat, b: Seat) => (scores[a] ?? 0) - (scores[b] ?? 0));
  return (
    <div className="he-counting" data-narrow={isNarrow}>
      <table>
        <caption>
          {shooter === null
            ? words.say('handOver', { hand: seen.hand })
            : words.say('moon', { name: words.name(shooter) })}
        </caption>
        <thead className="he-unseen">
          <tr>
            <th scope="col">{words.say('player')}</th>
            <th scope="col">{words.say('thisHand')}</th>
            <th scope="col">{words.say('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <span className="he-who">
                  <SeatShape seat={seat} size={16} />
                  <span className="he-name">{words.name(seat)}</span>
                </span>
              </th>
              <td>{signed(last[seat] ?? 0)}</td>
              <td>{scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
