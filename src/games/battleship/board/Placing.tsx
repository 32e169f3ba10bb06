// The board before the first shot: one's own sea, the dock and the ships.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { lengths } from '../fleet.ts';
import { type Places, placesOf } from '../places.ts';
import type { Battleship } from '../shapes.ts';
import { Berths } from './Berths.tsx';
import styles from './board.module.css';
import { type Draft, placedShips } from './draft.ts';
import { dockId, type Laying, useLaying } from './laying.ts';
import { Coordinates, Frame, Water } from './Sea.tsx';
import { ShipSymbols } from './ShipFace.tsx';
import { cellOfId, cellWords, seaRows, type Words } from './words.ts';

interface PlacingProps {
  readonly props: BoardProps<Battleship>;
  readonly words: Words;
}

function rowsOf(draft: Draft, places: Places, words: Words): CellRow[] {
  const sea = { isPlaced: false, fleet: placedShips(draft), shots: [], sunk: [] };
  const docked = lengths.flatMap((length, slot) => {
    const box = places.dock[slot];
    const name = words.say('inDock', { ship: words.ship(length), length });
    return draft[slot] || !box ? [] : [{ id: dockId(slot), box, name }];
  });
  const dock = { id: 'dock', label: words.say('dock'), cells: docked };
  const own = seaRows('own', places.large, words, (cell) => ({ name: cellWords(words, sea, cell) }));
  return docked.length ? [dock, ...own] : own;
}

export function Placing({ props, words }: PlacingProps) {
  const { isNarrow, taste } = props;
  const places = placesOf(isNarrow);
  const laying = useLaying(props, words);
  const { draft } = laying;
  const swing = () => laying.swing(input.held ?? input.focused, input.dragged !== null);
  const acts = { ...laying.acts, keys: { ...laying.acts.keys, r: swing } };
  const rows = rowsOf(draft, places, words);
  const input = useBoardInput(places.size, rows, acts, taste.moveInput === 'both');
  const aimed = input.held === null ? null : cellOfId('own', input.aimed);
  return (
    <div {...laying.watch}>
      <BoardSheet size={places.size} taste={taste} input={input} className={styles.battleship}>
        <ShipSymbols />
        <Frame places={places} />
        <Water place={places.large} />
        {taste.coordinates && <Coordinates place={places.large} />}
        <Berths
          draft={draft}
          places={places}
          input={input}
          aimed={aimed}
          grip={laying.grip(input.held)}
          over={aimed === null ? null : laying.over(input.held, aimed)}
        />
        <CellGrid kind="grid" label={words.say('place')} rows={rows} input={input} />
        <Signs places={places} isNarrow={isNarrow} words={words} swing={swing} />
      </BoardSheet>
      {props.pending === null && <Buttons laying={laying} words={words} />}
    </div>
  );
}

interface SignsProps {
  readonly places: Places;
  readonly isNarrow: boolean;
  readonly words: Words;
  swing(): void;
}

function Signs({ places, isNarrow, words, swing }: SignsProps) {
  return (
    <div className={boardStyles.layer}>
      {!isNarrow && (
        <>
          <span className={styles.title} style={inUnits(places.title)}>
            {words.say('place')}
          </span>
          <span className={styles.title} style={inUnits(places.smallTitle)}>
            {words.say('ships')}
          </span>
        </>
      )}
      <p className={styles.note} data-narrow={isNarrow} style={inUnits(places.note)}>
        {words.say(isNarrow ? 'howToTouch' : 'howTo')}
      </p>
      <button type="button" className={styles.turn} style={inUnits(places.turn)} onClick={swing}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M15.5 7A6 6 0 1 0 16 11M16 3v4.5h-4.5" />
        </svg>
        {words.say('turn')}
      </button>
    </div>
  );
}

function Buttons({ laying, words }: { readonly laying: Laying; readonly words: Words }) {
  const placed = placedShips(laying.draft).length;
  return (
    <BoardActions>
      <div className={styles.actions}>
        <ActionButton onPress={laying.randomise}>{words.say('random')}</ActionButton>
        <ActionButton isDisabled={placed === 0} onPress={laying.clear}>
          {words.say('clear')}
        </ActionButton>
        <ActionButton isPrimary isDisabled={placed < lengths.length} onPress={laying.ready}>
          {words.say('ready')}
        </ActionButton>
      </div>
    </BoardActions>
  );
}
