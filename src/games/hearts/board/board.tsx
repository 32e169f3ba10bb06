// The hearts board: choose three cards to pass, then play one at a time, by press, drag or key.
import type { Seat } from '../../../engine/game.ts';
import { withTaker } from '../../../kit/tricks/tricks.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { withScoreKey } from '../../../ui/board/scoreKey.ts';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { scored } from '../../../ui/cards/Counting.tsx';
import { handRows } from '../../../ui/cards/hand.ts';
import { TrickTable } from '../../../ui/cards/TrickTable.tsx';
import {
  handCards,
  handPieces,
  type PlacedCard,
  type ShownTrick,
  tablePieces,
} from '../../../ui/cards/tablePieces.tsx';
import { tableCell } from '../../../ui/cards/trickWords.ts';
import { usePointerDown } from '../../../ui/cards/usePointerDown.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { directionOf } from '../rules.ts';
import { moonShooter, pointsOf, queen, totals } from '../scoring.ts';
import type { Hearts, View } from '../shapes.ts';
import { afterOwn } from '../view.ts';
import styles from './board.module.css';
import type { HeartsTurn } from './occasion.ts';
import { People } from './People.tsx';
import { type Places, placesOf } from './places.ts';
import { Rail } from './Rail.tsx';
import { RoundScores } from './RoundScores.tsx';
import { Table } from './Table.tsx';
import { useHeartsTurn } from './turn.ts';
import { type Words, wordsOf } from './words.ts';

const isCounted = (seen: View): boolean => seen.phase === 'counting' || seen.phase === 'over';

export const board: GameBoard<Hearts> = {
  Board,
  Rail,
  sound: ({ key }) => (key.startsWith('dealt') || key === 'passed' ? 'rattle' : 'place'),
  isInTricks: true,
  ratio: (isNarrow) => placesOf(isNarrow).size.width / placesOf(isNarrow).size.height,
  fact(view, seat, t) {
    const hand = isCounted(view) ? 0 : (pointsOf(view.tricks)[seat] ?? 0);
    const count = totals(view.rounds)[seat] ?? 0;
    const points = scored(count);
    return hand
      ? t('rules:hearts.factInHand', { count, points, hand })
      : t('rules:hearts.fact', { count, points });
  },
};

/** Where one's own cards lie: the hand, and the slots they were chosen into. */
function ownCards(seen: View, places: Places, { look, slotted }: HeartsTurn): PlacedCard[] {
  const inHand = (seen.own ?? []).filter((card) => !slotted.includes(card));
  const slots = slotted.flatMap((card, i) => {
    const box = places.slots[i];
    return box ? [{ card, box }] : [];
  });
  return [...slots, ...handCards(inHand, places, look)];
}

/** The last two tricks are seen. */
const shownTricks = (seen: View): ShownTrick[] => seen.tricks.slice(-2).map((trick) => withTaker(trick));

function trickPieces(seen: View, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  if (seen.phase === 'passing') return [];
  return tablePieces(shownTricks(seen), {
    places,
    nearSeat,
    isPending,
    isCounted: seen.phase !== 'playing',
    edged: queen,
  });
}

function Board(props: BoardProps<Hearts>) {
  const { seat, nearSeat, pending, isNarrow, taste, people } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow);
  const seen = pending !== null && seat !== null ? afterOwn(props.view, seat, pending) : props.view;
  const { isDown, watch } = usePointerDown();
  const turn = useHeartsTurn(props, seen, words, isDown);
  const { look, slotted } = turn;
  const placed = ownCards(seen, places, turn);
  const cells = placed.map(({ card, box }) => ({ id: card, card, box, ...turn.cell(card) }));
  const table = { id: 'table', cells: [tableCell(shownTricks(seen), places, words)] };
  const hand = handRows(cells, words.suit);
  const acts = withScoreKey(turn.acts, { fact: board.fact, props, words, t });
  const input = useBoardInput(places.size, [table, ...hand], acts, taste.moveInput === 'both');
  const pieces = [
    ...trickPieces(seen, places, nearSeat, pending !== null),
    ...handPieces(placed, look.dim, input.dragged, queen),
  ];
  const scene = <Scene props={props} seen={seen} places={places} words={words} />;
  const grid = { kind: 'grid', label: words.say('name'), rows: [table] } as const;
  const shown = { taste, places, input, words, watch, scene, pieces, turn, grid, hand };
  return (
    <TrickTable className={styles.hearts} chosen={[...slotted, ...look.risen]} {...shown}>
      {isCounted(seen) && <RoundScores seen={seen} words={words} isNarrow={isNarrow} />}
    </TrickTable>
  );
}

interface SceneProps {
  readonly props: BoardProps<Hearts>;
  readonly seen: View;
  readonly places: Places;
  readonly words: Words;
}

/** The table and who sits around it. */
function Scene({ props, seen, places, words }: SceneProps) {
  const { nearSeat, isNarrow, toAct } = props;
  const isMoonlit = isCounted(seen) && moonShooter(pointsOf(seen.tricks)) !== null;
  const passing = seen.phase === 'passing' && seen.own ? directionOf(seen.hand) : null;
  return (
    <>
      <Table places={places} passing={passing} isMoonlit={isMoonlit} />
      {!(isNarrow && isCounted(seen)) && (
        <People
          places={places}
          seen={seen}
          nearSeat={nearSeat}
          isNarrow={isNarrow}
          toAct={toAct}
          nameOf={words.name}
        />
      )}
    </>
  );
}
