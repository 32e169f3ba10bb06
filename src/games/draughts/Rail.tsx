// What each side has taken, piece by piece, and how many a capture has to take.
import { piecesOf } from '../../kit/darkSquares.ts';
import type { RailProps } from '../../ui/BoardProps.ts';
import { useTexts } from '../../ui/texts.tsx';
import { type Draughts, routesFor, sideOfSeat } from './rules.ts';
import './rail.css';

const piecesEach = 20;
const counted = 12; // numbers that are written as words

export function Rail({ view, seat, people }: RailProps<Draughts>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:draughts.rail.${key}`, values);
  const near = seat ?? 0;
  const nameOf = (of: number) => people.find((person) => person.seat === of)?.name ?? '';
  const takenBy = (of: number) => Math.max(0, piecesEach - piecesOf(view.pieces, sideOfSeat(1 - of)).length);
  const most = view.turn === null ? 0 : (routesFor(view.pieces, view.turn)[0]?.taken.length ?? 0);
  const number = most > 0 && most <= counted ? text(`number.${most}`) : most;
  return (
    <section className="dr-rail" aria-label={text('title')}>
      <h3>{text('title')}</h3>
      {[near, 1 - near].map((of) => (
        <div key={of} className="dr-rail-row">
          <span className="dr-rail-name">{nameOf(of)}</span>
          <span className="dr-rail-count">{takenBy(of)}</span>
          <span className="dr-rail-discs" aria-hidden="true">
            {Array.from({ length: takenBy(of) }, (_, i) => (
              <span key={i} className={`dr-rail-disc-${1 - of}`} />
            ))}
          </span>
        </div>
      ))}
      {most > 0 && view.turn !== null && (
        <p>{text(view.turn === seat ? 'youMust' : 'must', { name: nameOf(view.turn), number })}</p>
      )}
    </section>
  );
}
