// After a puzzle: another one of today that waits, and when the next of this kind comes.
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { waitInWords } from '../daily/durations.ts';
import { type DailyPuzzle, dailyPuzzles, isWaiting, useEvents } from '../daily/today.ts';
import { useServerTime } from '../daily/useServerTime.ts';
import styles from './puzzle.module.css';

export function NextCard({ daily }: { readonly daily: DailyPuzzle }) {
  const { t } = useTexts();
  const type = useType();
  const { data } = useEvents();
  const waiting = dailyPuzzles(data?.events ?? []).find(
    (other) => other.gameType !== daily.gameType && isWaiting(other),
  );
  return (
    <>
      {waiting && (
        <section className={classNames(styles.card, styles.next)}>
          <GameArt game={waiting.gameType} size={44} />
          <div>
            <h2 className={type.strong}>{t('pages:daily.next', { game: t(`games.${waiting.gameType}`) })}</h2>
            <p className={styles.quiet}>{t(`pages:daily.waiting.${waiting.today?.myState ?? 'open'}`)}</p>
          </div>
          <ButtonLink to={`/puzzle/${waiting.gameType}`}>
            {t(waiting.today?.myState === 'playing' ? 'pages:daily.continue' : 'pages:daily.start')}
          </ButtonLink>
        </section>
      )}
      <Coming daily={daily} />
    </>
  );
}

/** "A new word arrives in 13 h 08 min." */
export function Coming({ daily: { gameType, next } }: { readonly daily: DailyPuzzle }) {
  const { t } = useTexts();
  const now = useServerTime(20_000);
  if (!next) return null;
  const wait = waitInWords(t, Date.parse(next.start) - now);
  return (
    <p className={classNames(styles.coming, styles.quiet)}>{t(`puzzles:${gameType}.coming`, { wait })}</p>
  );
}
