// The okey board: a round table, and the rack in front of one, arranged by drag, press or key.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { type Action, ActionButtons } from '../../../ui/board/ActionButtons.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { Cell } from '../../../ui/board/cells.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { withScoreKey } from '../../../ui/board/scoreKey.ts';
import { type BoardInput, useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { scored } from '../../../ui/cards/Counting.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { type Places, placesOf, slotBox } from '../places.ts';
import { beforeOf } from '../rules.ts';
import { okeyIn, totals } from '../scoring.ts';
import type { Move, Okey, View } from '../shapes.ts';
import { afterOwn } from '../view.ts';
import styles from './board.module.css';
import { pileId, rackRows, slotOfId, stockId, tableCells } from './cells.ts';
import { noDraft, type OkeyTurn } from './occasion.ts';
import { rackPieces, tablePieces } from './pieces.tsx';
import { Rail } from './Rail.tsx';
import { RoundScores } from './RoundScores.tsx';
import { Braces, People, Table } from './Table.tsx';
import { momentOf, turnOf } from './turn.ts';
import { type Rack, useRack } from './useRack.ts';
import { type Words, wordsOf } from './words.ts';

const isCounted = (seen: View): boolean => seen.phase === 'counting' || seen.phase === 'over';

export const board: GameBoard<Okey> = {
  Board,
  Rail,
  ratio(isNarrow, view) {
    const { width, height } = placesOf(isNarrow, view.own !== null).size;
    return width / height;
  },
  sound: ({ key }) => (key === 'dealt' ? 'rattle' : key.startsWith('finished') ? 'capture' : 'place'),
  fact(view, seat, t) {
    const count = totals(view.rules, view.rounds)[seat] ?? 0;
    return t('rules:okey.fact', { count, points: scored(count) });
  },
};

/** Where the tile just drawn stands; null: nothing was drawn. */
function freshSlot({ drawn, turn }: View, seat: number | null, rack: Rack): number | null {
  if (turn !== seat || !drawn?.tile) return null;
  const at = rack.slots.lastIndexOf(drawn.tile);
  return at < 0 ? null : at;
}

/** The stock or the pile, while drawing from it waits for its confirmation. */
function waitingCell(move: Move | null, seat: number | null): string | null {
  if (move?.kind !== 'draw' || seat === null) return null;
  return move.from === 'stock' ? stockId : pileId(beforeOf(seat));
}

const thenLetGo = (button: Action, { letGo }: BoardInput): Action => ({
  ...button,
  onPress() {
    letGo();
    button.onPress();
  },
});

function Board(props: BoardProps<Okey>) {
  const { seat, nearSeat, pending, isNarrow, taste, people } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow, props.view.own !== null);
  const seen = pending !== null && seat !== null ? afterOwn(props.view, seat, pending) : props.view;
  const okey = okeyIn(seen);
  const [draft, think] = useDraftFor(momentOf(seen), noDraft);
  // what waits for its confirmation lies on the table already
  const laid = draft.move !== null && seat !== null ? afterOwn(seen, seat, draft.move) : seen;
  const own = laid.own ?? [];
  const rack = useRack(own, okey, `${seat} ${seen.hand} ${seen.indicator}`, places.ledge);
  const turn = turnOf({ props, seen, rack, okey, words, draft, think });
  const show = () => props.play({ kind: 'show' });
  const fresh = freshSlot(laid, seat, rack);
  const table = tableCells(laid, places, nearSeat, okey, words);
  const hand = own.length > 0 ? rackRows(rack.slots, places, okey, fresh, words) : [];
  const acts = withScoreKey(turn.acts, { fact: board.fact, props, words, t });
  const input = useBoardInput(
    places.size,
    [{ id: 'table', cells: table }, ...hand],
    acts,
    taste.moveInput === 'both',
  );
  const pieces = [
    ...tablePieces(laid, places, nearSeat, pending !== null),
    ...(own.length > 0 ? rackPieces(rack.slots, places, okey, input.dragged) : []),
  ];
  return (
    <>
      <BoardSheet size={places.size} taste={taste} input={input} className={styles.okey}>
        <Table places={places} hasRack={own.length > 0} />
        <People
          places={places}
          nearSeat={nearSeat}
          turn={seen.turn}
          shower={seen.shower}
          nameOf={words.name}
        />
        <Hints
          places={places}
          table={table}
          turn={turn}
          fresh={fresh}
          input={input}
          waiting={waitingCell(draft.move, seat)}
        />
        <Pieces pieces={pieces} input={input} />
        {own.length > 0 && <Braces slots={rack.slots} okey={okey} places={places} />}
        <Signs seen={seen} places={places} words={words} turn={turn} />
        <CellGrid
          kind="grid"
          label={words.say('name')}
          rows={[{ id: 'table', cells: table }]}
          input={input}
        />
        {hand.length > 0 && <CellGrid kind="grid" label={words.say('rack')} rows={hand} input={input} />}
        {isCounted(seen) && <RoundScores seen={seen} words={words} isNarrow={isNarrow} />}
        {own.length > 0 && !isCounted(seen) && (
          <Sorting
            rack={rack}
            places={places}
            words={words}
            show={turn.mayShow ? show : null}
            letGo={input.letGo}
          />
        )}
      </BoardSheet>
      <ActionButtons actions={turn.buttons(input.held).map((button) => thenLetGo(button, input))} />
    </>
  );
}

