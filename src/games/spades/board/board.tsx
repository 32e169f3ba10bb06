// The spades board: bid by chips, then play one card at a time, by press, drag or key.
import type { Seat } from '../../../engine/game.ts';
import { withTaker } from '../../../kit/tricks/tricks.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import type { CellRow } from '../../../ui/board/cells.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { withScoreKey } from '../../../ui/board/scoreKey.ts';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { CardBack } from '../../../ui/cards/CardFace.tsx';
import { scored } from '../../../ui/cards/Counting.tsx';
import { handBoxes, handRows } from '../../../ui/cards/hand.ts';
import { TrickTable } from '../../../ui/cards/TrickTable.tsx';
import { handCards, handPieces, type ShownTrick, tablePieces } from '../../../ui/cards/tablePieces.tsx';
import { tableCell } from '../../../ui/cards/trickWords.ts';
import { usePointerDown } from '../../../ui/cards/usePointerDown.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { isNil, sideOfSeat, totals, wonBy } from '../scoring.ts';
import type { Spades, View } from '../shapes.ts';
import { afterOwn } from '../view.ts';
import { chipId } from './bids.ts';
import styles from './board.module.css';
import type { SpadesTurn } from './occasion.ts';
import { People } from './People.tsx';
import { type Places, placesOf } from './places.ts';
import { Rail } from './Rail.tsx';
import { RoundScores } from './RoundScores.tsx';
import { Chips, Table } from './Table.tsx';
import { useSpadesTurn } from './turn.ts';
import { type Words, wordsOf } from './words.ts';

export const board: GameBoard<Spades> = {
  Board,
  Rail,
  sound: ({ key }) => (key === 'dealt' ? 'rattle' : 'place'),
  isInTricks: true,
  ratio: (isNarrow) => placesOf(isNarrow).size.width / placesOf(isNarrow).size.height,
  fact: factOf,
};

/** What a seat has bid and taken, and between hands the score of its side. */
function factOf(view: View, seat: Seat, t: Speak): string {
  const bid = view.bids[seat] ?? null;
  const tricks = wonBy(view.tricks)[seat] ?? 0;
  if (view.phase === 'bidding' && bid !== null)
    return isNil(bid) ? t('rules:spades.factNil') : t('rules:spades.factBid', { bid });
  const count = totals(view.rounds)[sideOfSeat(seat)];
  if (view.phase !== 'playing' || bid === null)
    return t('rules:spades.fact', { count, points: scored(count) });
  return isNil(bid)
    ? t('rules:spades.factOfNil', { count: tricks })
    : t('rules:spades.factOfBid', { tricks, bid });
}

const isCounted = (seen: View): boolean => seen.phase === 'counting' || seen.phase === 'over';

/** One's own cards while one has not looked at them. */
const coveredPieces = (count: number, places: Places): Piece[] =>
  handBoxes(count, places.hand).map((box, i) => ({
    key: `covered ${i}`,
    box,
    face: <CardBack />,
    level: 20 + i,
  }));

/** The last two tricks are seen. */
const shownTricks = (seen: View): ShownTrick[] => seen.tricks.slice(-2).map((trick) => withTaker(trick, 'S'));

/** The tricks on the table, and one's own cards while they lie covered. */
function lying({ seat, nearSeat, pending }: BoardProps<Spades>, seen: View, places: Places): Piece[] {
  const isCovered = seat !== null && seen.covered[seat] === true;
  const setting = { places, nearSeat, isPending: pending !== null, isCounted: seen.phase !== 'playing' };
  return [
    ...tablePieces(shownTricks(seen), setting),
    ...(isCovered ? coveredPieces(seen.counts[seat] ?? 0, places) : []),
  ];
}

function chipRow({ bids }: SpadesTurn, places: Places, words: Words): CellRow {
  const cells = (bids?.all ?? []).flatMap((bid, i) => {
    const box = places.bidding.chips[i];
    const name = bid === 0 ? words.say('bidNil') : words.say('bidTricks', { count: Number(bid) });
    return box ? [{ id: chipId(bid), box, name }] : [];
  });
  return { id: 'bids', cells };
}

function Board(props: BoardProps<Spades>) {
  const { seat, pending, isNarrow, taste, people } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow);
  const seen = pending !== null && seat !== null ? afterOwn(props.view, seat, pending) : props.view;
  const { isDown, watch } = usePointerDown();
  const turn = useSpadesTurn(props, seen, words, isDown);
  const placed = handCards(seen.own ?? [], places, turn.look);
  const cells = placed.map(({ card, box }) => ({ id: card, card, box, ...turn.cell(card) }));
  const table = { id: 'table', cells: [tableCell(shownTricks(seen), places, words)] };
  const bids = chipRow(turn, places, words);
  const hand = handRows(cells, words.suit);
  const acts = withScoreKey(turn.acts, { fact: board.fact, props, words, t });
  const input = useBoardInput(places.size, [table, bids, ...hand], acts, taste.moveInput === 'both');
  const grid = turn.bids
    ? ({ kind: 'toolbar', label: words.say('bid'), rows: [bids] } as const)
    : ({ kind: 'grid', label: words.say('name'), rows: [table] } as const);
  const pieces = [...lying(props, seen, places), ...handPieces(placed, turn.look.dim, input.dragged)];
  const scene = <Scene props={props} seen={seen} places={places} words={words} />;
  const shown = { taste, places, input, words, watch, scene, pieces, turn, grid, hand };
  return (
    <TrickTable className={styles.spades} chosen={turn.look.risen} {...shown}>
      {turn.bids && <Chips places={places} bids={turn.bids.all} chosen={turn.bids.chosen} words={words} />}
      {isCounted(seen) && <RoundScores seen={seen} words={words} isNarrow={isNarrow} />}
    </TrickTable>
  );
}

interface SceneProps {
  readonly props: BoardProps<Spades>;
  readonly seen: View;
  readonly places: Places;
  readonly words: Words;
}

/** The table and who sits around it. */
function Scene({ props: { nearSeat, isNarrow, toAct }, seen, places, words }: SceneProps) {
  return (
    <>
      <Table places={places} />
      <People
        places={places}
        seen={seen}
        nearSeat={nearSeat}
        isNarrow={isNarrow}
        toAct={toAct}
        words={words}
      />
    </>
  );
}
