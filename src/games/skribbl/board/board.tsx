// The board of sketch and guess: the paper, above it the word and the time, beside it guesses, tools or points.
import { useState } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { type Action, ActionButtons } from '../../../ui/board/ActionButtons.tsx';
import { useKept } from '../../../ui/board/useKept.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { Skribbl } from '../shapes.ts';
import { Guessing } from './Guessing.tsx';
import { Head } from './Head.tsx';
import { Paper, type PenLook } from './Paper.tsx';
import { Shown } from './Shown.tsx';
import { savePicture } from './savePicture.ts';
import styles from './sketch.module.css';
import { Tools } from './Tools.tsx';
import { isOpen, useInk } from './useInk.ts';
import { useReplay } from './useReplay.ts';
import { coloursSaid, factOf, type Words, wordsOf } from './words.ts';

export const board: GameBoard<Skribbl> = {
  Board,
  fact: factOf,
  ratio: (isNarrow) => (isNarrow ? 0.74 : 1.5),
  hasActions: (_, { phase }) => phase !== 'drawing',
  isWritten: ({ key }) => key === 'wrong',
  sound: ({ key }) => (key === 'right' || key === 'rightLast' ? 'capture' : 'place'),
};

/** Whether a drawing is hidden, for as long as its turn lasts. */
const kept = { read: (text: string) => text === 'hidden', write: (is: boolean) => (is ? 'hidden' : 'shown') };

function Board(props: BoardProps<Skribbl>) {
  const { view, seat, people, isNarrow, taste, pending, play, report } = props;
  const { turn, phase, drawer, isDrawn } = view;
  const { t } = useTexts();
  const words = wordsOf(t, people);
  const { store, isDrawing } = useInk(props);
  const [look, setLook] = useState<PenLook>({ colour: 1, width: 0 });
  const [hidden, hide] = useKept('sketchHidden', `${turn}`, kept);
  const replay = useReplay(view.ink.join(''), taste.reducedMotion);
  const isAfter = phase === 'shown' || phase === 'over';
  const isHidden = hidden === true;
  const strokes = isHidden ? [] : (replay.strokes ?? store.strokes());
  const said = coloursSaid(strokes, words);
  return (
    <>
      <div
        className={classNames(styles.board, isNarrow ? styles.narrow : '')}
        data-part="board"
        data-palette={taste.palette}
        data-phase={phase}
      >
        <Head props={props} words={words} />
        <Paper
          draw={store.add}
          label={words.say(isDrawing ? 'sheetOwn' : 'sheet', { name: words.name(drawer) })}
          length={store.length()}
          look={isDrawing ? look : null}
          strokes={strokes}
        />
        {!(isNarrow && isDrawing) && (
          <p className={styles.below}>
            <span>{isHidden ? words.say('hidden') : said}</span>
            {seat !== drawer && phase !== 'choosing' && phase !== 'offering' && (
              <span className={styles.belowActions}>
                <button onClick={() => hide(!isHidden)} type="button">
                  {words.say(isHidden ? 'show' : 'hide')}
                </button>
                {report && (
                  <button onClick={() => report(drawer)} type="button">
                    {words.say('report')}
                  </button>
                )}
              </span>
            )}
          </p>
        )}
        <div className={styles.side}>
          {isDrawing && (
            <Tools
              choose={setLook}
              draw={store.add}
              finish={() => play({ kind: 'drawn', turn })}
              hasStrokes={strokes.length > 0}
              isDrawn={isDrawn || pending?.kind === 'drawn'}
              length={store.length()}
              look={look}
              words={words}
            />
          )}
          {isAfter ? (
            <Shown
              hasDrawing={!isHidden && store.length() > 0}
              keep={() => savePicture(store.strokes(), words.say('fileName', { word: view.word ?? '' }))}
              replay={replay.start}
              seen={view}
              words={words}
            />
          ) : (
            <Guessing props={props} words={words} />
          )}
        </div>
      </div>
      <ActionButtons actions={actionsOf(props, words)} />
    </>
  );
}

/** The words to choose from, and after the turn to go on. */
function actionsOf(props: BoardProps<Skribbl>, words: Words): readonly Action[] {
  const { view, seat, pending, play } = props;
  const { phase, turn, offered, ready } = view;
  if (seat === null || !(isOpen(props) || pending !== null)) return [];
  if (phase === 'choosing' && offered) {
    const isDisabled = pending !== null;
    return [
      ...offered.map((label, word) => ({
        label,
        isPrimary: true,
        isDisabled,
        onPress: () => play({ kind: 'choose', turn, word }),
      })),
      { label: words.say('pass'), isDisabled, onPress: () => play({ kind: 'pass', turn }) },
    ];
  }
  if (phase !== 'shown') return [];
  const isReady = ready[seat] === true || pending?.kind === 'continue';
  return [
    {
      label: words.say(isReady ? 'waiting' : 'continue'),
      isPrimary: true,
      isDisabled: isReady,
      onPress: () => play({ kind: 'continue', turn }),
    },
  ];
}
