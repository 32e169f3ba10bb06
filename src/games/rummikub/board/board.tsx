// The board of tile rummy: one table of sets that whoever is on turn rearranges, and one's rack below it.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButtons } from '../../../ui/board/ActionButtons.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { withScoreKey } from '../../../ui/board/scoreKey.ts';
import { type BoardInput, useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { around, lieOf, type Places, placesOf } from '../places.ts';
import { faultOf } from '../sets.ts';
import type { TileRummy, View } from '../shapes.ts';
import { afterOwn } from '../view.ts';
import { spotsOf } from './arranging.ts';
import styles from './board.module.css';
import { floorId, rackRows, spotId, tableRows } from './cells.ts';
import { type Draft, useDraft } from './draft.ts';
import { MoveLine } from './MoveLine.tsx';
import { tilePieces } from './pieces.tsx';
import { Ground, Head } from './Table.tsx';
import { type RummyTurn, turnOf } from './turn.ts';
import { type Words, wordsOf } from './words.ts';

const placesFor = (isNarrow: boolean, { table, own }: View): Places =>
  placesOf({ isNarrow, lengths: table.map((set) => set.length), own: own?.length ?? null });

export const board: GameBoard<TileRummy> = {
  Board,
  MoveLine,
  ratio(isNarrow, view) {
    const { width, height } = placesFor(isNarrow, view).size;
    return width / height;
  },
  sound: ({ key }) => (key === 'dealt' ? 'rattle' : 'place'),
  fact: ({ counts }, seat, t) => t('rules:rummikub.fact', { count: counts[seat] ?? 0 }),
};

function Board(props: BoardProps<TileRummy>) {
  const { view, seat, pending, people, isNarrow, taste } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const seen = pending !== null && seat !== null ? afterOwn(view, seat, pending) : view;
  const places = placesFor(isNarrow, view);
  const isOpen = seat !== null && pending === null && !props.isOver && props.toAct.includes(seat);
  const draft = useDraft(seen, seat, isOpen);
  const [why, explain] = useDraftFor<string | null>(`${seen.turns} ${seen.turn}`, null);
  const turn = turnOf({ props, seen, draft, words, isOpen, why, explain });
  const lie = lieOf(
    places,
    draft.sets.map((set) => set.length),
  );
  const fromHand = spotsOf(draft.sets, draft.isBegun ? draft.played : (seen.last?.tiles ?? [])).map(spotId);
  const marked = new Set(fromHand);
  const table = tableRows(draft.sets, marked, { places, boxes: lie.boxes, words });
  const rack = view.own === null ? [] : rackRows(draft.rack, draft.fresh, places, words);
  const acts = withScoreKey(turn.acts, { fact: board.fact, props, words, t });
  const input = useBoardInput(places.size, [...table, ...rack], acts, taste.moveInput === 'both');
  const sent = pending === null ? new Set<string>() : marked;
  const pieces = tilePieces({ ...draft, boxes: lie.boxes, places, lifted: input.dragged, sent });
  return (
    <>
      <BoardSheet size={places.size} taste={taste} input={input} className={styles.rummy}>
        <Ground places={places} hasRack={view.own !== null} />
        <Head seen={seen} places={places} words={words} />
        <Pieces pieces={pieces} input={input} />
        <Hints
          draft={draft}
          lie={lie}
          rows={[...table, ...rack]}
          marked={marked}
          input={input}
          isShown={taste.legalHints}
        />
        <CellGrid kind="grid" label={words.say('name')} rows={table} input={input} />
        {rack.length > 0 && <CellGrid kind="grid" label={words.say('rack')} rows={rack} input={input} />}
        {view.own !== null && (
          <Strip
            places={places}
            turn={turn}
            draft={draft}
            words={words}
            isPlayed={seen.phase === 'playing'}
            letGo={input.letGo}
          />
        )}
      </BoardSheet>
      <ActionButtons
        actions={turn.buttons(input.held).map((action) => ({
          ...action,
          onPress() {
            input.letGo();
            action.onPress();
          },
        }))}
      />
    </>
  );
}

interface HintsProps {
  readonly draft: Draft;
  readonly lie: ReturnType<typeof lieOf>;
  readonly rows: readonly CellRow[];
  /** What has just come from somebody's hand. */
  readonly marked: ReadonlySet<string>;
  readonly input: BoardInput;
  readonly isShown: boolean;
}

/** The tiles that came last, the sets that cannot stand yet, the tile in hand, and where a new set would begin. */
function Hints({ draft, lie, rows, marked, input, isShown }: HintsProps) {
  const cells = rows.flatMap((row) => row.cells);
  const last = cells.filter(({ id }) => marked.has(id));
  const broken = draft.isBegun && isShown ? draft.sets.flatMap((set, at) => (faultOf(set) ? [at] : [])) : [];
  const held = cells.find(({ id }) => id === input.held);
  const isHolding = input.held !== null && input.targets.includes(floorId);
  return (
    <>
      <Marks marks={last.map(({ box }) => ({ kind: 'last', box }))} />
      <div className={boardStyles.layer} aria-hidden="true">
        {broken.map((at) => (
          <div key={at} className={styles.broken} style={inUnits(around(lie.boxes[at] ?? [], 3))} />
        ))}
        {held && input.dragged === null && <div className={styles.held} style={inUnits(held.box)} />}
        {isHolding && <div className={styles.newSet} style={inUnits(lie.next)} />}
      </div>
    </>
  );
}

interface StripProps {
  readonly places: Places;
  readonly turn: RummyTurn;
  readonly draft: Draft;
  readonly words: Words;
  readonly isPlayed: boolean;
  letGo(): void;
}

/** What is awaited, and two ways to put the rack in order. */
function Strip({ places, turn, draft, words, isPlayed, letGo }: StripProps) {
  const sort = (by: 'runs' | 'groups') => {
    letGo();
    draft.sort(by);
  };
  return (
    <div className={boardStyles.layer}>
      <div className={styles.strip} style={inUnits(places.strip)}>
        <p>{turn.note}</p>
        {isPlayed && (
          <>
            <button type="button" onClick={() => sort('runs')}>
              {words.say('sortRuns')}
            </button>
            <button type="button" onClick={() => sort('groups')}>
              {words.say('sortGroups')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
