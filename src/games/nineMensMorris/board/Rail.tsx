// What each side does now (placing, moving, flying) and how many men it has on the board and in hand.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type NineMensMorris, phaseOf } from '../rules.ts';
import { menOf } from '../view.ts';
import styles from './rail.module.css';

export function Rail({ view, seat, people }: RailProps<NineMensMorris>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:nineMensMorris.rail.${key}`, values);
  const near = seat ?? 0;
  return (
    <section className={styles.rail} aria-label={text('title')}>
      <h2>{text('title')}</h2>
      {[near, 1 - near].map((of) => (
        <div key={of} className={styles.railRow}>
          <span>{people.find((person) => person.seat === of)?.name ?? ''}</span>
          <strong>{t(`rules:nineMensMorris.phase.${phaseOf(view, of)}`)}</strong>
          <span className={styles.railMen}>
            {text('men', { onBoard: menOf(view.points, of), inHand: view.hands[of === 0 ? 0 : 1] })}
          </span>
        </div>
      ))}
    </section>
  );
}
