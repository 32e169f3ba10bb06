// The stats of a person at a puzzle: four figures, and how often it took how many guesses.
import { mergeClasses } from '@fluentui/react-components';
import type { Stats } from '../../../contract/puzzles/puzzles.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { inNumbers } from '../../games/progress/numbers.ts';
import { secondsInWords } from '../daily/durations.ts';
import styles from './puzzle.module.css';

interface StatsBlockProps {
  readonly stats: Stats;
  /** The number of guesses that is marked as today's. */
  readonly chosen: number | null;
}

export function StatsBlock({ stats, chosen }: StatsBlockProps) {
  const { t, language } = useTexts();
  const type = useType();
  const { played, solved, streak, bestStreak, distribution, bestSeconds } = stats;
  const rate = played === 0 ? 0 : Math.round((100 * solved) / played);
  const figures = [
    ['played', inNumbers(played, language)],
    ['solved', t('progress.percent', { value: rate })],
    ['streak', inNumbers(streak, language)],
    ['bestStreak', inNumbers(bestStreak, language)],
  ] as const;
  const most = Math.max(1, ...distribution);
  return (
    <>
      <dl className={styles.stats}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt className={mergeClasses(type.caption, type.quiet)}>{t(`pages:daily.figure.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bestSeconds !== null && distribution.length === 0 && (
        <p>{t('pages:daily.bestTime', { time: secondsInWords(t, bestSeconds) })}</p>
      )}
      {distribution.length > 0 && (
        <div className={styles.spread}>
          <h3 className={type.cardTitle}>{t('pages:daily.guessesNeeded')}</h3>
          <ol>
            {distribution.map((count, at) => (
              <li data-chosen={at + 1 === chosen} key={at}>
                <span aria-hidden="true">{at + 1}</span>
                <span className={styles.unseen}>{t('pages:daily.spread', { guesses: at + 1, count })}</span>
                <span
                  aria-hidden="true"
                  className={styles.barOf}
                  style={{ width: `${8 + (92 * count) / most}%` }}
                >
                  {count}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
