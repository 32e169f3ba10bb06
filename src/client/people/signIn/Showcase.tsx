// Three living pictures of the product beside the sign-in form: a board, today's puzzle, a podium. Loaded when the form stands.
import type { ReactNode } from 'react';
import en from '../../../texts/en/pages/welcome.json' with { type: 'json' };
import tr from '../../../texts/tr/pages/welcome.json' with { type: 'json' };
import { useTexts } from '../../../ui/texts.tsx';
import { translateFrom } from '../../base/words/translate.ts';
import styles from './showcase.module.css';

const english = { 'pages:welcome': en };
const turkish = { 'pages:welcome': tr };
const texts = { en: translateFrom(english, english), tr: translateFrom(turkish, english) };

/** Columns in the order they are played; saffron begins, and connects four on the diagonal. */
const drops = [3, 3, 2, 4, 4, 2, 5, 1, 3, 2, 2];
const columns = [0, 1, 2, 3, 4, 5, 6];
const rows = [0, 1, 2, 3];

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
}

const discs = drops.map((x, at): Disc => {
  const below = drops.slice(0, at).filter((other) => other === x).length;
  return { x, y: rows.length - 1 - below, seat: at % 2 };
});

function Board() {
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 140 80">
      <rect className={styles.frame} height="80" rx="8" width="140" />
      {columns.flatMap((x) =>
        rows.map((y) => (
          <circle className={styles.hole} cx={10 + x * 20} cy={10 + y * 20} key={`${x} ${y}`} r="8" />
        )),
      )}
      {discs.map(({ x, y, seat }, at) => (
        <circle
          className={styles.disc}
          cx={10 + x * 20}
          cy={10 + y * 20}
          data-seat={seat}
          key={`${x} ${y}`}
          r="8"
          style={{ animationDelay: `${600 + at * 500}ms` }}
        />
      ))}
    </svg>
  );
}

/** A guess a row; m: elsewhere in the word, h: here, n: not in it. */
const guesses = [
  ['C', 'n', 'O', 'm', 'A', 'n', 'S', 'n', 'T', 'm'],
  ['T', 'h', 'O', 'h', 'W', 'n', 'E', 'n', 'R', 'n'],
  ['T', 'h', 'O', 'h', 'P', 'h', 'I', 'h', 'C', 'h'],
];

function Tiles() {
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 140 80">
      {guesses.flatMap((guess, row) =>
        [0, 1, 2, 3, 4].map((at) => {
          const [x, y] = [11 + at * 24, 2 + row * 26];
          return (
            <g
              className={styles.tile}
              data-mark={guess[at * 2 + 1]}
              key={`${x} ${y}`}
              style={{ animationDelay: `${800 + row * 1500 + at * 120}ms` }}
            >
              <rect height="22" rx="4" width="22" x={x} y={y} />
              <text x={x + 11} y={y + 16}>
                {guess[at * 2]}
              </text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** From the left: second, first, third; they rise from the third to the first. */
const stands = [
  { x: 8, height: 34, face: 'BL', delay: 1_600 },
  { x: 50, height: 50, face: 'AM', delay: 2_600 },
  { x: 92, height: 24, face: 'DK', delay: 600 },
];

function Stands() {
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 140 80">
      {stands.map(({ x, height, face, delay }, at) => (
        <g className={styles.stand} key={face} style={{ animationDelay: `${delay}ms` }}>
          <rect className={styles.step} height={height} rx="4" width="40" x={x} y={80 - height} />
          <circle className={styles.face} cx={x + 20} cy={80 - height - 14} data-face={at} r="12" />
          <text className={styles.initials} x={x + 20} y={80 - height - 10}>
            {face}
          </text>
        </g>
      ))}
    </svg>
  );
}

const pictures: readonly (readonly [key: 'board' | 'puzzle' | 'quiz', picture: ReactNode])[] = [
  ['board', <Board key="board" />],
  ['puzzle', <Tiles key="puzzle" />],
  ['quiz', <Stands key="quiz" />],
];

export function Showcase() {
  const t = texts[useTexts().language];
  return (
    <section aria-label={t('pages:welcome.title')} className={styles.showcase}>
      <p className={styles.title}>{t('pages:welcome.title')}</p>
      <p className={styles.words}>{t('pages:welcome.words')}</p>
      <ul className={styles.cards}>
        {pictures.map(([key, picture]) => (
          <li className={styles.card} key={key}>
            {picture}
            <span>
              <strong className={styles.name}>{t(`pages:welcome.${key}.title`)}</strong>
              <span>{t(`pages:welcome.${key}.words`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.words}>{t('pages:welcome.more')}</p>
    </section>
  );
}