interface HintsProps {
  readonly places: Places;
  readonly table: readonly Cell[];
  readonly turn: OkeyTurn;
  readonly fresh: number | null;
  /** Where one would draw, once it is confirmed. */
  readonly waiting: string | null;
  readonly input: BoardInput;
}

/** What glows because one may draw there, where a held tile may go, and the tile that has just come. */
function Hints({ places, table, turn, fresh, waiting, input }: HintsProps) {
  const glowing = table.filter(({ id }) => turn.glowing.includes(id));
  const targets = table.filter(({ id }) => input.targets.includes(id));
  const marks: Mark[] = fresh === null ? [] : [{ kind: 'last', box: slotBox(places, fresh) }];
  const slot = input.held === null ? null : slotOfId(input.held);
  const held = slot === null ? table.find(({ id }) => id === waiting)?.box : slotBox(places, slot);
  return (
    <>
      <Marks marks={marks} />
      <div className={boardStyles.layer} aria-hidden="true">
        {glowing.map(({ id, box }) => (
          <div key={id} className={styles.glow} style={inUnits(box)} />
        ))}
        {targets.map(({ id, box }) => (
          <div key={id} className={styles.target} style={inUnits(box)} />
        ))}
        {held && <div className={styles.held} style={inUnits(held)} />}
      </div>
    </>
  );
}

interface SignsProps {
  readonly seen: View;
  readonly places: Places;
  readonly words: Words;
  readonly turn: OkeyTurn;
}

/** The count of the stock, the name of the okey, and what is awaited. */
function Signs({ seen, places, words, turn }: SignsProps) {
  if (isCounted(seen)) return null;
  return (
    <div className={boardStyles.layer}>
      {seen.stock > 0 && (
        <span className={styles.count} style={inUnits(places.stock)} aria-hidden="true">
          {seen.stock}
        </span>
      )}
      {seen.indicator && (
        <span className={styles.okeyTile} style={inUnits(places.okeyName)} aria-hidden="true">
          {words.say('okey', { tile: words.tile(okeyIn(seen)) })}
        </span>
      )}
      <p className={styles.note} style={inUnits(places.note)}>
        {turn.note}
      </p>
    </div>
  );
}

interface SortingProps {
  readonly rack: Rack;
  readonly places: Places;
  readonly words: Words;
  /** Shows the indicator; null: it cannot be shown. */
  readonly show: (() => void) | null;
  letGo(): void;
}

function Sorting({ rack, places, words, show, letGo }: SortingProps) {
  const sort = (by: 'runs' | 'pairs') => {
    letGo();
    rack.sort(by);
  };
  return (
    <div className={boardStyles.layer}>
      <div className={styles.sorting} style={inUnits(places.sorting)}>
        {show && (
          <button type="button" className={styles.show} onClick={show}>
            {words.say('show')}
          </button>
        )}
        <button type="button" onClick={() => sort('runs')}>
          {words.say('sortRuns')}
        </button>
        <button type="button" onClick={() => sort('pairs')}>
          {words.say('sortPairs')}
        </button>
      </div>
    </div>
  );
}
