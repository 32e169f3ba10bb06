// What a finished game earned: XP counted up, level progress, new badges.
import { useEffect, useState } from 'react';
import type { Gains } from '../../../contract/play/tables.ts';
import { levelStart } from '../../../contract/progress/levels.ts';
import { BadgePicture } from '../../../ui/BadgePicture.tsx';
import { Milestone } from '../../../ui/celebration/Milestone.tsx';
import { isMotionReduced } from '../../../ui/isMotionReduced.ts';
import { LevelRing } from '../../../ui/LevelRing.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAchievements } from '../../base/api/achievements.ts';
import { contentAt } from '../../base/api/call.ts';
import { inNumbers } from '../../games/progress/numbers.ts';
import { usePreferences } from '../../parts/profile/useOwnProfile.ts';
import styles from '../table.module.css';

const countingMs = 400;

/** From 0 to 1 during the animation; at once with reduced motion. */
function useCounting(): number {
  const [part, setPart] = useState(() => (isMotionReduced() ? 1 : 0));
  useEffect(() => {
    if (isMotionReduced()) return;
    const from = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const done = Math.min(1, Math.max(0, now - from) / countingMs);
      setPart(done);
      if (done < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, []);
  return part;
}

/** The progress of the level's bar; a new level starts at zero. */
function barAt(xp: number, level: number): number {
  const [start, end] = [levelStart(level), levelStart(level + 1)];
  return Math.min(1, Math.max(0, (xp - start) / (end - start)));
}

interface ProgressSummaryProps {
  readonly gains: Gains;
  /** Against bots only. */
  readonly isPractice: boolean;
  /** A new level is celebrated: the win is not, and it was not seen before. */
  readonly isCelebrated: boolean;
}

export function ProgressSummary({ gains, isPractice, isCelebrated }: ProgressSummaryProps) {
  const { t, language } = useTexts();
  const part = useCounting();
  const { milestones } = usePreferences();
  const { xp, totalXp, level, levelBefore, badges } = gains;
  if (xp === 0)
    return (
      <p className={styles.quiet}>{t(isPractice ? 'progress.practice.uncounted' : 'progress.unpaid')}</p>
    );
  const counted = totalXp - xp + Math.round(xp * part);
  const sentence = (gained: number) =>
    t('progress.gained', {
      xp: inNumbers(gained, language),
      left: inNumbers(levelStart(level + 1) - totalXp, language),
      level: level + 1,
    });
  return (
    <div className={styles.gains}>
      <p className={styles.number} data-xp={xp}>
        <span aria-hidden="true">{sentence(Math.round(xp * part))}</span>
        <span className={styles.heard}>{sentence(xp)}</span>
      </p>
      <span aria-hidden="true" className={styles.gainsBar}>
        <span style={{ width: `${100 * barAt(counted, level)}%` }} />
      </span>
      {milestones && level > levelBefore && (
        <Milestone
          isCelebrated={isCelebrated}
          picture={<LevelRing level={level} part={1} size={48} />}
          words={t('progress.levelUp', { level })}
        />
      )}
      {milestones && badges.length > 0 && <NewBadges badges={badges} />}
    </div>
  );
}

function NewBadges({ badges }: { readonly badges: readonly number[] }) {
  const { t, language } = useTexts();
  const { data } = useAchievements();
  const earned = data?.filter(({ idprod }) => badges.includes(idprod)) ?? [];
  if (earned.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    earned.map(({ title }) => title[language]),
  );
  return (
    <div className={styles.newBadges}>
      {earned.map(({ idprod, image }) =>
        image === null ? null : <BadgePicture key={idprod} picture={contentAt(image)} size={44} />,
      )}
      <p>{t('progress.gainedBadge', { count: earned.length, names })}</p>
    </div>
  );
}
