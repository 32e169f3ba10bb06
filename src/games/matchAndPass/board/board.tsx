// The Match & Pass board: choose a card to go left, and press the one button when there is a match.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButtons } from '../../../ui/board/ActionButtons.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { withScoreKey } from '../../../ui/board/scoreKey.ts';
import { type BoardInput, useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { CardSymbols } from '../../../ui/cards/CardSymbols.tsx';
import { Counting } from '../../../ui/cards/Counting.tsx';
import { TableNote } from '../../../ui/cards/TableNote.tsx';
import tableStyles from '../../../ui/cards/table.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { playersIn } from '../rules.ts';
import type { MatchAndPass, View } from '../shapes.ts';
import { afterOwn } from '../view.ts';
import styles from './board.module.css';
import { MatchButton } from './MatchButton.tsx';
import { People } from './People.tsx';
import { calledPieces, hiddenPieces, ownCards, ownPieces } from './pieces.tsx';
import { type Places, placesOf } from './places.ts';
import { Rail } from './Rail.tsx';
import { buttonId, useTurn } from './turn.ts';
import { type Words, wordsOf } from './words.ts';

interface RoundScoresProps {
  readonly seen: View;
  readonly words: Words;
  readonly isNarrow: boolean;
}

/** After a round: who got a strike, and how many everyone has; the fewest first. */
function RoundScores({ seen, words, isNarrow }: RoundScoresProps) {
  const { strikes, struck, rules } = seen;
  const order = strikes.map((_, seat) => seat).toSorted((a, b) => (strikes[a] ?? 0) - (strikes[b] ?? 0));
  return (
    <Counting
      caption={words.say('strikesFor', { names: words.names(struck) })}
      heads={['player', 'thisRound', 'strikes'].map((key) => words.say(key))}
      rows={order.map((seat) => ({
        seats: [seat],
        name: words.name(seat),
        cells: [struck.includes(seat) ? '+1' : '', `${strikes[seat]}/${rules.strikes}`],
      }))}
      isNarrow={isNarrow}
    />
  );
}

const isClosed = (seen: View): boolean => seen.phase === 'between' || seen.phase === 'over';
const rattling: readonly string[] = ['dealt', 'passed', 'swapped'];

export const board: GameBoard<MatchAndPass> = {
  Board,
  Rail,
  sound: ({ key }) => (rattling.includes(key) ? 'rattle' : key === 'opened' ? 'capture' : 'place'),
  ratio: (isNarrow) => placesOf(isNarrow).size.width / placesOf(isNarrow).size.height,
  fact: (view, seat, t) =>
    playersIn(view).includes(seat)
      ? t('rules:matchAndPass.fact', { count: view.strikes[seat] ?? 0 })
      : t('rules:matchAndPass.factOut'),
};

/** One's own cards and the button, as they are said. */
function cellsOf(seen: View, places: Places, words: Words) {
  const hand = ownCards(seen, places).map(({ card, box }) => ({
    id: card,
    box,
    name: card === seen.chosen ? words.say('chosen', { card: words.card(card) }) : words.card(card),
  }));
  const button = { id: buttonId, box: places.button, name: words.say('matchButton') };
  return { hand: { id: 'hand', cells: hand }, button: { id: 'button', cells: [button] } };
}

function Board(props: BoardProps<MatchAndPass>) {
  const { seat, nearSeat, pending, isNarrow, taste, people, toAct, deadline } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow);
  const seen = pending !== null && seat !== null ? afterOwn(props.view, seat, pending) : props.view;
  const turn = useTurn(props, seen, words);
  const { hand, button } = cellsOf(seen, places, words);
  const rows = isClosed(seen) ? [] : [...(hand.cells.length ? [hand] : []), button];
  const acts = withScoreKey(turn.acts, { fact: board.fact, props, words, t });
  const input = useBoardInput(places.size, rows, acts, false);
  const isLookedOn = seat === null && playersIn(seen).includes(nearSeat);
  const pieces = isLookedOn
    ? [...hiddenPieces(seen, places), ...calledPieces(seen, places)]
    : ownPieces(seen, places, pending !== null);
  const place = seat === null ? 0 : seen.pressed.indexOf(seat) + 1;
  return (
    <>
      <BoardSheet
        size={places.size}
        taste={taste}
        input={input}
        className={classNames(tableStyles.cardTable, styles.matchAndPass)}
      >
        <CardSymbols />
        <Table places={places} />
        {!(isNarrow && isClosed(seen)) && (
          <People
            places={places}
            seen={seen}
            nearSeat={nearSeat}
            toAct={toAct}
            isNarrow={isNarrow}
            words={words}
          />
        )}
        {!isClosed(seen) && (
          <MatchButton places={places} seen={seen} place={place} deadline={deadline} words={words} />
        )}
        <Pieces pieces={pieces} input={input} />
        <TableNote text={turn.note} box={places.note} />
        {isClosed(seen) && <RoundScores seen={seen} words={words} isNarrow={isNarrow} />}
        {!isClosed(seen) && <Grids seen={seen} hand={hand} button={button} input={input} words={words} />}
      </BoardSheet>
      <ActionButtons actions={turn.buttons} />
    </>
  );
}

interface GridsProps extends ReturnType<typeof cellsOf> {
  readonly seen: View;
  readonly input: BoardInput;
  readonly words: Words;
}

/** What keyboard and screen reader use: the button, then the hand. */
function Grids({ seen, hand, button, input, words }: GridsProps) {
  const chosen = seen.chosen ? [seen.chosen] : [];
  return (
    <>
      <CellGrid kind="toolbar" label={words.say('name')} rows={[button]} input={input} />
      {hand.cells.length > 0 && (
        <CellGrid kind="listbox" label={words.say('hand')} rows={[hand]} input={input} chosen={chosen} />
      )}
    </>
  );
}

function Table({ places: { size, table } }: { readonly places: Places }) {
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <rect className={styles.floor} width={size.width} height={size.height} rx="22" />
      <ellipse className={styles.edge} {...table} cy={table.cy + 5} />
      <ellipse className={styles.top} {...table} />
      <ellipse className={styles.line} {...table} rx={table.rx - 12} ry={table.ry - 12} />
    </svg>
  );
}
