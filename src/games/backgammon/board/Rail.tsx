// The race: how many pips each side still has to go.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { Backgammon } from '../rules.ts';
import styles from './rail.module.css';

export function Rail({ view, seat, people }: RailProps<Backgammon>) {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:backgammon.race.${key}`, values);
  const near = seat ?? 0;
  const order = [near, 1 - near];
  const nameOf = (of: number) => people.find((person) => person.seat === of)?.name ?? '';
  const pipsOf = (of: number) => view.pips[of] ?? 0;
  const lead = pipsOf(1 - near) - pipsOf(near);
  const leader = lead >= 0 ? near : 1 - near;
  const sentence = lead === 0 ? 'even' : seat !== null && leader === near ? 'youLead' : 'leads';
  const longest = Math.max(...view.pips, 1);
  return (
    <section className={styles.race} aria-label={text('title')}>
      <h2>{text('title')}</h2>
      <p>{text(sentence, { name: nameOf(leader), count: Math.abs(lead) })}</p>
      {order.map((of) => (
        <div key={of} className={classNames(styles.raceRow, of === near ? styles.raceNear : '')}>
          <span className={styles.raceBar} aria-hidden="true">
            <span style={{ width: `${(pipsOf(of) / longest) * 100}%` }} />
          </span>
          <span className={styles.raceName}>{nameOf(of)}</span>
          <span className={styles.racePips}>{pipsOf(of)}</span>
        </div>
      ))}
    </section>
  );
}
