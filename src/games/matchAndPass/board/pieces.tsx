// The cards one sees: one's own four, the one that just left to the left, the one that came, and the four that were called.
import type { Card } from '../../../kit/cards.ts';
import type { Box } from '../../../ui/board/box.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { CardBack, CardFace } from '../../../ui/cards/CardFace.tsx';
import tableStyles from '../../../ui/cards/table.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { hasMatch } from '../rules.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import { leftOf, type Places } from './places.ts';

interface Placed {
  readonly card: Card;
  readonly box: Box;
}

/** Where one's own cards lie; the chosen one has risen. */
export function ownCards(seen: View, places: Places): Placed[] {
  if (seen.phase === 'between' || seen.phase === 'over') return [];
  return (seen.own ?? []).flatMap((card, i) => {
    const box = places.hand[i];
    return box ? [{ card, box: { ...box, y: box.y - (card === seen.chosen ? places.rise : 0) } }] : [];
  });
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" className={styles.arrow} aria-hidden="true">
    <path d="M20 12H5M11 5.500 4.500 12l6.500 6.500" />
  </svg>
);

function handPieces(seen: View, cards: readonly Placed[], isPending: boolean): Piece[] {
  const came = seen.got.at(-1);
  return cards.map(({ card, box }, i) => ({
    key: card,
    box,
    face: (
      <div className={card === came ? classNames(styles.card, styles.came) : styles.card}>
        <CardFace card={card} />
        {card === seen.chosen && <Arrow />}
      </div>
    ),
    level: 20 + i,
    isPending: isPending && card === seen.chosen,
  }));
}

/** The card one passed last, on its way out. */
function leavingPiece(seen: View, places: Places): Piece[] {
  const card = seen.given.at(-1);
  if (!card || seen.own?.includes(card)) return [];
  return [
    {
      key: card,
      box: leftOf(places),
      face: <CardFace card={card} />,
      level: 10,
      className: tableStyles.gone,
    },
  ];
}

/** The four of a kind, for all to see once they are called. */
export function calledPieces(seen: View, places: Places): Piece[] {
  const cards = seen.phase === 'window' && seen.match && hasMatch(seen.match) ? seen.match : [];
  return cards.flatMap((card, i) => {
    const box = places.called[i];
    return box ? [{ key: `called ${card}`, box, face: <CardFace card={card} />, level: 5 }] : [];
  });
}

/** Everything of one's own, and what was called. */
export const ownPieces = (seen: View, places: Places, isPending: boolean): Piece[] => [
  ...leavingPiece(seen, places),
  ...calledPieces(seen, places),
  ...handPieces(seen, ownCards(seen, places), isPending),
];

/** What those who look on see of the nearest hand. */
export const hiddenPieces = (seen: View, places: Places): Piece[] =>
  seen.phase === 'passing' || seen.phase === 'window'
    ? places.hand.map((box, i) => ({ key: `hidden ${i}`, box, face: <CardBack />, level: 20 }))
    : [];
