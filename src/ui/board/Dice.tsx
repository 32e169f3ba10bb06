// Two dice (or more) as they fell: tilted a little, a used one faded.
import { classNames } from '../classNames.ts';
import boardStyles from './board.module.css';
import type { Box } from './box.ts';
import diceStyles from './dice.module.css';
import { inUnits } from './inUnits.ts';

export interface Die {
  readonly face: number;
  readonly isUsed: boolean;
  readonly box: Box;
}

interface Props {
  readonly dice: readonly Die[];
  /** A new roll is a new key: the dice tumble once for each. */
  readonly rollKey: string;
  /** Dice that merely lie there do not tumble. */
  readonly isRoll: boolean;
}

/** Where the pips of each face lie, as pairs of column and row in quarters. */
const pips = ['', '22', '1133', '112233', '11133133', '1113223133', '111213313233'];

function Face({ of, className }: { readonly of: number; readonly className: string | undefined }) {
  const places = pips[of]?.match(/../g) ?? [];
  return (
    <g className={className}>
      {places.map((place) => (
        <circle key={place} cx={Number(place[0]) * 25} cy={Number(place[1]) * 25 - 1} r="9.5" />
      ))}
    </g>
  );
}

export function Dice({ dice, rollKey, isRoll }: Props) {
  return (
    <div
      className={isRoll ? classNames(boardStyles.layer, diceStyles.roll) : boardStyles.layer}
      aria-hidden="true"
    >
      {dice.map((die, i) => (
        <div
          key={`${rollKey} ${i}`}
          className={classNames(diceStyles.die, die.isUsed ? diceStyles.used : '')}
          style={inUnits(die.box)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <rect className={diceStyles.dieShade} x="3" y="8" width="94" height="92" rx="24" />
            <rect className={diceStyles.dieBody} x="3" y="3" width="94" height="92" rx="24" />
            {[1, 2, 3].map((turn) => (
              <Face
                key={turn}
                of={((die.face + turn * 2 + i) % 6) + 1}
                className={classNames(diceStyles.tumble, diceStyles[`tumble-${turn}`])}
              />
            ))}
            <Face of={die.face} className={diceStyles.fell} />
          </svg>
        </div>
      ))}
    </div>
  );
}
