// The letters nobody has seen yet, in the bag and on the other racks.
import type { RailProps } from '../../../ui/BoardProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import type { Scrabble, View } from '../shapes.ts';
import { empty } from '../squares.ts';
import { blank, sorted, tilesOf, without } from '../tiles.ts';
import styles from './rail.module.css';

/** Each letter with how many of it are unseen. */
function unseen({ rules, board, blanks, rack }: View): [string, number][] {
  const tiles = [...board].flatMap((letter, cell) =>
    letter === empty ? [] : [blanks.includes(cell) ? blank : letter],
  );
  const left = without(tilesOf(rules.language), [...tiles, ...(rack ?? '')]) ?? '';
  const counts = new Map<string, number>();
  for (const letter of sorted(left, rules.language)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts];
}

export function Rail({ view }: RailProps<Scrabble>) {
  const { t } = useTexts();
  const letters = view.phase === 'over' || view.phase === 'opening' ? [] : unseen(view);
  if (letters.length === 0) return null;
  return (
    <section className={styles.unseen} aria-label={t('rules:scrabble.board.unseen')}>
      <strong>{t('rules:scrabble.board.unseen')}</strong>
      <ul>
        {letters.map(([letter, count]) => (
          <li key={letter}>
            {letter === blank ? (
              <b className={styles.unseenBlank} role="img" aria-label={t('rules:scrabble.board.blank')} />
            ) : (
              <b>{letter}</b>
            )}
            {count > 1 && <span>{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
