// What each side has taken, piece by piece, and whether a capture has to be made.
import { piecesOf } from '../../kit/darkSquares.ts';
import type { RailProps } from '../../ui/BoardProps.ts';
import { useTexts } from '../../ui/texts.tsx';
import { type Checkers, routesFor, sideOfSeat } from './rules.ts';
import './rail.css';

const piecesEach = 12;

export function Rail({ view, seat, people }: RailProps<Checkers>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:checkers.rail.${key}`, values);
  const near = seat ?? 0;
  const nameOf = (of: number) => people.find((person) => person.seat === of)?.name ?? '';
  const takenBy = (of: number) => Math.max(0, piecesEach - piecesOf(view.pieces, sideOfSeat(1 - of)).length);
  const isForced =
    view.turn !== null && routesFor(view.pieces, view.turn).some(({ taken }) => taken.length > 0);
  return (
    <section className="ck-rail" aria-label={text('title')}>
      <h3>{text('title')}</h3>
      {[near, 1 - near].map((of) => (
        <div key={of} className="ck-rail-row">
          <span className="ck-rail-name">{nameOf(of)}</span>
          <span className="ck-rail-count">{takenBy(of)}</span>
          <span className="ck-rail-discs" aria-hidden="true">
            {Array.from({ length: takenBy(of) }, (_, i) => (
              <span key={i} className={`ck-rail-disc-${1 - of}`} />
            ))}
          </span>
        </div>
      ))}
      {isForced && view.turn !== null && (
        <p>{view.turn === seat ? text('youMust') : text('must', { name: nameOf(view.turn) })}</p>
      )}
    </section>
  );
}
