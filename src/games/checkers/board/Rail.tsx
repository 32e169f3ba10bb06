// What each side has taken, piece by piece, and whether a capture has to be made.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { Captured } from '../../../ui/jumps/Captured.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { type Checkers, routesFor } from '../rules.ts';
import styles from './board.module.css';

export function Rail({ view, seat, people }: RailProps<Checkers>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:checkers.rail.${key}`, values);
  const mover = people.find((person) => person.seat === view.turn)?.name ?? '';
  const isForced =
    view.turn !== null && routesFor(view.pieces, view.turn).some(({ taken }) => taken.length > 0);
  const must = view.turn === seat ? text('youMust') : text('must', { name: mover });
  return (
    <Captured
      title={text('title')}
      className={styles.rail}
      people={people}
      near={seat ?? 0}
      takes={['w', 'b']}
      pieces={view.pieces}
      each={12}
      note={isForced ? must : null}
    />
  );
}
