// Around the table: four backs and a name on the rim, the strikes, a tick for a chosen card, the place in the order of presses.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import type { Box } from '../../../ui/board/box.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { CardBack } from '../../../ui/cards/CardFace.tsx';
import countingStyles from '../../../ui/cards/counting.module.css';
import { Tick } from '../../../ui/cards/PeopleAround.tsx';
import tableStyles from '../../../ui/cards/table.module.css';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { playersIn } from '../rules.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import { type Places, personBox } from './places.ts';
import { Strikes } from './Strikes.tsx';
import type { Words } from './words.ts';

interface PeopleProps {
  readonly places: Places;
  readonly seen: View;
  readonly nearSeat: Seat;
  readonly toAct: readonly Seat[];
  readonly isNarrow: boolean;
  readonly words: Words;
}

export function People(props: PeopleProps) {
  const { places, seen, nearSeat } = props;
  const players = playersIn(seen);
  const holds = seen.phase === 'passing' || seen.phase === 'window';
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {seen.strikes.map((_, seat) => {
        const room = personBox(places, seat, nearSeat, seen.strikes.length);
        const tag = { ...room, y: room.y + places.person.backs, height: places.person.tag };
        const isNear = seat === nearSeat;
        return (
          <div key={seat}>
            {!isNear && holds && players.includes(seat) && (
              <Backs room={{ ...room, height: places.person.backs }} />
            )}
            <div
              className={countingStyles.tag}
              data-side={isNear ? 'near' : 'rim'}
              style={inUnits(isNear ? places.nearTag : tag)}
            >
              <Tag {...props} seat={seat} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Tag({ seen, toAct, isNarrow, words, seat }: PeopleProps & { readonly seat: Seat }) {
  const count = seen.strikes[seat] ?? 0;
  const place = seen.pressed.indexOf(seat) + 1;
  const isOut = !playersIn(seen).includes(seat);
  const isAwaited = seen.phase === 'window' && toAct.includes(seat);
  return (
    <span className={tableStyles.tagInner} data-turn={isAwaited} data-out={isOut} data-narrow={isNarrow}>
      {place > 0 && <span className={styles.place}>{place}</span>}
      <SeatShape seat={seat} size={16} />
      {!isNarrow && <span className={tableStyles.name}>{words.name(seat)}</span>}
      <Strikes count={count} limit={seen.rules.strikes} isShort={isNarrow} />
      {seen.hasChosen[seat] && <Tick />}
    </span>
  );
}

/** Four small backs in a row, overlapping a little. */
function Backs({ room }: { readonly room: Box }) {
  const height = room.height * 0.9;
  const width = height / 1.4;
  const step = width * 0.62;
  const left = room.x + (room.width - width - 3 * step) / 2;
  return [0, 1, 2, 3].map((i) => (
    <div
      key={i}
      className={tableStyles.back}
      style={inUnits({ x: left + i * step, y: room.y, width, height })}
    >
      <CardBack />
    </div>
  ));
}
