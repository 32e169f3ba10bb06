// What one draws with: colours with their names, widths, eraser, undo, clear, and a word that the drawing is finished.
import { cleared, colours, mostInk, undone, widths } from '../ink.ts';
import type { PenLook } from './Paper.tsx';
import styles from './sketch.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly look: PenLook;
  readonly words: Words;
  readonly length: number;
  readonly hasStrokes: boolean;
  readonly isDrawn: boolean;
  choose(look: PenLook): void;
  draw(ink: string): void;
  finish(): void;
}

const eraser = 0;
const eraserWidth = 3;
/** From here on it is said how much room is left. */
const littleLeft = 0.3;

export function Tools({ look, words, length, hasStrokes, isDrawn, choose, draw, finish }: Props) {
  const left = 1 - length / mostInk;
  return (
    <div className={styles.tools} data-part="tools">
      <fieldset className={styles.colours}>
        <legend className={styles.unseen}>{words.say('colour')}</legend>
        {colours.map(({ key, value }, number) =>
          number === eraser ? null : (
            <button
              aria-label={words.colour(number)}
              aria-pressed={look.colour === number}
              key={key}
              onClick={() =>
                choose({ ...look, colour: number, width: look.colour === eraser ? 1 : look.width })
              }
              style={{ background: value }}
              title={words.colour(number)}
              type="button"
            />
          ),
        )}
      </fieldset>
      <fieldset className={styles.widths}>
        <legend className={styles.unseen}>{words.say('width')}</legend>
        {widths.map((width, number) => (
          <button
            aria-label={words.say(`width${number}`)}
            aria-pressed={look.width === number}
            key={width}
            onClick={() => choose({ ...look, width: number })}
            title={words.say(`width${number}`)}
            type="button"
          >
            <svg aria-hidden="true" height="24" viewBox="0 0 24 24" width="24">
              <circle cx="12" cy="12" fill="currentcolor" r={2 + width / 7} />
            </svg>
          </button>
        ))}
        <button
          aria-pressed={look.colour === eraser}
          onClick={() => choose({ colour: eraser, width: eraserWidth })}
          type="button"
        >
          {words.say('eraser')}
        </button>
        <button disabled={length === 0} onClick={() => draw(undone)} type="button">
          {words.say('undo')}
        </button>
        <button disabled={!hasStrokes} onClick={() => draw(cleared)} type="button">
          {words.say('clear')}
        </button>
        <button disabled={isDrawn || !hasStrokes} onClick={finish} type="button">
          {words.say('done')}
        </button>
      </fieldset>
      {left < littleLeft && (
        <p className={styles.room} role="status">
          {left < 0.01
            ? words.say('full')
            : words.say('roomLeft', { percent: Math.max(1, Math.floor(left * 10) * 10) })}
        </p>
      )}
    </div>
  );
}
