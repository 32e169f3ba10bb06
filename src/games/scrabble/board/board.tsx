// The board of crossing words: tiles from the rack to the squares, and what they would count.
import { useEffect } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { boxOf, type Lie, placesOf, windowOf } from '../places.ts';
import type { Scrabble, View } from '../shapes.ts';
import { emptyBoard } from '../squares.ts';
import { Actions } from './Actions.tsx';
import styles from './board.module.css';
import { boardRows, rackRow } from './cells.ts';
import { Naming } from './Naming.tsx';
import { boardPieces, ownPieces } from './pieces.tsx';
import { Rail } from './Rail.tsx';
import { edgeLabels, Surface } from './Surface.tsx';
import { type Turn, useTurn } from './turn.ts';
import { type Words, wordsOf } from './words.ts';

/** The one line under the board: what is awaited, what was wrong, what is left. */
function noteOf({ view: seen, seat }: BoardProps<Scrabble>, turn: Turn, words: Words): string {
  const { open } = seen;
  if (seen.left) return leftSaid(seen.left, words);
  if (open && open.by === seat) return words.say('mayBeDoubted', { words: open.words.join(', ') });
  if (open) return words.say('mayDoubt', { name: words.name(open.by), words: open.words.join(', ') });
  if (turn.isMistyped) return words.refusal('cannotType');
  if (turn.fault) return words.refusal(turn.fault);
  if (turn.draft.laid.length > 0) return '';
  if (seat !== null && (seen.skips[seat] ?? 0) > 0) return words.say('missTurn');
  if (turn.mode === 'swap') return words.say('chooseSwap');
  if (seen.refused) return words.say('notWords', { words: seen.refused.words.join(', ') });
  if (turn.isMine && seen.board === emptyBoard) return words.say('first');
  return '';
}

/** "Left: Bo Q E" */
function leftSaid(left: readonly string[], words: Words): string {
  const racks = left.flatMap((rack, seat) => (rack ? [`${words.briefly(seat)} ${[...rack].join(' ')}`] : []));
  return racks.length > 0 ? words.say('left', { racks: racks.join(', ') }) : '';
}

export const board: GameBoard<Scrabble> = {
  Board,
  Rail,
  sound: ({ key }) => (key === 'dealt' || key === 'exchanged' ? 'rattle' : 'place'),
  ratio: (isNarrow) => placesOf(isNarrow).size.width / placesOf(isNarrow).size.height,
  fact: ({ scores }, seat, t) => t('rules:scrabble.fact', { count: scores[seat] ?? 0 }),
};

function Board(props: BoardProps<Scrabble>) {
  const { view: seen, people, pending } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people, seen.rules.language);
  const turn = useTurn(props, words);
  useRefusalSaid(props, words);
  const tiles = pending?.kind === 'play' ? pending.tiles : [];
  return (
    <div onKeyDownCapture={turn.onKeyDownCapture} {...turn.zoom.watch}>
      <Sheet props={props} turn={turn} words={words} pending={tiles} />
      <Actions seen={seen} turn={turn} words={words} />
    </div>
  );
}

/** Words that are none are said at once. */
function useRefusalSaid({ view: { refused }, say }: BoardProps<Scrabble>, words: Words): void {
  const said = refused === null ? '' : words.say('notWords', { words: refused.words.join(', ') });
  useEffect(() => {
    if (said !== '') say(said, 'assertive');
  }, [said, say]);
}

interface SheetProps {
  readonly props: BoardProps<Scrabble>;
  readonly turn: Turn;
  readonly words: Words;
  readonly pending: readonly { readonly cell: number; readonly letter: string; readonly isBlank: boolean }[];
}

function Sheet({ props, turn, words, pending }: SheetProps) {
  const { view: seen, isNarrow, taste } = props;
  const { draft, zoom } = turn;
  const lie: Lie = { isNarrow, zoom: zoom.shift };
  const { size } = placesOf(isNarrow);
  const rows = boardRows(seen, turn, lie, words);
  const rack = rackRow(turn, lie, words);
  const input = useBoardInput(size, [...rows, rack], turn.acts, taste.moveInput === 'both');
  const own = ownPieces({ seen, lie, draft, input, chosen: turn.chosen, pending });
  const chosen = turn.chosen.map((slot) => `rack ${slot}`);
  const look = classNames(styles.scrabble, zoom.isPanning ? styles.panning : '');
  return (
    <BoardSheet size={size} taste={taste} input={input} className={look}>
      <div className={styles.window} style={{ aspectRatio: `${size.width} / ${windowOf(isNarrow).height}` }}>
        <Surface lie={lie} />
        {!isNarrow && taste.coordinates && <Labels labels={edgeLabels(lie)} />}
        <Pieces pieces={boardPieces(seen, lie, pending)} input={input} />
        <Marks marks={lastMarks(seen, lie)} />
        <Cursor turn={turn} lie={lie} />
        <CellGrid kind="grid" label={words.say('name')} rows={rows} input={input} />
      </div>
      <Stand props={props} turn={turn} words={words} />
      <Pieces pieces={own} input={input} />
      <Bubble turn={turn} lie={lie} />
      {draft.slots !== '' && (
        <CellGrid kind="listbox" label={words.say('rack')} rows={[rack]} input={input} chosen={chosen} />
      )}
      {turn.naming && <Naming tongue={seen.rules.language} words={words} name={turn.name} />}
    </BoardSheet>
  );
}

const lastMarks = ({ open, last }: View, lie: Lie): Mark[] =>
  ((open ?? last)?.tiles ?? []).map(({ cell }) => ({ kind: 'last', box: boxOf(lie, cell) }));

/** Where the next typed letter goes, and which way. */
function Cursor({ turn: { cursor }, lie }: { readonly turn: Turn; readonly lie: Lie }) {
  if (!cursor) return null;
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.cursor} data-way={cursor.way} style={inUnits(boxOf(lie, cursor.cell))}>
        <svg aria-hidden="true" viewBox="0 0 100 100">
          <path d="M24 50H76M54 28 76 50 54 72" />
        </svg>
      </div>
    </div>
  );
}

/** What the laid tiles would count, at the last of them. */
function Bubble({ turn, lie }: { readonly turn: Turn; readonly lie: Lie }) {
  const last = Math.max(...turn.draft.laid.map(({ cell }) => cell));
  if (turn.score === null) return null;
  const { x, y, width } = boxOf(lie, last);
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <span
        className={styles.bubble}
        style={inUnits({ x: x + width * 0.45, y: y - width * 0.3, width, height: 0 })}
      >
        +{turn.score}
      </span>
    </div>
  );
}

/** The wooden stand of the rack, and one line of words above it. */
function Stand({ props, turn, words }: Omit<SheetProps, 'pending'>) {
  const { note, stand } = placesOf(props.isNarrow);
  return (
    <div className={boardStyles.layer}>
      <p className={styles.note} style={inUnits(note)}>
        <span>{noteOf(props, turn, words)}</span>
        <span>{words.say('bag', { count: props.view.bag })}</span>
      </p>
      {props.view.rack !== null && <div className={styles.stand} style={inUnits(stand)} />}
    </div>
  );
}
