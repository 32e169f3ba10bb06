// The board itself: four yards, the track with its stars, the lanes and the house in the middle.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { type Box, centre } from '../../../ui/board/box.ts';
import { classNames } from '../../../ui/classNames.ts';
import { field, laneBox, laneFields, size, slotBox, squareBox, squares, yardBox } from '../places.ts';
import { star } from '../signs.ts';
import { armOf, isStar } from '../track.ts';
import styles from './board.module.css';

const arms = [0, 1, 2, 3] as const;
const slots = [0, 1, 2, 3] as const;

interface CrossProps {
  readonly seats: number;
  readonly pawns: number;
  readonly lie: number;
}

/** Each arm in the colour of the seat that comes out there; nobody's stay plain. */
export const Cross = memo(function Cross({ seats, pawns, lie }: CrossProps) {
  const colourOf = (arm: number) => {
    const seat = Array.from({ length: seats }, (_, each) => armOf(each, seats)).indexOf(arm);
    return seat < 0 ? styles.nobody : styles[`colour-${seat}`];
  };
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <rect className={styles.ground} width={size.width} height={size.height} rx="22" />
      {arms.map((arm) => {
        const { x, y, width, height } = yardBox(arm, lie);
        return (
          <g key={arm} className={colourOf(arm)}>
            <rect
              className={styles.yard}
              x={x + 6}
              y={y + 6}
              width={width - 12}
              height={height - 12}
              rx="20"
            />
            <rect
              className={styles.court}
              x={x + 36}
              y={y + 36}
              width={width - 72}
              height={height - 72}
              rx="18"
            />
            {slots.slice(0, pawns).map((slot) => {
              const { x: cx, y: cy } = centre(slotBox(arm, slot, pawns, lie));
              return <circle key={slot} className={styles.slot} cx={cx} cy={cy} r="30" />;
            })}
          </g>
        );
      })}
      {squares.map((square) => (
        <Field
          key={square}
          box={squareBox(square, lie)}
          colour={square % 13 === 0 ? colourOf(square / 13) : undefined}
          hasStar={isStar(square)}
        />
      ))}
      {arms.flatMap((arm) =>
        laneFields.map((at) => (
          <Field key={`${arm} ${at}`} box={laneBox(arm, at, lie)} colour={colourOf(arm)} hasStar={false} />
        )),
      )}
      {arms.map((arm) => (
        <House key={arm} arm={arm} lie={lie} colour={colourOf(arm)} />
      ))}
    </svg>
  );
});

interface FieldProps {
  readonly box: Box;
  readonly colour: string | undefined;
  readonly hasStar: boolean;
}

function Field({ box, colour, hasStar }: FieldProps) {
  const { x, y } = centre(box);
  return (
    <g className={colour}>
      <rect
        className={colour ? styles.ownField : styles.field}
        x={box.x + 1.5}
        y={box.y + 1.5}
        width={field - 3}
        height={field - 3}
        rx="8"
      />
      {hasStar && <path className={styles.star} d={star} transform={`translate(${x} ${y + 1})`} />}
    </g>
  );
}

interface HouseProps {
  readonly arm: number;
  readonly lie: number;
  readonly colour: string | undefined;
}

/** The quarter of the middle that a lane leads to. */
function House({ arm, lie, colour }: HouseProps) {
  const [from, to, middle] = [6 * field, 9 * field, 7.5 * field];
  return (
    <g className={colour} transform={`rotate(${(arm + lie) * 90} ${middle} ${middle})`}>
      <path className={styles.house} d={`M${from} ${from}V${to}L${middle} ${middle}Z`} />
    </g>
  );
}
