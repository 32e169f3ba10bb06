// Where there is room for one sea: a switch between the two, which turns by itself to the one that is shot at.
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import type { Places } from '../places.ts';
import styles from './board.module.css';

type SeaName = 'their' | 'own';

interface SeaSwitchProps {
  readonly places: Places;
  readonly titles: Readonly<Record<SeaName, string>>;
  readonly shown: SeaName;
  /** The sea to turn to, once the last answer has been seen. */
  readonly wanted: SeaName;
  show(sea: SeaName): void;
}

const names = ['their', 'own'] as const;

export function SeaSwitch({ places, titles, shown, wanted, show }: SeaSwitchProps) {
  return (
    <div className={boardStyles.layer}>
      <div className={styles.switch} style={inUnits(places.title)}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => show(name)}>
            {titles[name]}
          </button>
        ))}
      </div>
      <i key={wanted} className={styles.linger} onAnimationEnd={() => show(wanted)} />
    </div>
  );
}
