// What each side has captured, piece by piece, and who is ahead by how much.
import type { RailProps } from '../../ui/BoardProps.ts';
import { useTexts } from '../../ui/texts.tsx';
import { ManFace } from './Men.tsx';
import { leadOf, lostBy } from './material.ts';
import { manName } from './places.tsx';
import type { Chess } from './rules.ts';
import { kinds, letterOf } from './squares.ts';
import './rail.css';

export function Rail({ view, seat, people }: RailProps<Chess>) {
  const { t } = useTexts();
  const near = seat ?? 0;
  const nameOf = (of: number) => people.find((person) => person.seat === of)?.name ?? '';
  const takenBy = (of: number) =>
    lostBy(view.pieces, 1 - of).map((kind) => {
      const letter = letterOf(kinds.indexOf(kind) + 1);
      return of === 0 ? letter.toLowerCase() : letter;
    });
  const title = t('rules:chess.rail.title');
  return (
    <section className="ch-rail" aria-label={title}>
      <h3>{title}</h3>
      {[near, 1 - near].map((of) => {
        const taken = takenBy(of);
        const lead = leadOf(view.pieces, of);
        return (
          <div key={of} className="ch-rail-row">
            <span>{nameOf(of)}</span>
            <span className="ch-rail-lead">{lead > 0 ? `+${lead}` : ''}</span>
            <span
              className="ch-rail-men"
              role="img"
              aria-label={
                taken.map((letter) => manName(letter, t)).join(', ') || t('rules:chess.rail.nothing')
              }
            >
              {taken.map((letter, i) => (
                <ManFace key={i} letter={letter} />
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}
