// The stage: two hands that face each other, counted in and shown at once, and what they come to.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { needed } from '../duel.ts';
import { type Hand, handIn, type Round, winnerOf } from '../hands.ts';
import type { DuelView } from '../shapes.ts';
import styles from './board.module.css';
import { Glove } from './Glove.tsx';
import { type Form, handBox, nameBox, pointBox, type SideOfStage } from './places.ts';

export interface Player {
  /** Which of the two it is. */
  readonly seat: 0 | 1;
  /** In a knock-out: the seat at the table, whose shape stands beside the name. */
  readonly mark: Seat | null;
  readonly side: SideOfStage;
  readonly name: string;
}

interface StageProps {
  readonly form: Form;
  readonly isNarrow: boolean;
  readonly view: DuelView;
  readonly players: readonly Player[];
  /** One's own hand for the round to come: then it is shown instead of the round before. */
  readonly own: { readonly seat: 0 | 1; readonly hand: Hand } | null;
  /** Another duel is another stage. */
  readonly name: string;
  /** The last round came while this board was open: it is counted in. */
  readonly isFresh: boolean;
  readonly words: string;
  readonly note: string;
  readonly count: readonly string[];
}

export function Stage(props: StageProps) {
  const { form, isNarrow, view, players, own, name, isFresh, words, note, count } = props;
  const last = own ? null : (view.rounds.at(-1) ?? null);
  const isCountedIn = isFresh && last !== null;
  return (
    <div
      key={`${name} ${own ? 'choosing' : view.rounds.length}`}
      className={classNames(boardStyles.layer, isCountedIn ? styles.fresh : '')}
      data-part="stage"
      data-fresh={isCountedIn || undefined}
      aria-hidden="true"
    >
      <div
        className={styles.ring}
        style={inUnits({ x: 3, y: 3, width: form.width - 6, height: form.stage - 6 })}
      >
        {players.map((player) => (
          <Side key={player.seat} form={form} view={view} player={player} round={last} own={own} />
        ))}
      </div>
      <div className={styles.band} data-narrow={isNarrow} style={inUnits(form.band)}>
        <p className={styles.words}>{words}</p>
        {note && <p className={styles.note}>{note}</p>}
        {isCountedIn &&
          count.map((word) => (
            <p key={word} className={styles.count}>
              {word}
            </p>
          ))}
      </div>
    </div>
  );
}

interface SideProps {
  readonly form: Form;
  readonly view: DuelView;
  readonly player: Player;
  readonly round: Round | null;
  readonly own: StageProps['own'];
}

function Side({ form, view, player, round, own }: SideProps) {
  const { seat, mark, side, name } = player;
  const winner = round && winnerOf(round);
  const outcome = round === null || winner === null ? undefined : winner === seat ? 'won' : 'lost';
  const shown = round ? handIn(round, seat) : own?.seat === seat ? own.hand : null;
  const wonRounds = view.points[seat === 0 ? 0 : 1];
  const points = Array.from({ length: needed(view.rules) }, (_, point) => point);
  return (
    <>
      <p className={styles.name} data-side={side} style={inUnits(nameBox(form, side))}>
        {mark !== null && <SeatShape className={styles.mark} seat={mark} size={16} />}
        {name}
      </p>
      {points.map((point) => (
        <span
          key={point}
          className={styles.point}
          data-seat={seat}
          data-won={point < wonRounds || undefined}
          data-new={(outcome === 'won' && point === wonRounds - 1) || undefined}
          style={inUnits(pointBox(form, side, point))}
        />
      ))}
      <div
        className={styles.arm}
        data-side={side}
        data-outcome={outcome}
        style={inUnits(handBox(form, side))}
      >
        <div className={styles.fist} data-resting={shown === null || undefined}>
          <Glove hand="rock" seat={seat} />
        </div>
        {shown && (
          <div className={styles.shown}>
            <Glove hand={shown} seat={seat} />
          </div>
        )}
      </div>
    </>
  );
}
