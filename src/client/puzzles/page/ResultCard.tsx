// The result of an attempt: headline, XP, stats, how many guesses it usually takes, what can be passed on.
import { mergeClasses } from '@fluentui/react-components';
import { Suspense, useEffect, useRef } from 'react';
import { BadgePicture } from '../../../ui/BadgePicture.tsx';
import { Milestone } from '../../../ui/celebration/Milestone.tsx';
import { StreakMark } from '../../../ui/celebration/StreakMark.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { LevelRing } from '../../../ui/LevelRing.tsx';
import { StateTop } from '../../../ui/StateTop.tsx';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAchievements } from '../../base/api/achievements.ts';
import { contentAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { placeInWords } from '../../base/words/placeInWords.ts';
import { inNumbers } from '../../games/progress/numbers.ts';
import { usePreferences } from '../../parts/profile/useOwnProfile.ts';
import { secondsInWords } from '../daily/durations.ts';
import { closingTime } from '../daily/times.ts';
import { isAnniversary } from './anniversary.ts';
import styles from './puzzle.module.css';
import { ShareBlock } from './ShareBlock.tsx';
import { StatsBlock } from './StatsBlock.tsx';
import type { ShareOf } from './share.ts';
import type { Progress, ShownAttempt } from './usePhase.ts';

interface ResultCardProps {
  readonly daily: { readonly gameType: string };
  readonly game: ShownAttempt;
  readonly progress: Progress;
  readonly rows: number | null;
  readonly answer: string | null;
  readonly share: ShareOf;
  readonly day: string;
}

function headlineOf(t: Speak, { game, rows }: Pick<ResultCardProps, 'game' | 'rows'>): string {
  if (game.solved && rows !== null) return t(`pages:daily.solvedIn.${rows}`);
  if (game.solved) return t('pages:daily.solvedAfter', { time: secondsInWords(t, game.seconds ?? 0) });
  return t('pages:daily.missed');
}

export function ResultCard(props: ResultCardProps) {
  const { daily, game, progress, rows, answer, share, day } = props;
  const { t, language } = useTexts();
  const type = useType();
  const { userId } = useSignedIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const headline = headlineOf(t, props);
  const own = game.team.find((each) => each.userId === userId);
  const solvers = game.team.filter(({ state }) => state === 'solved').length;
  const { gameType } = daily;
  const wasOver = useRef(game.finished && document.activeElement === document.body);
  useEffect(() => {
    if (!wasOver.current) heading.current?.focus({ preventScroll: true });
  }, []);
  const detail =
    answer !== null
      ? t(`puzzles:${gameType}.answer`, { answer })
      : progress.isCutOff
        ? t('pages:daily.cutOff', { time: closingTime(game.closesAt, language) })
        : own?.rank != null
          ? t('pages:daily.rank', { place: placeInWords(own.rank, language), count: solvers })
          : '';
  return (
    <section aria-labelledby="pz-result" className={classNames(styles.card, styles.result)}>
      <div className={styles.resultHead}>
        <span className={styles.resultTop}>
          <StateTop size={44} state={game.solved ? 'spinning' : 'leaning'} />
        </span>
        <div className={styles.resultWords}>
          <h2 id="pz-result" ref={heading} tabIndex={-1}>
            {headline}
          </h2>
          {detail && <p className={styles.quiet}>{detail}</p>}
        </div>
        {game.gains && game.gains.xp > 0 && (
          <p className={styles.xp}>
            <span>+{inNumbers(game.gains.xp, language)}</span>
            <span className={mergeClasses(type.caption, type.quiet)}>
              {t(game.gains.badges.length > 0 ? 'pages:daily.xpWithBadges' : 'pages:daily.xp')}
            </span>
          </p>
        )}
      </div>
      {game.isPractice && <p>{t('pages:daily.practiceResult')}</p>}
      <Earned game={game} />
      <StatsBlock chosen={game.solved ? rows : null} stats={game.stats} />
      <Suspense>
        <ShareBlock day={day} game={game} gameType={gameType} headline={headline} share={share} />
      </Suspense>
    </section>
  );
}

/** A new level, a round streak and new badges; a solved puzzle is celebrated already. */
function Earned({ game }: { readonly game: ShownAttempt }) {
  const { t, language } = useTexts();
  const { data } = useAchievements();
  const { gains } = game;
  const { milestones } = usePreferences();
  if (!gains || !milestones) return null;
  const badges = data?.filter(({ idprod }) => gains.badges.includes(idprod)) ?? [];
  const isUp = gains.level > gains.levelBefore;
  const { streak } = game.stats;
  const hasStreak = game.solved && !game.isPractice && isAnniversary(streak);
  if (!isUp && !hasStreak && badges.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    badges.map(({ title }) => title[language]),
  );
  return (
    <div className={styles.earned}>
      {isUp && (
        <Milestone
          isCelebrated={false}
          picture={<LevelRing level={gains.level} part={1} size={48} />}
          words={t('progress.levelUp', { level: gains.level })}
        />
      )}
      {hasStreak && (
        <Milestone
          isCelebrated={false}
          picture={<StreakMark count={streak} size={48} />}
          words={t('pages:daily.streakMoment', { count: streak })}
        />
      )}
      {badges.map(({ idprod, image }) =>
        image === null ? null : <BadgePicture key={idprod} picture={contentAt(image)} size={36} />,
      )}
      {badges.length > 0 && <p>{t('progress.gainedBadge', { count: badges.length, names })}</p>}
    </div>
  );
}
