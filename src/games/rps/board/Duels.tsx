// The duels of a knock-out as a list: who plays whom, how it stands, and who is through.
import type { Seat } from '../../../engine/game.ts';
import type { RailProps, SeatedPerson } from '../../../ui/BoardProps.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { type BoardStyle, inUnits } from '../../../ui/board/inUnits.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { isKnockout, type KnockoutView, type Rps, type SeenDuel, type SeenHeat } from '../shapes.ts';
import styles from './board.module.css';
import { type Form, listBox } from './places.ts';
import { nameOf, stageName } from './words.ts';

interface HeatProps {
  readonly heat: SeenHeat;
  readonly people: readonly SeatedPerson[];
  /** The duel on the stage is marked. */
  readonly shown: readonly Seat[];
  readonly list?: Form['list'];
}

function HeatList({ heat, people, shown, list }: HeatProps) {
  const { t } = useTexts();
  const style: BoardStyle = { '--rp-columns': list?.columns ?? 1, '--rp-row': list?.row ?? 0 };
  return (
    <ul className={styles.duels} style={style}>
      {heat.duels.map((duel) => (
        <DuelRow
          key={duel.seats.join()}
          duel={duel}
          people={people}
          isShown={duel.seats.every((seat) => shown.includes(seat))}
        />
      ))}
      {heat.bye !== null && (
        <li className={styles.duel}>
          <SeatShape seat={heat.bye} size={14} />
          <span className={styles.alone}>
            {t('rules:rps.board.noOpponent', { name: nameOf(people, heat.bye, t) })}
          </span>
        </li>
      )}
    </ul>
  );
}

interface DuelRowProps {
  readonly duel: SeenDuel;
  readonly people: readonly SeatedPerson[];
  readonly isShown: boolean;
}

function DuelRow({ duel, people, isShown }: DuelRowProps) {
  const { t } = useTexts();
  const unseen = useUnseen();
  const { seats, points, winner, hasChosen } = duel;
  const [one, other] = [nameOf(people, seats[0], t), nameOf(people, seats[1], t)];
  const stands = t('rules:rps.board.duel', { one, other, points: points[0], others: points[1] });
  const ends =
    winner === null
      ? t('rules:rps.board.duelOpen')
      : t('rules:rps.board.goesOn', { name: nameOf(people, winner, t) });
  const look = (side: 0 | 1) => ({
    className: styles.duelist,
    'data-side': side === 0 ? 'left' : 'right',
    'data-won': winner === seats[side] || undefined,
    'data-lost': (winner !== null && winner !== seats[side]) || undefined,
    'data-chosen': hasChosen[side] || undefined,
  });
  return (
    <li className={styles.duel} data-shown={isShown || undefined}>
      <span className={unseen}>{`${stands}, ${ends}`}</span>
      <span aria-hidden="true" {...look(0)}>
        <SeatShape seat={seats[0]} size={14} />
        <span>{one}</span>
      </span>
      <span aria-hidden="true" className={styles.result}>{`${points[0]} : ${points[1]}`}</span>
      <span aria-hidden="true" {...look(1)}>
        <SeatShape seat={seats[1]} size={14} />
        <span>{other}</span>
      </span>
    </li>
  );
}

interface DuelsProps {
  readonly form: Form;
  readonly view: KnockoutView;
  readonly people: readonly SeatedPerson[];
  readonly shown: readonly Seat[];
}

/** Below the board: the stage that is being played. */
export function Duels({ form, view, people, shown }: DuelsProps) {
  const { t } = useTexts();
  const heat = view.heats.at(-1);
  if (!heat) return null;
  return (
    <div className={boardStyles.layer}>
      <div className={styles.list} data-columns={form.list.columns} style={inUnits(listBox(form))}>
        <p className={styles.listName}>{stageName(view, view.heats.length - 1, t)}</p>
        <HeatList heat={heat} people={people} shown={shown} list={form.list} />
      </div>
    </div>
  );
}

/** All stages, the first one above. */
export function Rail({ view, people }: RailProps<Rps>) {
  const { t } = useTexts();
  if (!isKnockout(view)) return null;
  return (
    <div className={styles.rail}>
      {view.heats.map((heat, at) => (
        <section key={heat.duels.map(({ seats }) => seats.join()).join(' ')}>
          <h3 className={styles.listName}>{stageName(view, at, t)}</h3>
          <HeatList heat={heat} people={people} shown={[]} />
        </section>
      ))}
    </div>
  );
}
