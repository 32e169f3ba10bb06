// One's own words of this round, the newest first.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { isToBegin } from '../apart.ts';
import type { Places } from '../places.ts';
import { pointsOf } from '../scoring.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Search } from './search.ts';
import type { Words } from './words.ts';

interface Props {
  readonly seen: View;
  readonly seat: Seat | null;
  readonly places: Places;
  readonly search: Search;
  readonly words: Words;
}

/** What stands above the words: how to find some, how many they are, or for whom they wait. */
function headline(
  { seen, seat, words }: Pick<Props, 'seen' | 'seat' | 'words'>,
  own: readonly string[],
): string {
  const points = own.reduce((sum, word) => sum + pointsOf(word), 0);
  const sum = () => words.say('sum', { count: own.length, points: words.say('points', { count: points }) });
  if (isToBegin(seen, seat)) return words.say('apart', { count: seen.rules.seconds / 60 });
  if (seen.apart && seat !== null && seen.isDone[seat]) {
    const others = seen.isDone.flatMap((isDone, other) => (isDone ? [] : [other]));
    return `${sum()}. ${words.say('waitsFor', { names: words.names(others) })}`;
  }
  return own.length === 0 ? words.say('howTo') : sum();
}

export function WordList({ seen, seat, places, search, words }: Props) {
  if (seen.own === null) return null;
  const found = seen.own.toReversed();
  return (
    <div className={boardStyles.layer}>
      <section
        className={styles.list}
        style={inUnits(places.list)}
        aria-label={words.say('yourWords')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <p>{headline({ seen, seat, words }, seen.own)}</p>
        <ul>
          {search.waiting.map((word) => (
            <li key={`${word} waiting`} data-waiting="true">
              {word}
            </li>
          ))}
          {found.map((word) => (
            <li key={word}>
              {word} <small>{pointsOf(word)}</small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
