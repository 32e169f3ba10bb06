// What each side has taken, piece by piece, and how many a capture has to take.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { Captured } from '../../../ui/jumps/Captured.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { type Draughts, routesFor } from '../rules.ts';
import styles from './board.module.css';

const counted = 12; // numbers that are written as words

export function Rail({ view, seat, people }: RailProps<Draughts>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:draughts.rail.${key}`, values);
  const mover = people.find((person) => person.seat === view.turn)?.name ?? '';
  const most = view.turn === null ? 0 : (routesFor(view.pieces, view.turn)[0]?.taken.length ?? 0);
  const number = most > 0 && most <= counted ? text(`number.${most}`) : most;
  const must = view.turn === seat ? 'youMust' : 'must';
  return (
    <Captured
      title={text('title')}
      className={styles.rail}
      people={people}
      near={seat ?? 0}
      takes={['b', 'w']}
      pieces={view.pieces}
      each={20}
      note={most > 0 ? text(must, { name: mover, number }) : null}
    />
  );
}
