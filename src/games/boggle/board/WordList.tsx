// One's own words of this round, the newest first.

import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { pointsOf } from '../scoring.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Places } from './places.ts';
import type { Search } from './search.ts';
import type { Words } from './words.ts';

interface Props {
  readonly seen: View;
  readonly places: Places;
  readonly search: Search;
  readonly words: Words;
}

export function WordList({ seen, places, search, words }: Props) {
  if (seen.own === null) return null;
  const points = seen.own.reduce((sum, word) => sum + pointsOf(word), 0);
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
        <p>
          {seen.own.length === 0
            ? words.say('howTo')
            : words.say('sum', { count: seen.own.length, points: words.say('points', { count: points }) })}
        </p>
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
