// The minesweeper board: a field of keys, opened one by one, and the switch for the bomb.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { type BoardInput, useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { blastBox, cellBox, type Places, panRatio, placesOf } from '../places.ts';
import { ofSeat } from '../rules.ts';
import type { Minesweeper } from '../shapes.ts';
import { minesLeft } from '../view.ts';
import styles from './board.module.css';
import { Faces } from './Faces.tsx';
import { FieldDrawing } from './FieldDrawing.tsx';
import { Pan } from './Pan.tsx';
import { Rail } from './Rail.tsx';
import { type Digging, useDigging } from './useDigging.ts';
import { cellOfId, fieldRows, type Words, wordsOf } from './words.ts';

export const board: GameBoard<Minesweeper> = {
  Board,
  Rail,
  ratio: (isNarrow) => (isNarrow ? panRatio : 1),
  sound: ({ key }) => (key === 'mine' || key === 'bomb' ? 'capture' : key === 'laid' ? 'rattle' : 'place'),
  fact: (view, seat, t) => t('rules:minesweeper.fact', { count: ofSeat(view.found, seat) }),
};

function Board(props: BoardProps<Minesweeper>) {
  const { view, isNarrow, taste, people } = props;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const places = placesOf(isNarrow);
  const digging = useDigging(props, words);
  const rows = fieldRows(places, words, view, digging.chosen);
  const input = useBoardInput(places.size, rows, digging.acts, false);
  const sheet = (
    <BoardSheet size={places.size} taste={taste} input={input} className={styles.minesweeper}>
      <Faces />
      <FieldDrawing places={places} view={view} hasNumbers={places.hasFrame && taste.coordinates} />
      <Aim props={props} digging={digging} places={places} input={input} />
      <CellGrid kind="grid" label={words.say('name')} rows={rows} input={input} />
    </BoardSheet>
  );
  const note = <Score props={props} words={words} />;
  return (
    <>
      {isNarrow ? (
        <Pan places={places} view={view} note={note} isCalm={taste.reducedMotion}>
          {sheet}
        </Pan>
      ) : (
        sheet
      )}
      {digging.isMine && <Buttons digging={digging} words={words} />}
    </>
  );
}

/** Under the narrow field: what the rail says where there is room for it. */
function Score({ props, words }: { readonly props: BoardProps<Minesweeper>; readonly words: Words }) {
  return (
    <>
      <span className={styles.noteScore}>
        {props.view.found.map((count, seat) => (
          <span key={seat}>
            <SeatShape seat={seat} size={14} /> {count}
          </span>
        ))}
      </span>
      {words.say('left', { count: minesLeft(props.view) })}
    </>
  );
}

interface AimProps {
  readonly props: BoardProps<Minesweeper>;
  readonly digging: Digging;
  readonly places: Places;
  readonly input: BoardInput;
}

/** The last move, what is on its way, and where one aims: a cell, or the whole square of a bomb. */
function Aim({ props, digging, places, input }: AimProps) {
  const { view, pending } = props;
  const { tool, chosen } = digging;
  const isFree = input.aimed !== null && digging.acts.to(null).includes(input.aimed);
  const aimed = chosen ?? (isFree ? cellOfId(input.aimed ?? '') : null);
  const marks: Mark[] = view.last ? [{ kind: 'last', box: cellBox(places, view.last.cell) }] : [];
  if (pending) marks.push({ kind: 'ghost', box: cellBox(places, pending.cell) });
  return (
    <>
      <Marks marks={marks} />
      {aimed !== null && digging.isMine && (
        <div className={boardStyles.layer} aria-hidden="true">
          {tool === 'bomb' && <div className={styles.blast} style={inUnits(blastBox(places, aimed))} />}
          <div className={styles.aim} data-chosen={chosen !== null} style={inUnits(cellBox(places, aimed))} />
        </div>
      )}
    </>
  );
}

function Buttons({ digging, words }: { readonly digging: Digging; readonly words: Words }) {
  const { tool, needsConfirm, chosen, take, confirm } = digging;
  const hasBomb = digging.noBomb === null;
  if (!hasBomb && !needsConfirm) return null;
  const isReady = chosen !== null;
  return (
    <BoardActions>
      <div className={styles.actions}>
        {hasBomb && (
          <fieldset className={styles.switch} aria-label={words.say('tools')}>
            {(['open', 'bomb'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={tool === one} onClick={() => take(one)}>
                {words.say(`tool.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        {needsConfirm && (
          <ActionButton isPrimary isDisabled={!isReady} onPress={confirm}>
            {words.say(tool === 'bomb' ? 'throw' : 'confirm')}
          </ActionButton>
        )}
      </div>
    </BoardActions>
  );
}
