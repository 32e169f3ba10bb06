// The end: podium, one's own line with XP, something to pass on, and the full table.
import { mergeClasses } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { useEffect, useState } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { getTrivia } from '../../../../contract/events/trivia.ts';
import { levelStart } from '../../../../contract/progress/levels.ts';
import { BadgePicture } from '../../../../ui/BadgePicture.tsx';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { Celebration } from '../../../../ui/celebration/Celebration.tsx';
import { Milestone } from '../../../../ui/celebration/Milestone.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { isMotionReduced } from '../../../../ui/isMotionReduced.ts';
import { LevelRing } from '../../../../ui/LevelRing.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAchievements } from '../../../base/api/achievements.ts';
import { contentAt } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { placeInWords } from '../../../base/words/placeInWords.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { Podium, revealMs } from '../../../games/progress/Podium.tsx';
import { RankRows } from '../../../games/progress/RankRows.tsx';
import { usePreferences } from '../../../parts/profile/useOwnProfile.ts';
import type { ResultPicture } from '../../../parts/sharing/resultPicture.ts';
import { SharePictureButton } from '../../../parts/sharing/SharePictureButton.tsx';
import liveStyles from './live.module.css';
import phaseStyles from './phase.module.css';
import { pointsInWords } from './points.ts';
import type { View } from './view.ts';

const onPodium = 3;
/** The table is worked out a moment after the end. */
const settledWithinMs = 2_000;

/** What is known of an event that is over: from the live state, or from its page later. */
export type Ended = Pick<Quiz, 'trivia' | 'name' | 'mode' | 'top' | 'own' | 'gains' | 'people'>;

interface CompletedProps {
  readonly quiz: Ended;
  readonly view: View;
  /** It ended just now: the podium is revealed from the third to the first, and what tells the winner comes after it. */
  readonly isLive?: boolean;
}

function useRevealed(isLive: boolean): boolean {
  const [isRevealed, reveal] = useState(() => !isLive || isMotionReduced());
  useEffect(() => {
    if (isRevealed) return;
    const timer = setTimeout(() => reveal(true), onPodium * revealMs);
    return () => clearTimeout(timer);
  }, [isRevealed]);
  return isRevealed;
}

export function Completed({ quiz, view, isLive = false }: CompletedProps) {
  const type = useType();
  const { t, language } = useTexts();
  const [isSettled, settle] = useState(false);
  const { data } = useAnswer(
    getTrivia,
    { params: { id: quiz.trivia }, query: { withAnswers: 'false' } },
    { everyMs: isSettled ? false : settledWithinMs },
  );
  const hasRows = (data?.rows.length ?? 0) > 0;
  useEffect(() => {
    if (hasRows) settle(true);
  }, [hasRows]);
  const words = pointsInWords(quiz.mode, language, t);
  const rows = data && hasRows ? data.rows : quiz.top;
  const own = quiz.own ?? data?.own ?? null;
  const isPlayer = view === 'player';
  const isRevealed = useRevealed(isLive);
  const isCheered = isLive && isRevealed && (view === 'screen' || (isPlayer && own?.rank === 1));
  const picture = (): ResultPicture => {
    const [winner] = rows;
    const podium = rows
      .slice(0, onPodium)
      .map(({ rank, name, points }) => ({ place: rank, name, value: words(points) }));
    return {
      title: t('pages:trivia.picture'),
      headline: quiz.name,
      detail: winner ? t('pages:trivia.won', { name: winner.name }) : t('pages:trivia.over'),
      lines: [],
      scene: { kind: 'podium', steps: podium },
      fileName: 'quiz',
    };
  };
  const headline = () => {
    if (!isRevealed) return t('pages:trivia.over');
    if (isPlayer && own?.rank === 1) return t('pages:trivia.youWon');
    const [winner] = rows;
    return winner ? t('pages:trivia.won', { name: winner.name }) : t('pages:trivia.over');
  };
  return (
    <div className={phaseStyles.completed}>
      <h2 className={phaseStyles.lead} tabIndex={-1}>
        {headline()}
      </h2>
      {rows.length > 0 && (
        <Podium
          isForAll={view === 'screen'}
          isRevealed={isLive}
          rows={rows.slice(0, onPodium)}
          words={words}
        />
      )}
      {isCheered && <Celebration />}
      {isRevealed && view === 'desk' && rows.length > 0 && (
        <SharePictureButton className={liveStyles.button} picture={picture} />
      )}
      {isRevealed && isPlayer && own && (
        <section className={classNames(liveStyles.card, phaseStyles.ownEnd)}>
          <p className={type.cardTitle}>
            {t('pages:trivia.ownEnd', {
              place: placeInWords(own.rank, language),
              count: Math.max(rows.length, quiz.people),
              points: words(own.points),
            })}
          </p>
          {quiz.gains && <Gained gains={quiz.gains} isCelebrated={isLive && !isCheered} />}
          <CopyButton
            className={liveStyles.button}
            copiedLabel={t('pages:daily.copied')}
            icon={<Copy20Regular />}
            label={t('pages:daily.copy')}
            text={t('pages:trivia.shareText', {
              name: quiz.name,
              place: placeInWords(own.rank, language),
              count: Math.max(rows.length, quiz.people),
              points: words(own.points),
            })}
          />
          <SharePictureButton className={liveStyles.button} picture={picture} />
        </section>
      )}
      {isRevealed && rows.length > 0 && view !== 'screen' && (
        <section aria-label={t('pages:trivia.table')} className={liveStyles.card}>
          <h3 className={type.cardTitle}>{t('pages:trivia.table')}</h3>
          <RankRows hasMoves={false} own={isPlayer ? own : null} rows={rows} words={words} />
        </section>
      )}
    </div>
  );
}

interface GainedProps {
  readonly gains: NonNullable<Quiz['gains']>;
  /** A new level is celebrated: the win is not. */
  readonly isCelebrated: boolean;
}

function Gained({ gains, isCelebrated }: GainedProps) {
  const type = useType();
  const { t, language } = useTexts();
  const { xp, totalXp, level, levelBefore, badges } = gains;
  const { data } = useAchievements();
  const { milestones } = usePreferences();
  const earned = (milestones ? (data ?? []) : []).filter(({ idprod }) => badges.includes(idprod));
  if (xp === 0 && earned.length === 0) return null;
  return (
    <div className={phaseStyles.gains}>
      <p className={mergeClasses(type.strong, phaseStyles.xp)}>
        {t('progress.gained', {
          xp: inNumbers(xp, language),
          left: inNumbers(levelStart(level + 1) - totalXp, language),
          level: level + 1,
        })}
      </p>
      {milestones && level > levelBefore && (
        <Milestone
          isCelebrated={isCelebrated}
          picture={<LevelRing level={level} part={1} size={48} />}
          words={t('progress.levelUp', { level })}
        />
      )}
      {earned.map(({ idprod, title, image }) => (
        <p className={phaseStyles.badge} key={idprod}>
          {image !== null && <BadgePicture picture={contentAt(image)} size={32} />}
          {title[language]}
        </p>
      ))}
    </div>
  );
}
