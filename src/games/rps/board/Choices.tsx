// The hands to choose from, as cards.
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { Hand } from '../hands.ts';
import styles from './board.module.css';
import { Glove } from './Glove.tsx';
import { cardBox, type Form } from './places.ts';
import type { Choosing } from './useChoosing.ts';

interface ChoicesProps {
  readonly form: Form;
  readonly isNarrow: boolean;
  readonly choosing: Choosing;
  readonly aimed: string | null;
  readonly hasNumbers: boolean;
}

export function Choices({ form, isNarrow, choosing, aimed, hasNumbers }: ChoicesProps) {
  const { t } = useTexts();
  const { hands, mayChoose, draft, own } = choosing;
  const isChosen = (hand: Hand) => (own ?? draft) === hand;
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {hands.map((hand, at) => (
        <div
          key={hand}
          className={styles.card}
          data-aimed={(mayChoose && aimed === hand) || undefined}
          data-chosen={isChosen(hand) || undefined}
          data-idle={!mayChoose || undefined}
          style={inUnits(cardBox(form, at, hands.length))}
        >
          {hasNumbers && !isNarrow && <span className={styles.number}>{at + 1}</span>}
          <div className={styles.small}>
            <Glove hand={hand} />
          </div>
          <span className={styles.cardName} data-narrow={isNarrow}>
            {t(`rules:rps.hand.${hand}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
