// The okey board: a round table, and the rack in front of one, arranged by drag, press or key.
import type { BoardProps, GameBoard } from '../../ui/BoardProps.ts';
import { ActionButton } from '../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../ui/board/CellGrid.tsx';
import type { Cell } from '../../ui/board/cells.ts';
import { inUnits } from '../../ui/board/inUnits.ts';
import { type Mark, Marks } from '../../ui/board/Marks.tsx';
import { Pieces } from '../../ui/board/Pieces.tsx';
import { type BoardInput, useBoardInput } from '../../ui/board/useBoardInput.ts';
import { useTexts } from '../../ui/texts.tsx';
import { Counting } from './Counting.tsx';
import { rackRows, slotOfId, tableCells } from './cells.tsx';
import { rackPieces, tablePieces } from './pieces.tsx';
import { type Places, placesOf, slotBox } from './places.tsx';
import { Rail } from './Rail.tsx';
import { okeyIn, totals } from './scoring.ts';
import type { Okey, View } from './shapes.ts';
import { Braces, People, Table } from './Table.tsx';
import { type Button, type OkeyTurn, useOkeyTurn } from './turn.tsx';
import { type Rack, useRack } from './useRack.tsx';
import { afterOwn } from './view.ts';
import { type Words, wordsOf } from './words.tsx';
import './colours.css';
import './board.css';
import './signs.css';

const isCounted = (seen: View): boolean => seen.phase === 'counting' || seen.phase === 'over';

export const board: GameBoard<Okey> = {
  Board,
  Rail,
  ratio(isNarrow, view) {
    const { width, height } = placesOf(isNarrow, view.own !== null).size;
    return width / height;
  },
  sound: ({ key }) => (key === 'dealt' ? 'rattle' : key.startsWith('finished') ? 'capture' : 'place'),
  fact: (view, seat, t) => t('rules:okey.fact', { count: totals(view.rules, view.rounds)[seat] ?? 0 }),
};

/** Where the tile just drawn stands; null: nothing was drawn. */
function freshSlot({ drawn, turn }: View, seat: number | null, rack: Rack): number | null {
  if (turn !== seat || !drawn?.tile) return null;
  const at = rack.slots.lastIndexOf(drawn.tile);
  return at < 0 ? null : at;
}

function Board(props: BoardProps<Okey>) {
  const { seat, nearSeat, pending, isNarrow, taste, people } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow, props.view.own !== null);
  const seen = pending !== null && seat !== null ? afterOwn(props.view, seat, pending) : props.view;
  const okey = okeyIn(seen);
  const own = seen.own ?? [];
  const rack = useRack(own, okey, `${seat} ${seen.hand} ${seen.indicator}`, places.ledge);
  const turn = useOkeyTurn(props, seen, rack, okey, words);
  const fresh = freshSlot(seen, seat, rack);
  const table = tableCells(seen, places, nearSeat, okey, words);
  const hand = own.length > 0 ? rackRows(rack.slots, places, okey, fresh, words) : [];
  const input = useBoardInput(
    places.size,
    [{ id: 'table', cells: table }, ...hand],
    turn.acts,
    taste.moveInput === 'both',
  );
  const pieces = [
    ...tablePieces(seen, places, nearSeat, pending !== null),
    ...(own.length > 0 ? rackPieces(rack.slots, places, okey, input.dragged) : []),
  ];
  return (
    <>
      <BoardSheet size={places.size} taste={taste} input={input} className="okey">
        <Table places={places} hasRack={own.length > 0} />
        <People {...{ places, nearSeat }} turn={seen.turn} shower={seen.shower} nameOf={words.name} />
        <Hints {...{ places, table, turn, fresh, input }} />
        <Pieces pieces={pieces} input={input} />
        {own.length > 0 && <Braces slots={rack.slots} okey={okey} places={places} />}
        <Signs {...{ seen, places, words, turn }} />
        <CellGrid
          kind="grid"
          label={words.say('name')}
          rows={[{ id: 'table', cells: table }]}
          input={input}
        />
        {hand.length > 0 && <CellGrid kind="grid" label={words.say('rack')} rows={hand} input={input} />}
        {isCounted(seen) && <Counting seen={seen} words={words} isNarrow={isNarrow} />}
        {own.length > 0 && !isCounted(seen) && (
          <Sorting {...{ rack, turn, places, words }} letGo={input.letGo} />
        )}
      </BoardSheet>
      <Buttons buttons={turn.buttons(input.held)} letGo={input.letGo} />
    </>
  );
}

interface HintsProps {
  readonly places: Places;
  readonly table: readonly Cell[];
  readonly turn: OkeyTurn;
  readonly fresh: number | null;
  readonly input: BoardInput;
}

/** What glows because one may draw there, where a held tile may go, and the tile that has just come. */
function Hints({ places, table, turn, fresh, input }: HintsProps) {
  const glowing = table.filter(({ id }) => turn.glowing.includes(id));
  const targets = table.filter(({ id }) => input.targets.includes(id));
  const marks: Mark[] = fresh === null ? [] : [{ kind: 'last', box: slotBox(places, fresh) }];
  const slot = input.held === null ? null : slotOfId(input.held);
  return (
    <>
      <Marks marks={marks} />
      <div className="bd-layer" aria-hidden="true">
        {glowing.map(({ id, box }) => (
          <div key={id} className="ok-glow" style={inUnits(box)} />
        ))}
        {targets.map(({ id, box }) => (
          <div key={id} className="ok-target" style={inUnits(box)} />
        ))}
        {slot !== null && <div className="ok-held" style={inUnits(slotBox(places, slot))} />}
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
    <div className="bd-layer">
      {seen.stock > 0 && (
        <span className="ok-count" style={inUnits(places.stock)} aria-hidden="true">
          {seen.stock}
        </span>
      )}
      {seen.indicator && (
        <span className="ok-okey" style={inUnits(places.okeyName)} aria-hidden="true">
          {words.say('okey', { tile: words.tile(okeyIn(seen)) })}
        </span>
      )}
      <p className="ok-note" style={inUnits(places.note)}>
        {turn.note}
      </p>
    </div>
  );
}

interface SortingProps {
  readonly rack: Rack;
  readonly turn: OkeyTurn;
  readonly places: Places;
  readonly words: Words;
  letGo(): void;
}

function Sorting({ rack, turn, places, words, letGo }: SortingProps) {
  const sort = (by: 'runs' | 'pairs') => {
    letGo();
    rack.sort(by);
  };
  return (
    <div className="bd-layer">
      <div className="ok-sorting" style={inUnits(places.sorting)}>
        {turn.mayShow && (
          <button type="button" className="ok-show" onClick={() => turn.play({ kind: 'show' })}>
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

interface ButtonsProps {
  readonly buttons: readonly Button[];
  letGo(): void;
}

function Buttons({ buttons, letGo }: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <BoardActions>
      <div className="ok-actions">
        {buttons.map(({ label, onPress, ...button }) => (
          <ActionButton
            key={label}
            {...button}
            onPress={() => {
              letGo();
              onPress();
            }}
          >
            {label}
          </ActionButton>
        ))}
      </div>
    </BoardActions>
  );
}
