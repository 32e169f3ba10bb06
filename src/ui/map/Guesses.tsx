// What each guess on the map was answered, and the field for the next one.
import { type CSSProperties, useEffect, useRef } from 'react';
import { arrowOf, type MapMark } from '../../engine/mapPuzzle.ts';
import { useAnnounce } from '../Announcer.tsx';
import type { MapPuzzleProps } from '../PuzzleProps.ts';
import { type Language, type Speak, useTexts } from '../texts.tsx';
import { Arrow } from './Arrow.tsx';
import { GuessField, type Offers } from './GuessField.tsx';
import styles from './map.module.css';

interface GuessesProps extends MapPuzzleProps {
  /** Its texts are in `puzzles:<puzzle>`. */
  readonly puzzle: string;
  /** What a place is called, by its code. */
  nameOf(place: string): string;
  readonly offersFor: Offers;
}

const kmIn = (language: Language, km: number): string => new Intl.NumberFormat(language).format(km);
const percentIn = (language: Language, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);

/** "France: 1,240 km, south-west, 87%." */
function markInWords(
  t: Speak,
  language: Language,
  { puzzle, nameOf }: Pick<GuessesProps, 'puzzle' | 'nameOf'>,
  { place, km, percent, direction }: MapMark,
): string {
  const name = nameOf(place);
  if (direction === null) return t(`puzzles:${puzzle}.found`, { place: name });
  return t(`puzzles:${puzzle}.told`, {
    place: name,
    km: kmIn(language, km),
    direction: t(`puzzles:${puzzle}.direction.${direction}`),
    percent: percentIn(language, percent),
  });
}

export function Guesses(props: GuessesProps) {
  const { puzzle, face, guesses, isOpen, isBusy, note, refusals, draft, offersFor } = props;
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const announced = useRef(guesses.length);
  useEffect(() => {
    const last = guesses.at(-1);
    const left = face.maxGuesses - guesses.length;
    if (guesses.length > announced.current && last) {
      const rest = left > 0 ? t('pages:daily.left', { count: left }) : t('pages:daily.noneLeft');
      const words = markInWords(t, language, props, last);
      announce(last.direction === null ? words : `${words} ${rest}`);
    }
    announced.current = guesses.length;
  });
  const isBefore = face.outline === null;
  const open = Array.from({ length: face.maxGuesses - guesses.length }, (_, at) => guesses.length + at + 1);
  return (
    <>
      <ol
        aria-label={t('pages:daily.guesses')}
        className={styles.guesses}
        tabIndex={isOpen || isBefore ? undefined : 0}
      >
        {guesses.map((mark) => (
          <Guess
            key={mark.place}
            mark={mark}
            name={props.nameOf(mark.place)}
            words={markInWords(t, language, props, mark)}
          />
        ))}
        {(isOpen || isBefore) &&
          open.map((number) => <li aria-hidden="true" className={styles.open} key={number} />)}
      </ol>
      {isOpen && (
        <GuessField
          guess={props.guess}
          isBusy={isBusy}
          offersFor={offersFor}
          onType={props.onDraft}
          puzzle={puzzle}
          refusals={refusals}
          typed={draft}
        />
      )}
      <div className={styles.note}>{note}</div>
    </>
  );
}

type NearStyle = CSSProperties & Readonly<Record<'--near', string>>;

interface GuessProps {
  readonly mark: MapMark;
  readonly name: string;
  readonly words: string;
}

function Guess({ mark, name, words }: GuessProps) {
  const { t, language } = useTexts();
  const { km, percent, direction } = mark;
  const near: NearStyle = { '--near': `${percent}%` };
  return (
    <li className={styles.guess} data-found={direction === null || undefined}>
      <span className={styles.unseen}>{words}</span>
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
      <span aria-hidden="true" className={styles.km}>
        {direction !== null && t('pages:daily.km', { km: kmIn(language, km) })}
      </span>
      <span aria-hidden="true" className={styles.arrow}>
        <Arrow sign={arrowOf(direction)} />
      </span>
      <span aria-hidden="true" className={styles.percent} style={near}>
        {percentIn(language, percent)}
      </span>
    </li>
  );
}
